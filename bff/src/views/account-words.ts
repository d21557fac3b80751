/** What of the pages of an account is words of ours; names and addresses that people typed are not. */
import type { AccountPage, PoliciesPage, PolicyList } from '../../contract/account-pages.ts';
import type { Timeline } from '../../contract/timeline.ts';
import { paper, soldPlans, text, type WordsOf } from '../locale/words.ts';

export const timelineWords = {
  rows: { insurerName: text, planName: soldPlans },
  papers: { name: text },
} as const satisfies WordsOf<Timeline>;
export const accountWords = {
  calendar: paper,
  timeline: timelineWords,
} as const satisfies WordsOf<AccountPage>;
export const policyListWords = {
  policies: { insurerName: text, items: { name: text } },
} as const satisfies WordsOf<PolicyList>;
export const policiesWords = {
  ...policyListWords,
  insurers: { name: text },
} as const satisfies WordsOf<PoliciesPage>;
