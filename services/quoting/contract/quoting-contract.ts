/** The calls of the quoting service: catalogue look-ups, prices, quotes and what becomes of them. */
import { catalogueCalls } from './catalogue.ts';
import { generalCalls } from './general/quote-calls.ts';
import { priceCalls } from './medical/price-calls.ts';
import { quoteCalls } from './medical/quote-calls.ts';
import { motorOrderCalls } from './motor/order-calls.ts';
import { motorCalls } from './motor/plan.ts';
import { motorPolicyCalls } from './motor/policies.ts';
import { motorQuoteCalls } from './motor/quote-calls.ts';
import { personCalls } from './person.ts';

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
