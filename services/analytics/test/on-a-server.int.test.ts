/** The read model again, on a server that speaks MongoDB's protocol. */
import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(emptiedDatabases());
await import('./made-again-from-the-log.test.ts');
