/** The words of catalogues on Arabic pages: of the version that a page is of, asked for once, and none while quoting is away. */
import type { CatalogueWords } from '@muqarin/quoting/contract/catalogue';
import { expect, it } from 'vitest';
import { createCatalogueWords } from '../src/clients/catalogue-words.ts';

type Given = Parameters<typeof createCatalogueWords>[0];

const words = (line: CatalogueWords['line'], of: Record<string, string>): CatalogueWords => {
  return { line, words: of, makes: {}, models: {} };
};
const kept: Readonly<Record<string, CatalogueWords>> = {
  med2: words('medical', { Select: 'المختارة', Repatriation: 'الإعادة إلى الوطن' }),
  med1: words('medical', { Select: 'المنتقاة' }),
  med0: words('medical', {}),
  mot1: words('motor', { 'Roadside help': 'المساعدة على الطريق' }),
  grp1: words('medical-corporate', { 'Group basic': 'الجماعية الأساسية' }),
  gen1: words('general', { Repatriation: 'إعادة الجثمان أو المصاب' }),
};

function opened({ away = false } = {}) {
  const asked: string[] = [];
  const of = (version: string) => ({ version, plans: 1, ratesOf: '2026-01-01' });
  const info = async () => {
    if (away) throw new Error('quoting is away');
    return {
      lines: {
        medical: of('med2'),
        'medical-corporate': of('grp1'),
        motor: of('mot1'),
        general: of('gen1'),
      },
    };
  };
  const quoting = {
    catalogueWords: async ({ version }: { version: string }) => {
      asked.push(version);
      return kept[version] ?? null;
    },
  };
  const parts = { quoting, catalogue: { info } } as unknown as Given;
  return { asked, ...createCatalogueWords(parts) };
}

it('are those of the catalogues in force where a page is of no quote', async () => {
  const { say } = await opened().arabic([]);
  expect([say('Select'), say('Roadside help')]).toEqual(['المختارة', 'المساعدة على الطريق']);
});

it('are those of the version that a quote was made with, and English where it has none', async () => {
  const books = opened();
  expect((await books.arabic(['med1'])).say('Select')).toBe('المنتقاة');
  expect((await books.arabic(['med0'])).say('Select')).toBe('Select');
  expect((await books.arabic(['med0'])).say('Roadside help')).toBe('المساعدة على الطريق');
});

it('of a version from before there were any are found by their pattern, and of no other', async () => {
  const books = opened();
  expect((await books.arabic(['med0'])).say('After 6 months')).toBe('بعد \u20686\u2069 أشهر');
  expect((await books.arabic(['med1'])).say('After 6 months')).toBe('After 6 months');
});

it('say a text of two lines as the line of the page does', async () => {
  const books = opened();
  expect((await books.arabic(['gen1'])).say('Repatriation')).toBe('إعادة الجثمان أو المصاب');
  expect((await books.arabic(['med2'])).say('Repatriation')).toBe('الإعادة إلى الوطن');
});

it('are asked for once a version', async () => {
  const books = opened();
  await Promise.all([books.arabic([]), books.arabic(['med1'])]);
  await books.arabic(['med1']);
  expect(books.asked.toSorted()).toEqual(['gen1', 'grp1', 'med1', 'med2', 'mot1']);
});

it('stay English while quoting is away, and what is ours is still said', async () => {
  const { say } = await opened({ away: true }).arabic([]);
  expect([say('Select'), say('Dubai')]).toEqual(['Select', 'دبي']);
});
