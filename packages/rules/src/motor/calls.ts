import type { MotorCall } from '../calls/documented-call.ts';
import { leadCalls } from './lead-calls.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { quoteCalls } from './quote-calls.ts';

/** The motor part of S1 section 7 as one table: routes, description and tests are made from it. */
export const motorCalls: readonly MotorCall[] = [...quoteCalls, ...leadCalls, ...purchaseCalls];
