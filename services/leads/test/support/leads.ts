/** A leads service over a database in memory, with a bus that only remembers, and a typed client. */
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import { startRelay } from '@muqarin/platform/events/relay';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { leadsContract } from '../../contract/leads-contract.ts';
import { createLeadsService } from '../../src/leads-service.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };

export const answers = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [
    {
      dob_year: 1991,
      dob_month: 3,
      dob_day: 14,
      gender_id: 2,
      marital_status_id: 2,
      relation_id: 1,
    },
  ],
  contact: {
    name: 'Mariam Test',
    email: 'mariam@example.com',
    phone: '501234567',
    dial_code: '+971',
    fullNumber: '+971501234567',
  },
};

export async function leadsUnderTest(start = '2026-11-21T08:00:00Z') {
  let time = new Date(start).getTime();
  let serial = 0;
  const now = () => new Date(time);
  const connection = await connectSqlite({ file: ':memory:', now });
  const logger = createLogger({ level: 'silent' });
  const service = await createLeadsService({
    connection,
    logger,
    now,
    newId: createNewId(now),
    // Different each time, the same in each run.
    randomBytes: (size) =>
      Uint8Array.from({ length: size }, (_, i) => (++serial * 37 + i * 11) % 256),
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
  const client = createClient({
    service: 'leads',
    contracts: leadsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  return {
    client,
    published,
    app: service.app,
    passDays: (days: number) => {
      time += days * 24 * 60 * 60 * 1000;
    },
    eventsOf: async (type: string, count: number) => {
      const isIt = (message: EventMessage) => message.headers.ce_type === type;
      for (let i = 0; i < 100 && published.filter(isIt).length < count; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      // One more sweep, so that a second event would show.
      await new Promise((resolve) => setTimeout(resolve, 60));
      return published.filter(isIt);
    },
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await connection.close();
    },
  };
}
