/** The calls of the quoting service: catalogue look-ups, prices, quotes and what becomes of them. */
import { catalogueCalls } from './catalogue.ts';
import { generalCalls } from './general/quote-calls.ts';
import { priceCalls } from './medical/price-calls.ts';
import { quoteCalls } from './medical/quote-calls.ts';
import { motorOrderCalls } from './motor/order-calls.ts';
import { paperCalls as motorPaperCalls } from './motor/paper.ts';
import { motorPolicyCalls } from './motor/policies.ts';
import { priceCalls as motorPriceCalls } from './motor/price-calls.ts';
import { motorQuoteCalls } from './motor/quote-calls.ts';
import { vehicleCalls } from './motor/vehicle.ts';
import { personCalls } from './person.ts';

export const quotingContract = {
  ...catalogueCalls,
  ...priceCalls,
  ...quoteCalls,
  ...vehicleCalls,
  ...motorPriceCalls,
  ...motorPaperCalls,
  ...motorQuoteCalls,
  ...motorOrderCalls,
  ...motorPolicyCalls,
  ...generalCalls,
  ...personCalls,
};
