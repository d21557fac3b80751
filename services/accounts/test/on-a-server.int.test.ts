/** Every behaviour of accounts again, on a server that speaks MongoDB's protocol. */
import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { emptiedDatabases } from '@muqarin/platform/contract-suites/engines/mongo-database';

testOn(emptiedDatabases());
await import('./signing-in.test.ts');
await import('./sessions.test.ts');
await import('./factors.test.ts');
await import('./profile.test.ts');
await import('./external-policies.test.ts');
await import('./reminders.test.ts');
await import('./staff.test.ts');
await import('./audit-trail.test.ts');
