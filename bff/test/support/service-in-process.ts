/** A service itself over a database in memory, started by its first call; what it keeps and what it would publish can be read. */
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import type { OutboxEntry } from '@muqarin/platform/events/outbox';
import { type Client, createClient, inProcess } from '@muqarin/platform/http/client';
import type { Contracts } from '@muqarin/platform/http/contract';
import type { FastifyInstance } from 'fastify';

type Connection = Awaited<ReturnType<typeof openDatabase>>['connection'];

export interface ServiceParts<T extends Contracts> {
  service: string;
  contracts: T;
  /** Those whose events are looked for. */
  collections: readonly string[];
  now: () => Date;
  open: (connection: Connection) => Promise<FastifyInstance>;
}

/** A document as it lies there, without its outbox. */
export type Stored = Record<string, unknown> & { _id: string };

export function serviceInProcess<T extends Contracts>(parts: ServiceParts<T>) {
  const { service, contracts, collections, now } = parts;
  const start = async () => {
    const { connection } = await openDatabase({ now });
    return { connection, transport: inProcess(await parts.open(connection)) };
  };
  let begun: ReturnType<typeof start> | undefined;
  const started = () => {
    begun ??= start();
    return begun;
  };
  const calls: Record<string, number> = {};
  const client = createClient({
    service,
    contracts,
    transport: async (request) => (await started()).transport(request),
    checkAnswers: true,
  });
  const all = async (name: string) => {
    const { connection } = await started();
    const found = await connection.collection<Stored>(name).find({}).toArray();
    return found.toSorted((one, other) => (one._id < other._id ? -1 : 1));
  };
  return {
    client: counting(client, calls),
    /** How often each call was made. */
    calls,
    /** As it lies there, to be changed past the service. */
    collection: async (name: string) => {
      const { connection } = await started();
      return connection.collection<Stored>(name);
    },
    /** In the order in which they were made. */
    stored: async (name: string): Promise<Stored[]> =>
      (await all(name)).map(({ outbox: _outbox, ...document }) => document),
    /** What would be published, in no order. */
    outbox: async () => {
      const documents = (await Promise.all(collections.map(all))).flat();
      return documents.flatMap(({ outbox = [] }) => outbox as OutboxEntry[]);
    },
    /** What events of this type say, oldest first. */
    raised: async (type: string): Promise<Record<string, unknown>[]> => {
      const documents = (await Promise.all(collections.map(all))).flat();
      return documents
        .flatMap(({ outbox = [] }) => outbox as OutboxEntry[])
        .filter((entry) => entry.type.endsWith(`.${type}`))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ message }) => JSON.parse(message.value ?? '{}') as Record<string, unknown>);
    },
  };
}

function counting<T extends Contracts>(
  client: Client<T>,
  calls: Record<string, number>,
): Client<T> {
  type Call = (...given: unknown[]) => Promise<unknown>;
  const counted = Object.entries<Call>(client as Record<string, Call>).map(([name, call]) => [
    name,
    (...given: unknown[]) => {
      calls[name] = (calls[name] ?? 0) + 1;
      return call(...given);
    },
  ]);
  return Object.fromEntries(counted) as Client<T>;
}
