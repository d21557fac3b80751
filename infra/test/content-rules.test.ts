/** What the linter of the content finds, each fault planted in a copy of the real files. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintContent } from '../check/content-rules.ts';

const real = path.join(import.meta.dirname, '..', '..', 'web');
let web = '';

beforeAll(() => {
  web = mkdtempSync(path.join(tmpdir(), 'muqarin-content-'));
  for (const folder of ['content', 'app', 'public'])
    cpSync(path.join(real, folder), path.join(web, folder), { recursive: true });
});

afterAll(() => rmSync(web, { recursive: true, force: true }));

test('a language, a field, a link, a picture, a heading, a table, a sum, a stray file', () => {
  const before = lintContent(web);
  const found = (file: string, change: (text: string) => string): string[] => {
    const place = path.join(web, 'content', file);
    const text = readFileSync(place, 'utf8');
    expect(change(text), `the fault in ${file}`).not.toBe(text);
    writeFileSync(place, change(text));
    const problems = lintContent(web).filter((problem) => !before.includes(problem));
    writeFileSync(place, text);
    return problems;
  };
  const car = 'en/landing/car.yaml';
  const post = 'en/blog/whom-you-pay.md';
  const end = (more: string) => (text: string) => `${text}\n\n${more}\n`;
  expect(found(car, (text) => `${text}colour: red\n`)).toEqual([expect.stringContaining('colour')]);
  expect(found(car, (text) => text.replace('/car/dubai', '/car/cairo'))).toEqual([
    expect.stringContaining('the link leads nowhere: /uae/en/insurance/car/cairo'),
  ]);
  expect(found(car, (text) => text.replace('/uae/en/insurance', '/uae/ar/insurance'))).toEqual([
    expect.stringContaining('leads out of the language'),
  ]);
  expect(found(car, (text) => text.replace('"2,000.00"', '"2,000.01"'))).toEqual([
    expect.stringContaining('the lines make 1680.01'),
  ]);
  expect(found(car, (text) => text.replace('vat: "84.00"', 'vat: "84.01"'))).toHaveLength(1);
  expect(found(post, end('[x](/nowhere)'))).toEqual([expect.stringContaining('/nowhere')]);
  expect(found(post, end('![](/logo.svg)'))).toEqual([expect.stringContaining('no words')]);
  expect(found(post, end('![A ship](/ship.png)'))).toEqual([
    expect.stringContaining('there is no picture'),
  ]);
  expect(found(post, end('## When something goes wrong'))).toEqual([
    expect.stringContaining('two headings'),
  ]);
  expect(found(post, (text) => text.replace(/^## .*\n/m, ''))).toEqual([
    expect.stringContaining('skips a level'),
  ]);
  expect(found(post, end('| | Dubai |\n| --- | --- |\n| Limit | none |'))).toEqual([
    expect.stringContaining('column 1 of a table has no head'),
  ]);
  expect(found(post, end('<b>x</b>'))).toEqual([expect.stringContaining('HTML is not read')]);

  const owed = 'en/disclosures/disclosures.yaml';
  expect(found(owed, (text) => text.replace(/\(tel:[^)]*\)/, '(/contact)'))).toEqual([
    expect.stringContaining('reach.text: names no phone'),
  ]);

  writeFileSync(
    path.join(web, 'content/en/blog/alone.md'),
    readFileSync(path.join(web, 'content', post)),
  );
  writeFileSync(path.join(web, 'content/ar/blog/notes.txt'), 'x');
  const more = lintContent(web).filter((problem) => !before.includes(problem));
  expect(more).toEqual([
    expect.stringContaining('notes.txt: nothing reads this file'),
    expect.stringContaining('alone.md has no translation: en only, not ar'),
  ]);
});

test('the real files have no fault', () => {
  expect(lintContent(real)).toEqual([]);
});
