/** The check of texts finds what it is there for; `npm run check` runs it over the tree. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyProblems } from '../check/text-keys.ts';
import { literalTexts } from '../check/text-literals.ts';

describe('texts in a component', () => {
  it.each([
    ['between tags', '<p>Net premium</p>', 'Net premium'],
    ['in an attribute that is read out', '<a aria-label="Close it" />', 'Close it'],
    ['in braces', "<p>{'Net premium'}</p>", 'Net premium'],
    ['in the braces of an attribute', "<img alt={'A car'} />", 'A car'],
  ])('are found %s', (_where, markup, text) => {
    const source = `// first\nconst a = 1;\nexport const x = ${markup};\n`;
    expect(literalTexts(source)).toEqual([{ line: 3, text }]);
    // Again: places go on counting from what was read before.
    expect(literalTexts(source)).toEqual([{ line: 3, text }]);
  });

  it.each(['<p>{t.net}</p>', '<p>· 5 %</p>', '<p className="big red">{x}</p>', '<p>PDF</p>'])(
    'are not %s',
    (markup) => {
      expect(literalTexts(`export const x = ${markup};`)).toEqual([]);
    },
  );
});

describe('keys of message files', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'muqarin-texts-'));
    for (const folder of ['web/messages/en', 'web/messages/ar', 'services/notifications/src/mails'])
      mkdirSync(path.join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const put = (name: string, texts: object) =>
    writeFileSync(path.join(root, name), JSON.stringify(texts));

  it('are in both languages, translated, and name the same values', () => {
    put('web/messages/en/a.json', { ok: 'Plan', same: 'Plan', gone: 'Plan', fill: 'To {name}' });
    put('web/messages/ar/a.json', { ok: 'وثيقة', same: 'Plan', more: 'وثيقة', fill: 'إلى {nam}' });
    put('services/notifications/src/mails/b.en.json', { ok: 'Plan' });
    expect(keyProblems(root).map((problem) => problem.split(' ').slice(1).join(' '))).toEqual([
      'same: is not translated',
      'gone: is missing in Arabic',
      'fill: names values that the English has not',
      'more: is missing in English',
      'is missing',
    ]);
  });
});
