/** What of a policy's pages is words of ours; references, names and numbers of members are not. */
import type { PolicyCancelPage, PolicyPage } from '../../../contract/policy-pages.ts';
import { errors, text, type WordsOf } from '../../locale/words.ts';

const head = { planName: text, insurerName: text } as const;

export const policyWords = {
  ...head,
  undo: { problem: text },
  years: { same: head, lowest: head },
  notice: text,
  warning: text,
} as const satisfies WordsOf<PolicyPage>;

export const cancelWords = {
  ...head,
  errors,
  warning: text,
} as const satisfies WordsOf<PolicyCancelPage>;
