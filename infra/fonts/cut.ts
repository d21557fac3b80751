import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { coreLetters, featuresUsed, lettersOf } from './core-letters.ts';

export type Script = keyof typeof coreLetters;

export function fontFile(name: string): string {
  return path.join(import.meta.dirname, '..', '..', 'web', 'fonts', `${name}.woff2`);
}

/** The letters of our own texts, all weights, as woff2: the same bytes each time. */
export function cutCore(script: Script): Promise<Buffer> {
  return subsetFont(readFileSync(fontFile(`rubik-${script}`)), lettersOf(coreLetters[script]), {
    targetFormat: 'woff2',
    keepFeatures: featuresUsed,
  });
}
