/**
 * How the categories of a group are called (S0 2, 3; decisions M17, M18): the number is the key, the letter the label; a group without
 * categories is one, called `no_cat`. The documents write "CAT 1" and "CAT A" for the same one, and both are read.
 */
export { letterOf } from '../category-letters.ts';

export const NO_CATEGORY = 'no_cat';

/** 1 for "CAT 1", "CAT A", "A" and "1"; undefined for anything else. */
export function numberOfCategory(label: string): number | undefined {
  const name = label
    .trim()
    .toUpperCase()
    .replace(/^CAT\s+/, '');
  if (/^[1-9]\d?$/.test(name)) return Number(name);
  if (!/^[A-Z]{1,2}$/.test(name)) return undefined;
  return name.split('').reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
