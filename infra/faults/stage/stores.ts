/** What databases, event log and mail server hold, read past the product. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createKafkaEventBus } from '@muqarin/platform/drivers/kafka-event-bus';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import type { EventBus, StoredMessage } from '@muqarin/platform/events/bus';
import { deadLetterTopic } from '@muqarin/platform/events/dead-letter';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import type { Connection } from 'mongoose';
import type { Engines } from './engines.ts';

export interface KeptMail {
  id: string;
  to: string;
  /** When its effect began to exist. */
  sentAt: Date;
  deliveredAt: Date | null;
}

export interface Stores {
  bus: EventBus;
  /** Addresses of all leads in the database, one for each document. */
  leads(): Promise<string[]>;
  /** Documents whose events have not gone out. */
  waiting(): Promise<number>;
  /** The process whose relay holds events at this moment. */
  holder(): Promise<string | null>;
  mails(): Promise<KeptMail[]>;
  /**
   * Mails made from that moment on whose address begins so. By their time, which has an index: this is asked again and again
   * under load, and to look through all mails each time takes the database from those who need it.
   */
  mailsSince(begins: string, since: number): Promise<Pick<KeptMail, 'to' | 'sentAt'>[]>;
  /** All of them, whether or not they have gone. */
  mailTotal(): Promise<number>;
  /** How far the mails' consumer has come, by `topic/partition`: everything before that offset is done. */
  mailed(): Promise<{ done: Map<string, number>; behind: number }>;
  log(topic: string): Promise<StoredMessage[]>;
  deadLetters(): Promise<StoredMessage[]>;
  /** How often the mail server was given each mail, by Message-ID. */
  deliveries(): Map<string, number>;
  /** Writes beside the product until the database says that it cannot, not even a few bytes; false when it was away. */
  useUp(): Promise<boolean>;
  close(): Promise<void>;
}

const outboxes = [
  ['leads', 'leads'],
  ['leads', 'drafts'],
  ['quoting', 'quotes'],
  ['orders', 'policies'],
] as const;

export async function openStores({ env, dataOf }: Engines): Promise<Stores> {
  const logger = createLogger({ level: 'error' });
  const { MONGO_URL: url = '', KAFKA_BROKERS: brokers = '' } = env;
  const connections = new Map(
    await Promise.all(
      ['leads', 'quoting', 'orders', 'notifications'].map(
        async (database) => [database, await connectMongo({ url, database, logger })] as const,
      ),
    ),
  );
  let ids = 0;
  const bus = createKafkaEventBus({
    brokers: brokers.split(','),
    clientId: 'faults',
    now: () => new Date(),
    newId: () => `faults-${++ids}`,
    logger,
  });
  const collection = (database: string, name: string) => {
    const found = connections.get(database);
    if (!found) throw new Error(`no database ${database}`);
    return found.collection(name);
  };
  const read = (topics: readonly string[]) => bus.read({ topics, limit: 10_000_000 });
  return {
    bus,
    leads: async () => {
      const all = collection('leads', 'leads').find({}, { projection: { 'contact.email': 1 } });
      return (await all.toArray()).map(({ contact }) => String(contact?.email));
    },
    waiting: async () => {
      const each = outboxes.map(([database, name]) =>
        collection(database, name).countDocuments({ outboxPending: true }),
      );
      return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
    },
    holder: async () => {
      const held = { outboxPending: true, 'outboxLease.until': { $gt: new Date() } };
      for (const [database, name] of outboxes) {
        const found = await collection(database, name).findOne(held);
        if (found) return String(found.outboxLease?.owner).split('.')[0] ?? null;
      }
      return null;
    },
    mails: async () => {
      const found = collection('notifications', 'mails').find(
        {},
        { projection: { to: 1, sentAt: 1, deliveredAt: 1 } },
      );
      return (await found.toArray()).map(({ _id: id, ...mail }) => ({
        ...(mail as unknown as KeptMail),
        id: String(id),
      }));
    },
    mailsSince: async (begins, since) => {
      const made = collection('notifications', 'mails').find(madeSince(since), {
        projection: { to: 1, sentAt: 1 },
      });
      const mails = (await made.toArray()) as unknown as KeptMail[];
      return mails.filter(({ to }) => to.startsWith(begins));
    },
    mailTotal: () => collection('notifications', 'mails').estimatedDocumentCount(),
    mailed: async () => {
      const rows = (await bus.groups()).filter(({ group }) => group === 'notifications');
      return {
        done: new Map(
          rows.map(({ topic, partition, committed }) => [`${topic}/${partition}`, committed]),
        ),
        behind: rows.reduce((sum, { committed, end }) => sum + Math.max(0, end - committed), 0),
      };
    },
    log: (topic) => read([topic]),
    deadLetters: () => read(allDeadLetterTopics()),
    deliveries: () => deliveriesIn(dataOf('smtp')),
    useUp: async () => {
      const filler = collection('notifications', 'filler');
      for (const size of [200_000, 4_000, 100]) {
        const failure = await writtenUntilRefused(filler, 'x'.repeat(size));
        // One that is away has not said that it is full.
        if (failure.name !== 'MongoServerError') return false;
      }
      return true;
    },
    close: async () => {
      await bus.close();
      await Promise.all([...connections.values()].map((each) => each.close()));
    },
  };
}

function madeSince(moment: number) {
  return { sentAt: { $gte: new Date(moment) } };
}

async function writtenUntilRefused(
  filler: ReturnType<Connection['collection']>,
  text: string,
): Promise<Error> {
  try {
    for (;;) await filler.insertOne({ text });
  } catch (error) {
    return error as Error;
  }
}

function allDeadLetterTopics(): string[] {
  return topicDeclarations.flatMap(({ name, groups }) =>
    groups.map((group) => deadLetterTopic(name, group)),
  );
}

/** The catcher keeps each mail as it came, in a file of its own. */
function deliveriesIn(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const head = readFileSync(path.join(folder, file), 'latin1').slice(0, 4_000);
    const id = /^message-id:\s*(<[^>]+>)/im.exec(head)?.[1] ?? file;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
