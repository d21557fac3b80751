/** What the catalogues and the prices say of a plan can be said in Arabic, so that no page or paper mixes languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import messages from '../src/domain/messages.en.json' with { type: 'json' };

const say = sayInArabic();
const root = path.join(import.meta.dirname, '..', 'catalog');

/** Fields that are shown, and what hides what is not: cars and classes of cars keep their names. */
const shown = new Set(
  'help title text note lead label why value excess notes annual_limit tile_note table_note area_of_cover outpatient_visits'.split(
    ' ',
  ),
);
const hidden = /[\\/](vehicles|rates|schema)[\\/]|depreciation|tariff|popular|promos/;
const namesShown = /benefits|addons|insurers|networks|tpas|descriptions|activities|[\\/]plans[\\/]/;

it('says every text of the catalogues', () => {
  expect(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml') && !hidden.test(name))
      .flatMap((name) =>
        textsIn(parse(readFileSync(path.join(root, name), 'utf8')), '', namesShown.test(name)),
      )
      .filter(hasEnglish),
  ).toEqual([]);
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

/** Codes that Arabic keeps. */
function hasEnglish(text: string): boolean {
  return /[A-Za-z]{2}/.test(say(text).replace(/MQ-DEMO|TPA|PDF/g, ''));
}

function textsIn(value: unknown, key: string, names: boolean): string[] {
  if (typeof value === 'string') {
    const isShown = shown.has(key) || (key === 'name' && names && !/^[a-z\d-]+$/.test(value));
    return isShown && /[A-Za-z]{2}/.test(value) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    textsIn(child, Array.isArray(value) ? key : name, names),
  );
}
