/** The sentences and messages that are filled with values, each by its key: the English with a name in each place. */
import type { corporateMessages } from '../medical-corporate/messages.ts';
import type { messages } from '../messages.ts';
import type { accountMessages } from '../messages-account.ts';
import type { formMessages } from '../messages-form.ts';
import type { policyMessages } from '../messages-policy.ts';
import type { motorMessages } from '../motor/messages.ts';
import type { motorPurchaseMessages } from '../motor/messages-purchase.ts';
import type { quotationFieldTexts } from '../quotations/fields.ts';
import type { quotationMessages } from '../quotations/messages.ts';
import type { siteMessages } from '../site/messages.ts';
import type { staffMessages } from '../staff/messages.ts';
import type { businessInArabic } from './business.ts';
import type counted from './counted.json';
import type { groupPapersInArabic } from './group-papers.ts';
import type { groupProposalsInArabic } from './group-proposals.ts';
import type { papersInArabic } from './papers.ts';
import type { policyChangesInArabic } from './policy-changes.ts';
import type { policyPapersInArabic } from './policy-papers.ts';
import type { pricesInArabic } from './prices.ts';
import type { quotationPapersInArabic } from './quotation-papers.ts';
import type { refusalsInArabic } from './refusals.ts';

type Key = keyof (typeof businessInArabic &
  typeof counted &
  typeof groupPapersInArabic &
  typeof groupProposalsInArabic &
  typeof papersInArabic &
  typeof policyChangesInArabic &
  typeof policyPapersInArabic &
  typeof pricesInArabic &
  typeof quotationPapersInArabic &
  typeof refusalsInArabic);

type TextOf<Messages> = Messages[keyof Messages];
type Message =
  | TextOf<typeof messages>
  | TextOf<typeof corporateMessages>
  | TextOf<typeof motorMessages>
  | TextOf<typeof motorPurchaseMessages>
  | TextOf<typeof formMessages>
  | TextOf<typeof accountMessages>
  | TextOf<typeof policyMessages>
  | TextOf<typeof quotationFieldTexts>
  | TextOf<typeof quotationMessages>
  | TextOf<typeof siteMessages>
  | TextOf<typeof staffMessages>;

export type SentenceKey = Extract<Key | Message, `${string}{${string}}${string}`>;

/** `first` and `last` of "{first} to {last}". */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;
