import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import { expect, it } from 'vitest';
import { enterAudit } from '../src/enter-audit.ts';
import type { AccountsContext } from '../src/parts.ts';
import { accountsUnderTest, visitor } from './support/accounts.ts';

it('enters members in the order of their events, however long one entry takes', async () => {
  const { client, relay, now, stop } = await accountsUnderTest();
  const users: [string, string] = ['sara', 'omar'];
  await client.firstAdmins({ users, by: 'command' }, visitor);
  const logger = createLogger({ level: 'silent' });
  const bus = createSqliteEventLog({
    file: path.join(mkdtempSync(path.join(tmpdir(), 'audit-order-')), 'events.sqlite'),
    topics: topicSpecs(topicDeclarations),
    now,
    newId: createNewId(now),
    logger,
  });
  const entered: string[] = [];
  const audit = {
    append: async ({ user }: { user: string }) => {
      await new Promise((resolve) => setTimeout(resolve, user === 'sara' ? 40 : 0));
      entered.push(user);
    },
  };
  const running = await enterAudit(bus, { audit, logger } as unknown as AccountsContext, undefined);
  await bus.publish(await relay.published());
  await expect.poll(() => entered).toEqual(users);
  await running.stop();
  await bus.close();
  await stop();
});
