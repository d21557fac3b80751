/** The accounts service itself over a database in memory, and what it would mail. */
import { randomBytes } from 'node:crypto';
import { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import { createAccountsService } from '@muqarin/accounts/service';
import { createNewId } from '@muqarin/platform/ids';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import type { Logger } from 'pino';
import { linkKey, mailedOf } from './mailed-path.ts';
import { serviceInProcess } from './service-in-process.ts';

export type StaffSetting = NonNullable<
  Parameters<typeof createAccountsService>[0]['staff']
>[number];

interface Given {
  logger: Logger;
  now: () => Date;
  staff?: readonly StaffSetting[];
}

export function accountsInProcess({ logger, now, staff = [] }: Given) {
  const { client, calls, stored, raised, collection } = serviceInProcess({
    service: 'accounts',
    contracts: accountsContract,
    collections: ['accounts', 'account_links', 'external_policies', 'staff_proposals'],
    now,
    open: async (connection) => {
      const keys = { accountKeys: [linkKey], marks: createMailedMarks([linkKey]), staff };
      const parts = { logger, now, newId: createNewId(now), randomBytes, connection };
      return (await createAccountsService({ ...parts, ...keys })).app;
    },
  });
  return {
    client,
    calls,
    stored,
    raised,
    collection,
    /** The paths that mails of this event would carry, oldest first. */
    mailed: async (type: string) => (await raised(type)).map(mailedOf),
  };
}
