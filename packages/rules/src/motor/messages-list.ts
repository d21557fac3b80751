import { quoteMessages } from '../messages-quote.ts';

/**
 * What motor says from the list on: S1 character-exact, decisions.md, and ours where the documents ask for a text and give none.
 */
export const motorListMessages = {
  ...quoteMessages,

  // S1 4: buttons and the empty list
  sending: 'sending...',
  downloading: 'downloading...',
  downloaded: 'Download successfully...',

  // S1 5
  enterCouponCode: 'Please Enter coupon Code.',
  codeAlreadyApplied: 'You have already applied the code.',
  compareAtMostThree: 'You can only compare three plans at a time',
  compareAtLeastTwo: 'Please select at least 2 products to compare!',

  // S1 8
  confirmFailed: 'Operation Failed, Please try again..',
  comparisonMailed: 'Mail sent successfully...',

  // Ours: the list, the comparison, the insured value, promo codes
  alreadyCompared: 'This plan is compared already.',
  notCompared: 'This plan is no longer in the comparison.',
  enterCarValue: 'Please enter the value of your car.',
  carValueRange: 'The value is from {min} to {max}. We have set the nearest.',
  unknownCode: 'We do not know this code for this plan.',
  codeExpired: 'This code is not valid today.',
  codeUsedUp: 'This code has been used up.',
  codeTakesNothing: 'This plan already costs the least that the tariff allows.',
  codeApplied: 'The code is applied.',
  codeCutByTariff: 'The code is applied, down to the least that the tariff allows.',
} as const;
