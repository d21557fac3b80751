/** Every behaviour of leads again, on a server that speaks MongoDB's protocol. */

import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(emptiedDatabases());
await import('./capturing-a-lead.test.ts');
await import('./resuming-a-draft.test.ts');
await import('./saving-a-draft.test.ts');
await import('./capturing-site-leads.test.ts');
await import('./motor-leads.test.ts');
await import('./following-a-case.test.ts');
await import('./held-data.test.ts');
await import('./taking-a-lead.test.ts');
await import('./working-at-the-desk.test.ts');
await import('./desk-made-again.test.ts');
await import('./drafts-in-columns.test.ts');
await import('./leads-in-columns.test.ts');
