/** The sentences that are filled with values, each by its key: the English with a name in each place. */
import type { groupPapersInArabic } from './group-papers.ts';
import type { groupProposalsInArabic } from './group-proposals.ts';
import type { papersInArabic } from './papers.ts';
import type { policyChangesInArabic } from './policy-changes.ts';
import type { policyPapersInArabic } from './policy-papers.ts';
import type { pricesInArabic } from './prices.ts';
import type { quotationPapersInArabic } from './quotation-papers.ts';

type Key = keyof (typeof groupPapersInArabic &
  typeof groupProposalsInArabic &
  typeof papersInArabic &
  typeof policyChangesInArabic &
  typeof policyPapersInArabic &
  typeof pricesInArabic &
  typeof quotationPapersInArabic);

export type SentenceKey = Extract<Key, `${string}{${string}}${string}`>;

/** `first` and `last` of "{first} to {last}". */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
