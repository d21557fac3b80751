/** What of the pages of an account is words of ours; names and addresses that people typed are not. */
import type {
  AccountPage,
  DeviceList,
  MailedLinkPage,
  PoliciesPage,
  PolicyList,
  SecurityPage,
  SignInPage,
  SignUpPage,
} from '../../contract/account-pages.ts';
import type { Timeline } from '../../contract/timeline.ts';
import { errors, paper, soldPlans, text, type WordsOf } from '../locale/words.ts';

const said = { errors, notice: text, warning: text } as const;

export const signInWords = said satisfies WordsOf<SignInPage>;
export const signUpWords = said satisfies WordsOf<SignUpPage>;
export const mailedLinkWords = said satisfies WordsOf<MailedLinkPage>;
export const timelineWords = {
  rows: { insurerName: text, planName: soldPlans },
  papers: { name: text },
} as const satisfies WordsOf<Timeline>;
export const accountWords = {
  ...said,
  calendar: paper,
  timeline: timelineWords,
} as const satisfies WordsOf<AccountPage>;
export const securityWords = said satisfies WordsOf<SecurityPage>;
export const policyListWords = {
  policies: { insurerName: text, items: { name: text } },
} as const satisfies WordsOf<PolicyList>;
export const deviceWords = {} as const satisfies WordsOf<DeviceList>;
export const policiesWords = {
  ...said,
  ...policyListWords,
  insurers: { name: text },
} as const satisfies WordsOf<PoliciesPage>;
