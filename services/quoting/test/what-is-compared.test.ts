/** What the site says of whom it compares is what the catalogue's files hold, line by line. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueInfo } from '../contract/catalogue.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

const folders = {
  medical: 'medical/plans',
  'medical-corporate': 'medical-corporate/plans',
  motor: 'motor/plans',
  general: 'general/plans',
} as const;
type Line = keyof typeof folders;

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let info: CatalogueInfo;
beforeAll(async () => {
  quoting = await quotingUnderTest();
  info = await quoting.client.catalogueInfo({}, visitor);
});
afterAll(() => quoting.stop());

it.each(Object.keys(folders) as Line[])('counts the plans of %s, by insurer', (line) => {
  const files = planFiles(line);
  expect(info.lines[line].plans).toBe(files.length);
  for (const { code, plans } of info.insurers) {
    const own = files.filter((file) => file.split('/')[0] === code);
    expect(plans[line], `${code} ${line}`).toBe(own.length);
  }
});

it.each(Object.keys(folders) as Line[])('says of what day the newest rates of %s are', (line) => {
  const days = planFiles(line).map((file) => {
    const text = readFileSync(path.join(dirOf(line), file), 'utf8');
    return /effective_from: "(.+)"/.exec(text)?.[1] ?? '';
  });
  expect(info.lines[line].ratesOf).toBe(days.toSorted().at(-1));
});

it('names the version of each line', () => {
  const versions = Object.values(info.lines).map(({ version }) => version);
  expect(new Set(versions).size).toBe(4);
  expect(info.lines.medical.version).toBe(info.version);
});

function planFiles(line: Line): string[] {
  return readdirSync(dirOf(line), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
}

function dirOf(line: Line): string {
  return path.join(import.meta.dirname, '..', 'catalog', folders[line]);
}
