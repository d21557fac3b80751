import type { Word } from './message.ts';
import { type AmountMode, formatAed } from './money-format.ts';

/** An amount in a message: a word, since each language has its own for it. Apart from messages, most of which have none. */
export function amountWord(fils: number, mode: AmountMode = 'where-any'): Word {
  return { word: formatAed(fils, mode) };
}
