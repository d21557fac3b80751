/** Every behaviour of leads again, on a server that speaks MongoDB's protocol. */

import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { mongoDatabase } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(mongoDatabase);
await import('./capturing-a-lead.test.ts');
await import('./resuming-a-draft.test.ts');
