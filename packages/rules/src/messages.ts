import { answerMessages } from './messages-answers.ts';
import { formMessages } from './messages-form.ts';

/**
 * Every message text of the individual medical flow, character-exact where a document words it:
 * S0 4, 5, 8 and decisions.md. Texts with `{name}` are completed by `fillMessage`. The corporate
 * texts stand in `medical-corporate/messages.ts`; those of its questions, which a page of questions loads alone, in `messages-form.ts`;
 * what any call may answer in `messages-answers.ts`.
 */
export const messages = {
  ...formMessages,
  ...answerMessages,

  // S0 5
  premiumLimits: 'Maximum Premium Limit cannot be lesser than Minimum Premium Limit',
  cannotAddMembers: 'You cannot add more than 10 members.',
  atLeastOneMember: 'There should be atleast 1 member!',
  compareAtLeastTwo: 'Please select at least 2 products to compare!',
  compareAtMostThree: 'You can only compare three plans at a time',
  selectProducts: 'Please select products!',

  // S0 2, 4 and 8: button and dialog texts
  buyNow: 'BUY NOW',
  added: 'Added',
  selectAPlan: 'Please select a plan',
  sponsorSubmit: 'Start Your Quote',
  sponsorSent: 'Thank You',
  emailQuoteSent: 'Success',
  emailQuoteFailed: 'Please Try again!!',
  backOfficeQuote: 'Quote',
  backOfficeSending: 'Sending...',
  backOfficeCreated: 'Success, Quotation Lines are created!!!',
  backOfficeFailed: 'Please try again!',
  warningTitle: 'Warning',
  warningOk: 'Ok',

  // decisions.md: X4, X8, M8, M41, the table of bad input
  priceChanged: 'Price changed',
  couldNotConfirm: 'We could not confirm. Nothing was charged. Reference {reference}',

  // X32
  contactFirst:
    'To mail, ask for or buy a plan, please leave your contact. You come back to where you were.',
  noPricesAtOnce:
    'No plan can be priced at once for these answers. Leave your contact, and a person looks for one.',

  // brand.md, voice
  plansShown: '{shown} of {total} plans',
  noPlanHasAll: 'No plan has all of this.',
  withoutOneRemain: 'Without {name}, {count} plans remain.',
  withoutOneRemains: 'Without {name}, 1 plan remains.',

  // Ours, where the documents ask for a text and give none
  enterStartDate: 'Please enter the policy start date.',
  validStartDate: 'Please enter a start date from today to {days} days from now.',
  acceptTerms: 'Please accept the terms and conditions.',
  confirmCondition: 'Please confirm who this plan is for.',
  fileIsKept: 'This document is in use already. Send another one to replace it.',
  alreadyBought:
    'This quote has become a policy, so its members stay as they are. Start again to compare plans for other people.',
  boughtAlready: 'You have already bought {plan}. Nothing else was bought.',
  memberCountDiffers: 'The number of members is not the number of members you describe.',
  validEmirate: 'Please enter a valid emirate.',
  startAgain: 'There are no prices in this browser yet. Please start at {address}.',
  noProducts: 'No plan fits these answers.',
  resumeLinkSent: 'We have sent the link. It works for 30 days.',
  clearFilters: 'Clear filters',
} as const;

export type MessageKey = keyof typeof messages;
