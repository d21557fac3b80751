/** The quoting service over the built-in catalogue and a database in memory, with a bus that only remembers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { startRelay } from '@muqarin/platform/events/relay';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '../../contract/quoting-contract.ts';
import { createQuotingService } from '../../src/quoting-service.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
export const agent: CallContext = { actor: { kind: 'agent', id: 'sara' }, correlationId: 'c1' };

const born = (
  dob_year: number,
  gender_id: number,
  marital_status_id: number,
  relation_id: number,
) => ({
  dob_year,
  dob_month: 3,
  dob_day: 14,
  gender_id,
  marital_status_id,
  relation_id,
});

export const woman34 = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [born(1991, 2, 2, 1)],
};

export const couple = {
  ...woman34,
  member_count: 2,
  members: [...woman34.members, born(1988, 1, 2, 2)],
};

export async function quotingUnderTest() {
  let time = new Date('2026-01-10T08:00:00Z').getTime();
  let serial = 0;
  const now = () => new Date(time);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-quoting-'));
  const connection = await connectSqlite({ file: ':memory:', now });
  const logger = createLogger({ level: 'silent' });
  const service = await createQuotingService({
    connection,
    logger,
    now,
    newId: createNewId(now),
    randomBytes: (size) =>
      Uint8Array.from({ length: size }, (_, i) => (++serial * 37 + i * 11) % 256),
    dataDir,
  });
  const published: EventMessage[] = [];
  const relay = startRelay({
    stores: service.outboxes,
    bus: { publish: async (messages) => void published.push(...messages) },
    owner: 'test',
    now,
    logger,
    sweepMilliseconds: 20,
  });
  return {
    client: createClient({
      service: 'quoting',
      contracts: quotingContract,
      transport: inProcess(service.app),
      checkAnswers: true,
    }),
    passDays: (days: number) => {
      time += days * 24 * 60 * 60 * 1000;
    },
    /** Waits until the outboxes are empty, then gives the event types in order. */
    story: async () => {
      for (let i = 0; i < 200; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const waiting = await Promise.all(service.outboxes.map((outbox) => outbox.depth()));
        if (waiting.every((depth) => depth === 0)) break;
      }
      return published.map((message) => ({
        type: String(message.headers.ce_type).split('.').at(-1),
        value: JSON.parse(message.value) as Record<string, unknown>,
      }));
    },
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
