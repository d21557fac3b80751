import { reader } from './reader.ts';

/** Words one after the other, parted by the reader's own comma. */
export function listed(words: readonly string[]): string {
  return words.join(comma());
}

export function comma(): string {
  return reader().locale === 'ar' ? '، ' : ', ';
}
