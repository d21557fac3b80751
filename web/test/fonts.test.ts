import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const pairs = [
  [
    'rubik-latin.woff2',
    import.meta.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'),
  ],
  [
    'rubik-arabic.woff2',
    import.meta.resolve('@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2'),
  ],
] as const;

describe('the fonts that Next serves', () => {
  it.each(pairs)('%s is the file of the package, byte for byte', (ours, packaged) => {
    const copy = readFileSync(new URL(`../fonts/${ours}`, import.meta.url));
    expect(copy.equals(readFileSync(new URL(packaged)))).toBe(true);
  });
});
