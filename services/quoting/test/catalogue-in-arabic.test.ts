/** What the catalogues and the prices say of a plan can be said in Arabic, so that no page or paper mixes languages. */
import { sentencesInArabic } from '@muqarin/rules/ar/sayings';
import type { SentenceKey } from '@muqarin/rules/ar/sentences';
import { isArabic } from '@muqarin/rules/isolate';
import { medicalChangeSentences } from '@muqarin/rules/medical/price-words';
import { inWords, type Message } from '@muqarin/rules/message';
import { motorChangeSentences } from '@muqarin/rules/motor/price-words';
import { changeMessage } from '@muqarin/rules/price-changes';
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

const inArabicToo = sentencesInArabic();
const say = (message: Message) =>
  inWords(message, inArabicToo.say, (key) => inArabicToo.sentence(key as SentenceKey));
const hasEnglish = (message: Message) => /[A-Za-z]{2}/.test(say(message));

it('says what would change a price', () => {
  const values = { day: '2027-03-14', age: 36, member: 2, emirateId: 3, years: 3, now: 1 };
  const fils = Object.fromEntries(
    ['net', 'saved', 'more', 'deductible', 'value'].map((name) => [`${name}Fils`, 150_000]),
  );
  const sentences = [medicalChangeSentences, motorChangeSentences].flatMap(Object.values<string>);
  const said = sentences.map((text) => changeMessage(text, { ...values, ...fils }));
  expect(said.filter(hasEnglish)).toEqual([]);
});

it('says the words of a trace that stand alone', () => {
  const { girl, boy, woman, man, ...trace } = messages.trace;
  const { year, years, claim, claims, ...motorTrace } = messages.motorTrace;
  expect([girl, boy, woman, man, year, years, claim, claims]).toHaveLength(8);
  const alone = [trace, motorTrace].flatMap(Object.values<string>).filter((t) => !t.includes('{'));
  expect(alone.filter(hasEnglish)).toEqual([]);
});
