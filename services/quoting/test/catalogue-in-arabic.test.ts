/** What the catalogues and the prices say of a plan can be said in Arabic, so that no page or paper mixes languages. */
import { sayKept } from '@muqarin/rules/ar/kept-texts';
import { sentencesInArabic } from '@muqarin/rules/ar/sayings';
import { isArabic } from '@muqarin/rules/isolate';
import { beforeAll, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { readCatalogueFiles } from '../src/catalogue/files.ts';
import { generalFromFiles } from '../src/catalogue/general/load.ts';
import { groupFromFiles } from '../src/catalogue/medical-corporate/load.ts';
import type { CatalogueArabic } from '../src/domain/arabic.ts';
import messages from '../src/domain/messages.en.json' with { type: 'json' };
import { realMotorCatalogue } from './support/motor-files.ts';
import { realCatalogue } from './support/real-catalogue.ts';

type Line = 'medical' | 'medical-corporate' | 'motor' | 'general';
const inArabic = {} as Record<Line, CatalogueArabic>;
beforeAll(async () => {
  const general = generalFromFiles(await readCatalogueFiles(builtInCatalogueDir, 'general'));
  if (!general.ok) throw new Error('the general catalogue has problems');
  inArabic.general = general.catalogue.arabic;
  const groups = groupFromFiles(await readCatalogueFiles(builtInCatalogueDir, 'medical-corporate'));
  if (!groups.ok) throw new Error('the catalogue for groups has problems');
  inArabic['medical-corporate'] = groups.catalogue.arabic;
  inArabic.medical = (await realCatalogue()).arabic;
  inArabic.motor = (await realMotorCatalogue()).arabic;
});

/** As the lists of plans have shown them all along. */
it.each<[Line, string, string]>([
  ['medical', 'Liwan Select', 'ليوان المختارة'],
  ['medical', 'Marsa Basic Dubai', 'مرسى الأساسية لدبي'],
  ['medical', 'Noqta Claims', 'نقطة للمطالبات'],
  ['medical', '1,120 places, GCC and India', '1,120 مكانًا، دول الخليج والهند'],
  ['medical', '20 %, up to AED 50', '20%، حتى 50\u00a0درهم'],
  ['medical', 'Network “Plus”', 'شبكة «بلس»'],
  ['motor', 'Rimal Dune Third Party', 'رمال الكثبان ضد الغير'],
  ['motor', 'Liwan Motor Family', 'ليوان العائلية للسيارات'],
  ['motor', '4x4 only', 'سيارات \u20664x4\u2069 فقط'],
  ['medical-corporate', 'Falaj Team Core', 'فلج فريق الأساس'],
  ['medical-corporate', 'Noqta Claims', 'نقطة للمطالبات'],
  ['medical-corporate', 'Emergencies worldwide', 'الطوارئ في كل العالم'],
  ['medical-corporate', 'In hospital', 'في المستشفى'],
  ['general', 'Jarra Workforce', 'تأمين جرّة للعاملين'],
  ['general', 'Falaj Fire', 'تأمين فلج للحريق'],
])('of %s has "%s" beside the English', (line, english, arabic) => {
  expect(inArabic[line].words[english]).toBe(arabic);
});

it('names each make and model, in Latin only what is made of figures and single letters', async () => {
  const { vehicles } = await realMotorCatalogue();
  const { makes, models } = inArabic.motor;
  expect(vehicles.makes.filter(({ name }) => !isArabic(makes[name] ?? ''))).toEqual([]);
  const names = vehicles.makes.flatMap((make) => make.models.map(({ name }) => name));
  expect(Object.keys(models).sort()).toEqual([...new Set(names)].sort());
  for (const name of names.filter((each) => !isArabic(models[each] ?? ''))) {
    expect(models[name]).toBe(name);
    expect(name).toMatch(/^(?:[A-Za-z]{0,4}-?\d{0,4}[A-Za-z]{0,2}|AMG GT|MG GT)$/);
  }
});

const values: Readonly<Record<string, string>> = {
  person: 'woman',
  ages: '30 to 34',
  from: '30',
  to: '34',
  factor: '1.08',
  day: '14/03/2027',
  age: '36',
  member: '2',
  emirateId: 'Sharjah',
  rate: '2.5 %',
  count: '3',
  years: '3',
  now: '1',
};

it('says every line of a price and what would change it', () => {
  const { girl, boy, woman, man, ...trace } = messages.trace;
  const { year, years, claim, claims, ...motorTrace } = messages.motorTrace;
  expect([girl, boy, woman, man, year, years, claim, claims]).toHaveLength(8);
  const texts = [trace, messages.change, motorTrace, messages.motorChange].flatMap((group) =>
    Object.values<string>(group),
  );
  const filled = texts.map((text) =>
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'AED\u00a01,500'),
  );
  expect(filled.filter(hasEnglish)).toEqual([]);
});

const say = sayKept(sentencesInArabic());

function hasEnglish(text: string): boolean {
  return /[A-Za-z]{2}/.test(say(text));
}
