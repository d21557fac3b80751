/** A quote's life again, on a server that speaks MongoDB's protocol. */
import { mongoDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';
import { testOn } from './support/database.ts';

testOn(mongoDatabase);
await import('./quote-life.test.ts');
