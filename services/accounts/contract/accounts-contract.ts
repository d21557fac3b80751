/** The calls of the accounts service. Who may ask for what is decided by the BFF; whose something is, here. */
import { factorCalls } from './factors.ts';
import { journeyCalls } from './journeys.ts';
import { passkeyCalls } from './passkeys.ts';
import { policyCalls } from './policies.ts';
import { profileCalls } from './profile.ts';
import { sessionCalls } from './sessions.ts';
import { staffCalls } from './staff.ts';
import { waysInCalls } from './ways-in.ts';

export const accountsContract = {
  ...waysInCalls,
  ...sessionCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...policyCalls,
  ...journeyCalls,
  ...staffCalls,
};
