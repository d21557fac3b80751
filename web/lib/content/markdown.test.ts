import { expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './markdown.ts';

test('reads what our writers use', () => {
  const kinds = parseMarkdown(
    '## One, two\n\nA **strong** [link](/blog).\n\n- a\n- b\n\n1. c\n2. d\n\n> said\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n![A car](/car.png)',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'list',
    'quote',
    'table',
    'picture',
  ]);
  expect(kinds[0]).toEqual({ kind: 'heading', level: 2, text: 'One, two', id: 'one-two' });
  expect(kinds[3]).toMatchObject({ ordered: true });
  expect(kinds[5]).toMatchObject({
    head: [[{ text: 'A' }], [{ text: 'B' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  });
});

test('Arabic headings keep their letters in their ids', () => {
  expect(parseMarkdown('### عُدّ الأشهر أولًا')[0]).toMatchObject({ level: 3, kind: 'heading' });
  expect(parseMarkdown('## كم يكلف')[0]).toMatchObject({ id: 'كم-يكلف' });
});

test('HTML stays text', () => {
  expect(parseInline('<b onclick="x()">hi</b>')).toEqual([
    { kind: 'text', text: '<b onclick="x()">hi</b>' },
  ]);
  expect(parseMarkdown('<script>x()</script>')[0]).toMatchObject({ kind: 'paragraph' });
});

test('a line of a paragraph that looks like a list does not make one', () => {
  expect(parseMarkdown('One\n- two')[0]).toMatchObject({
    kind: 'paragraph',
    parts: [{ text: 'One - two' }],
  });
});
