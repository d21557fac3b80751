/** What staff and clients are told about a quotation. */
import type { FundingRefusal } from './fundings.ts';
import type { QuotationRefusal } from './quotation-states.ts';

export const quotationMessages = {
  gone: 'This quotation is not kept any more.',
  moved: 'Somebody has changed this quotation meanwhile. Look again at how it stands.',
  noOption: 'A quotation needs at least one option.',
  flagNotYours: 'Somebody with another role has to clear this flag.',
  changed: 'The quotation is changed. Its client sees it once you send it.',
  cleared: 'The flag is cleared.',
  sent: 'The quotation is on its way to its client.',
  bound: 'Noted: a policy was made of it.',
  withdrawn: 'The quotation is withdrawn.',
  chosen: 'Your choice is noted. Accept it below.',
  accepted: 'Accepted. Thank you.',
  declined: 'Declined. Thank you for telling us.',
  notHere: 'This cannot be changed in a quotation. Change it in the quote, and press Quote again.',
  notOffered: 'The rate card does not offer this choice.',
  valueOutside: 'The insured value has to be from {from} to {to}.',
  number: 'Enter a number from {from} to {to}.',
  amountOff: 'Enter the amount in dirhams, such as 150 or 150.50.',
  birthday: 'Enter a date of birth that exists, as dd/mm/yyyy.',
  notAsAgreed:
    'The price that you accepted cannot be confirmed here at the moment. Ask us: it still holds.',
  noPromo:
    'What you accepted in a quotation is bought as it is: promo codes are for plans of your list.',
  pricesOver:
    'The last day of the prices that you accepted is over. Ask us for new ones: they may be the same.',
  orderedOtherwise:
    'Another order of your quote is open already: {order}, for {amount}. Cancel it first, or ask us.',
  discountRow: 'Discount of the insurer',
  vatRow: 'VAT on the premium',

  // Why an act cannot be
  flags_open: 'A flag has to be cleared before the quotation is sent.',
  no_flags: 'No flag is open.',
  not_sent: 'The quotation was not sent yet.',
  nothing_chosen: 'Choose an option first.',
  not_accepted: 'Its client has not accepted the quotation.',
  isAccepted: 'The quotation was accepted already.',
} as const;

/** By the reason of the table of states. */
export const quotationRefusalTexts = {
  flags_open: quotationMessages.flags_open,
  no_flags: quotationMessages.no_flags,
  not_sent: quotationMessages.not_sent,
  nothing_chosen: quotationMessages.nothing_chosen,
  not_accepted: quotationMessages.not_accepted,
  accepted: quotationMessages.isAccepted,
  bound: 'A policy was made of the quotation already.',
  declined: 'The quotation was declined.',
  expired: 'The quotation has expired.',
  superseded: 'Another version of the quotation has taken its place.',
} as const satisfies Record<QuotationRefusal, string>;

export const discountRefusals = {
  unknown: 'No insurer has promised a discount under this funding id.',
  other_insurer: 'This funding id belongs to another insurer.',
  not_in_force: 'This funding id is not in force on the day of the price.',
  too_much: 'The discount is larger than the insurer has promised.',
  no_amount: 'A discount needs an amount.',
} as const satisfies Record<FundingRefusal, string>;
