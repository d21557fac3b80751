/** A purchase of each line again, on a server that speaks MongoDB's protocol. */

import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(emptiedDatabases());
await import('./medical-policies.test.ts');
await import('./motor-promo-codes.test.ts');
