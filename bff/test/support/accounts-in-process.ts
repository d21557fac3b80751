/** The accounts service itself over a database in memory, and what it would mail. */
import { randomBytes } from 'node:crypto';
import { accountsContract } from '@muqarin/accounts/contract/accounts-contract';
import { createAccountsService } from '@muqarin/accounts/service';
import { createNewId } from '@muqarin/platform/ids';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import type { Logger } from 'pino';
import { linkKey, mailedOf } from './mailed-path.ts';
import { serviceInProcess } from './service-in-process.ts';

export function accountsInProcess({ logger, now }: { logger: Logger; now: () => Date }) {
  const { client, calls, stored, raised } = serviceInProcess({
    service: 'accounts',
    contracts: accountsContract,
    collections: ['accounts', 'account_links', 'external_policies', 'staff_proposals'],
    now,
    open: async (connection) => {
      const keys = { accountKeys: [linkKey], marks: createMailedMarks([linkKey]) };
      const parts = { logger, now, newId: createNewId(now), randomBytes, connection };
      return (await createAccountsService({ ...parts, ...keys })).app;
    },
  });
  return {
    client,
    calls,
    stored,
    raised,
    /** The paths that mails of this event would carry, oldest first. */
    mailed: async (type: string) => (await raised(type)).map(mailedOf),
  };
}
