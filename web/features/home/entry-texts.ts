import type { Texts } from '@/lib/texts.ts';

export type EntryTexts = Pick<
  Texts['home'],
  'motorEntry' | 'motorEmirate' | 'motorChoose' | 'motorStart' | 'nothingFits'
>;

/** Only what the entry form says: the rest of the home page's words need not travel to its script. */
export function entryTexts({
  motorEntry,
  motorEmirate,
  motorChoose,
  motorStart,
  nothingFits,
}: Texts['home']): EntryTexts {
  return { motorEntry, motorEmirate, motorChoose, motorStart, nothingFits };
}
