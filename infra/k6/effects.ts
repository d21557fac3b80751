/** What became of the leads: when each one's event was made and stored, and its mail kept and sent. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createKafkaEventBus } from '@muqarin/platform/drivers/kafka-event-bus';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { createLogger } from '@muqarin/platform/logger';
import { withNativeEngines } from '../launch/distributed/native-engines.ts';

/** Milliseconds since the epoch. */
export interface Effect {
  eventMade: number;
  /** By the broker's clock. */
  inKafka: number;
  mailMade: number;
  /** When the database had answered that it keeps it. */
  mailKept: number;
  /** When a mail server had taken it. */
  mailSent: number;
}

interface Mail {
  _id: string;
  to: string;
  sentAt: Date;
  storedAt?: Date;
  deliveredAt: Date | null;
}

const patienceMilliseconds = 60_000;

/** Waits until that many are there whole, or patience ends. @returns by the lead's address, only those that are whole */
export async function effectsOf(prefix: string, wanted: number): Promise<Map<string, Effect>> {
  const { MONGO_URL: url = '', KAFKA_BROKERS: brokers = '' } = withNativeEngines(process.env);
  const logger = createLogger({ level: 'warn' });
  const connection = await connectMongo({ url, database: `${prefix}notifications`, logger });
  const bus = createKafkaEventBus({
    brokers: brokers.split(','),
    clientId: 'load',
    prefix,
    logger,
    now: () => new Date(),
    newId: () => String(process.pid),
  });
  try {
    const mails = connection.collection<Mail>('mails');
    const projection = { to: 1, sentAt: 1, storedAt: 1, deliveredAt: 1 };
    // Not by a pattern: one wire server (SecantusDB) finds nothing by it where the field is the first of an index of several.
    const sent = async () =>
      (await mails.find({ deliveredAt: { $ne: null } }, { projection }).toArray()).filter(
        ({ to }) => to.startsWith('load-'),
      );
    const until = Date.now() + patienceMilliseconds;
    while ((await sent()).length < wanted && Date.now() < until) await pause(1_000);
    const events = await bus.read({ topics: ['leads.lead.v1'], limit: 50_000 });
    const byId = new Map(events.map((event) => [event.headers.ce_id, event]));
    const found = await sent();
    return new Map(
      found.flatMap(({ _id, to, sentAt, storedAt, deliveredAt }) => {
        const event = byId.get(_id);
        if (!event || !deliveredAt) return [];
        const effect: Effect = {
          eventMade: Date.parse(event.headers.ce_time ?? ''),
          inKafka: event.storedAt,
          mailMade: sentAt.getTime(),
          mailKept: storedAt?.getTime() ?? Number.NaN,
          mailSent: deliveredAt.getTime(),
        };
        return [[to, effect] as const];
      }),
    );
  } finally {
    await bus.close();
    await connection.close();
  }
}
