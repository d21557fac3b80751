/** A log from before quotes of every line had one event family, and a database for what is made of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { analyticsContract } from '@muqarin/analytics/contract/analytics-contract';
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { createAnalyticsReader } from '@muqarin/analytics/service';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import { keepCatalogues, messagesBeforeLines } from './log-before-lines.ts';

const now = () => new Date('2026-11-23T08:00:00Z');
const november = { from: '2026-11-01', to: '2026-11-30' };
export const context = {
  actor: { kind: 'system', id: 'test' },
  correlationId: 'test',
} as const;

export async function openHistory() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-history-'));
  keepCatalogues(dataDir);
  const parts = { now, newId: createNewId(now), logger: createLogger({ level: 'silent' }) };
  const bus = createSqliteEventLog({
    ...parts,
    file: path.join(dataDir, 'events.sqlite'),
    topics: topicSpecs(topicDeclarations),
  });
  await bus.publish(messagesBeforeLines());
  const connection = await connectSqlite({ file: ':memory:', now });
  /** As the read model has it. */
  const funnel = async () => {
    const app = createAnalyticsReader({ connection, logger: parts.logger });
    const transport = inProcess(app);
    const client = createClient({ service: 'analytics', contracts: analyticsContract, transport });
    try {
      return (await client.funnel(november, context)).total;
    } finally {
      await app.close();
    }
  };
  return {
    dataDir,
    parts,
    bus,
    connection,
    funnel,
    /** As the whole log has it. */
    figures: async () => {
      await rebuildJourneys({ connection, bus, swap: true });
      return funnel();
    },
    close: async () => {
      await bus.close();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type History = Awaited<ReturnType<typeof openHistory>>;
