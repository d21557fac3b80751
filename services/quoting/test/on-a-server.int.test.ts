/** A quote's life again, on a server that speaks MongoDB's protocol. */

import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(emptiedDatabases());
await import('./quote-life.test.ts');
await import('./group-quote-life.test.ts');
await import('./group-quote-sold.test.ts');
