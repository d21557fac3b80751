/** The service over an event log and a database of its own; every event comes twice, as a broker may deliver it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectSqlite, sweepExpired } from '@muqarin/mongoose-sqlite';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import { notificationsContract } from '../../contract/notifications-contract.ts';
import { createNotificationsService } from '../../src/notifications-service.ts';

export const marks = createMailedMarks(['for-the-links-of-tests-only-thirty-two-characters']);
export const context = { actor: { kind: 'visitor' as const, id: 'v1' }, correlationId: 'c1' };
export const publicOrigin = 'http://localhost:3000';

const began = '2026-11-21T08:00:00Z';
const now = () => new Date(began);
/** Of the events that a test makes. */
export const parts = { newId: createNewId(now), now, source: '/test' };

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

export async function openPostOffice() {
  const logger = createLogger({ level: 'silent' });
  const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-mails-'));
  const bus = createSqliteEventLog({
    file: path.join(dir, 'events.sqlite'),
    now,
    newId: parts.newId,
    logger,
    redeliver: () => true,
  });
  const connection = await connectSqlite({ file: ':memory:', now });
  let time = Date.parse(began);
  const service = await createNotificationsService({
    bus,
    connection,
    logger,
    marks,
    now: () => new Date(time),
    publicOrigin,
  });
  const client = createClient({
    service: 'notifications',
    contracts: notificationsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  return {
    bus,
    client,
    /** Another day; gives how many reminders went that had waited. */
    nextDay: () => {
      time += 24 * 60 * 60 * 1000;
      return service.releaseHeld();
    },
    waiting: () => connection.collection('held_reminders').countDocuments(),
    /** As mails were stored before it was kept what they are about. */
    makeOld: async () => {
      await connection.collection('mails').updateMany({}, { $unset: { about: '' } });
    },
    /** As the database does by itself, every so often. */
    sweep: () => sweepExpired(connection),
    close: async () => {
      await service.subscription.stop();
      await service.app.close();
      await bus.close();
      await connection.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
