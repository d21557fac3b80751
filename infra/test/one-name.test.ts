/** One thing has one name on the site, and what the texts count is what there is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sayInArabic } from '@muqarin/rules/ar/sayings';
import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('a form offers the kinds of business insurance by the names that the plans have', () => {
  const namesIn = (language: string) =>
    (JSON.parse(textOf(`web/messages/${language}/leads.json`)) as { businessTypes: object })
      .businessTypes;
  const named = (say: (text: string) => string) =>
    Object.fromEntries(generalTypes.map(({ id, name }) => [id, say(name)]));
  expect(namesIn('en')).toEqual(named((name) => name));
  expect(namesIn('ar')).toEqual(named(sayInArabic()));
});

it('the business page counts the kinds there are, “other” apart', () => {
  const kinds = generalTypes.filter(({ code }) => code !== 'other').length;
  expect(textOf('web/content/en/landing/business.yaml')).toContain(`value: "${kinds} kinds"`);
  expect(textOf('web/content/ar/landing/business.yaml')).toContain(`value: "${kinds} نوعًا"`);
});

it.each([
  [/(?:ال)?طرف (?:ال)?ثالث/, 'third-party cover is ضد الغير'],
  [/نُدفع أجرنا/, 'we receive our pay: نتقاضى'],
  [/رسوم دعم المرضى/, 'the levy is one: رسم دعم المرضى'],
  [/النقل البحري/, 'marine cargo is الشحن البحري'],
  [/\p{L}اً/u, 'the two strokes stand before the alif: ـًا'],
  [/\d %/, 'a percent sign follows its number at once'],
])('no Arabic text says %s: %s', (wrong) => {
  const said = arabicTexts().filter(([, text]) => wrong.test(text));
  expect(said.map(([file]) => file)).toEqual([]);
});

/** File and text; in rules and catalogues the English stands beside the Arabic, so only what is Arabic is looked at. */
function arabicTexts(): [string, string][] {
  const folders = ['web/content/ar', 'web/messages/ar', 'packages/rules/src/ar'];
  return [...folders, 'services/quoting/catalog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:json|yaml|md|ts)$/.test(name))
      .flatMap((name): [string, string][] =>
        textOf(path.join(folder, name))
          .split('\n')
          .filter((line) => /[\u0600-\u06ff]/.test(line))
          .map((line) => [`${folder}/${name}`, arabicIn(line.replace(/^\s*'[^']*':/, ''))]),
      ),
  );
}

/** Of a line with both languages the quoted texts that are Arabic. */
function arabicIn(line: string): string {
  const both = /\w+_ar: "/.test(line);
  return both ? (line.match(/"[^"]*[\u0600-\u06ff][^"]*"/g) ?? []).join(' ') : line;
}
