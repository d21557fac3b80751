/** The calls of the orders service: what is bought, paid for and renewed, of every line. */

import { changeCalls } from './changes/calls.ts';
import { policyCalls } from './medical/policy-calls.ts';
import { groupChangeCalls } from './medical-corporate/change-calls.ts';
import { groupPolicyCalls } from './medical-corporate/policy-calls.ts';
import { motorOrderCalls } from './motor/order-calls.ts';
import { motorPolicyCalls } from './motor/policies.ts';
import { personCalls } from './person.ts';
import { soldCalls } from './sold.ts';

export const ordersContract = {
  ...policyCalls,
  ...groupPolicyCalls,
  ...groupChangeCalls,
  ...motorOrderCalls,
  ...motorPolicyCalls,
  ...changeCalls,
  ...personCalls,
  ...soldCalls,
};
