/** The calls of the quoting service: catalogue look-ups, prices, quotes and what becomes of them. */
import { catalogueCalls } from './catalogue.ts';
import { generalCalls } from './general-calls.ts';
import { motorCalls } from './motor.ts';
import { motorOrderCalls } from './motor-orders.ts';
import { motorPolicyCalls } from './motor-policies.ts';
import { motorQuoteCalls } from './motor-quotes.ts';
import { personCalls } from './person.ts';
import { priceCalls } from './price-calls.ts';
import { quoteCalls } from './quote-calls.ts';

export const quotingContract = {
  ...catalogueCalls,
  ...priceCalls,
  ...quoteCalls,
  ...motorCalls,
  ...motorQuoteCalls,
  ...motorOrderCalls,
  ...motorPolicyCalls,
  ...generalCalls,
  ...personCalls,
};
