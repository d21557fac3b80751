/** What of the pages of a group's policy is words of ours; names and numbers of members are not. */
import type {
  GroupChangePage,
  GroupPolicyPage,
} from '../../../contract/medical-corporate/policy-pages.ts';
import { soldPlans, text, type WordsOf } from '../../locale/words.ts';

const head = { planName: soldPlans, insurerName: text } as const;

export const groupPolicyWords = {
  ...head,
  tpaName: text,
  categories: { planName: text },
  requirements: { name: text },
} as const satisfies WordsOf<GroupPolicyPage>;

export const groupChangeWords = {
  ...head,
  categories: { planName: text },
  foretold: { rows: { papers: text }, papers: text },
} as const satisfies WordsOf<GroupChangePage>;
