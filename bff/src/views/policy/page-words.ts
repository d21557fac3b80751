/** What of a policy's pages is words of ours; references, names and numbers of members are not. */
import type { PolicyCancelPage, PolicyPage } from '../../../contract/policy-pages.ts';
import { text, type WordsOf } from '../../locale/words.ts';

const head = { planName: text, insurerName: text } as const;

export const policyWords = {
  ...head,
  years: { same: head, lowest: head },
} as const satisfies WordsOf<PolicyPage>;

export const cancelWords = {
  ...head,
} as const satisfies WordsOf<PolicyCancelPage>;
