/** The calls of the orders service: what is bought, paid for and renewed, of every line. */
import { policyCalls } from './medical/policy-calls.ts';
import { motorOrderCalls } from './motor/order-calls.ts';
import { motorPolicyCalls } from './motor/policies.ts';
import { personCalls } from './person.ts';

export const ordersContract = {
  ...policyCalls,
  ...motorOrderCalls,
  ...motorPolicyCalls,
  ...personCalls,
};
