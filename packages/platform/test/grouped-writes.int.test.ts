/** Grouped writes again, on a server that speaks MongoDB's protocol. */
import { testOn } from '../contract-suites/database-under-test.ts';
import { mongoDatabase } from '../contract-suites/engines/mongo-database.ts';

testOn(mongoDatabase);
await import('./grouped-writes.test.ts');
await import('./grouped-swaps.test.ts');
