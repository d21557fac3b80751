/** Outbox, relay and inbox again, on a server that speaks MongoDB's protocol. */
import { testOn } from '../contract-suites/database-under-test.ts';
import { mongoDatabase } from '../contract-suites/engines/mongo-database.ts';

testOn(mongoDatabase);
await import('./events-outbox.test.ts');
await import('./events-relay.test.ts');
await import('./events-inbox.test.ts');
