/** What every text says of where a complaint goes and of how the product is paid (decisions A42), in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const house = path.resolve(import.meta.dirname, '../..');
const folders = [
  'web/messages',
  'web/content',
  'services/notifications/src',
  'services/documents/src',
  'services/quoting/src',
  'packages/rules/src',
  'bff/src',
  'web/features',
  'web/app',
];

const texts = folders.flatMap((folder) =>
  readdirSync(path.join(house, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|yaml|md|tsx?)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name)),
);
const read = (name: string) => readFileSync(path.join(house, name), 'utf8').replace(/\s+/g, ' ');
const naming = (words: RegExp) => texts.filter((name) => words.test(read(name)));

it('sends no complaint to the Central Bank itself', () => {
  expect(naming(/centralbank\.ae/)).toEqual([]);
  expect(
    naming(
      /(it|complain|complaint) (to|with) the Central Bank|Central Bank of the UAE(\]\(\S+\))?,? (takes|which)/,
    ),
  ).toEqual([]);
  expect(naming(/إلى مصرف الإمارات|المركزي(\]\(\S+\))? (يتلقى|يتلقّى)|المركزي، وهو الجهة/)).toEqual(
    [],
  );
});

/** Where somebody reads how to complain: after us 30 calendar days, then Sanadak, free, where it is competent. */
const places = [
  'web/messages/{}/claims.json',
  'web/messages/{}/how-we-rank.json',
  'web/content/{}/disclosures/disclosures.yaml',
  'web/content/{}/blog/whom-you-pay.md',
  'web/content/{}/legal/terms.yaml',
  'services/notifications/src/mails/site.{}.json',
];

describe.each(places)('%s', (place) => {
  it.each([
    ['en', [/Sanadak/, /30 calendar days/, /where (it|Sanadak) is competent/, /free/]],
    ['ar', [/سندك/, /30 يومًا تقويميًا/, /حيث تكون (سندك )?مختصة/, /مجان|دون مقابل|لا يكلفك/]],
  ])('names Sanadak, when, for what and that it is free, %s', (language, words) => {
    const file = place.replace(/\{\}(?=\.json$)|(?<=\/)\{\}(?=\/)/, language);
    for (const word of words) expect(read(file)).toMatch(word);
  });
});

it('says that the insurer pays a broker’s commission, and of no other pay', () => {
  expect(
    naming(/lump.?sum|referral fee|fixed fee|per lead|مبلغ مقطوع|مبلغًا مقطوعًا|رسم إحالة/i),
  ).toEqual([]);
  for (const place of [
    'web/messages/{}/how-we-rank.json',
    'web/content/{}/disclosures/disclosures.yaml',
    'web/content/{}/home/home.yaml',
    'web/content/{}/legal/terms.yaml',
  ]) {
    expect(read(place.replace('{}', 'en'))).toMatch(/insurer pays us a broker's commission/);
    expect(read(place.replace('{}', 'ar'))).toMatch(/تدفع لنا شركة التأمين عمولة وسيط/);
  }
});
