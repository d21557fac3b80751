/** Every documented call, line by line: routes, the description and the tests are made from this table. */
import { accountCalls } from './account/calls.ts';
import { generalCalls } from './general/calls.ts';
import { medicalCalls } from './medical/calls.ts';
import { alsoForGroups } from './medical-corporate/agent-quote.ts';
import { medicalCorporateCalls } from './medical-corporate/calls.ts';
import { alsoForCars } from './motor/agent-quote.ts';
import { motorCalls } from './motor/calls.ts';
import { siteCalls } from './site/calls.ts';

export const documentedCalls = [
  ...medicalCalls.map((call) =>
    call.act === 'quote-as-agent' ? alsoForCars(alsoForGroups(call)) : call,
  ),
  ...medicalCorporateCalls,
  ...motorCalls,
  ...siteCalls,
  ...generalCalls,
  ...accountCalls,
];
