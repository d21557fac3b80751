/** The copies of the leads service whose desk a bench works at, on a database of their own that goes with them. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { createLeadsService } from '@muqarin/leads/service';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { connectMongo } from '@muqarin/platform/drivers/mongo';
import { type Client, createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createMailedMarks } from '@muqarin/platform/mailed-marks';
import type { Connection } from 'mongoose';
import { temporaryData } from './product.ts';

export interface Copies {
  /** Each copy's own to the one database. */
  connections: readonly Connection[];
  clients: readonly Client<typeof leadsContract>[];
  stop: () => Promise<void>;
}

const now = () => new Date();
const logger = createLogger({ level: 'silent' });

/**
 * One embedded copy, or two on the server at `mongoUrl`, each with connections of its own.
 * @param before the services begin: what they find in the database
 */
export async function openCopies(
  mongoUrl: string | undefined,
  before: (connection: Connection) => Promise<void>,
): Promise<Copies> {
  const { connections, clear } = mongoUrl ? await onServer(mongoUrl) : await embedded();
  const [connection] = connections as [Connection];
  await before(connection);
  const services: LeadsService[] = [];
  for (const each of connections) services.push(await serviceOn(each));
  return {
    connections,
    clients: services.map(({ app }) =>
      createClient({ service: 'leads', contracts: leadsContract, transport: inProcess(app) }),
    ),
    stop: async () => {
      await Promise.all(services.map(({ app }) => app.close()));
      await clear();
    },
  };
}

async function embedded() {
  const data = temporaryData();
  const connection = await connectSqlite({ file: path.join(data.dir, 'leads.sqlite'), now });
  const clear = async () => {
    await connection.close();
    data.remove();
  };
  return { connections: [connection], clear };
}

async function onServer(url: string) {
  const database = `bench_takes_${process.pid}`;
  const open = () => connectMongo({ url, database, logger, now });
  const connections = [await open(), await open()];
  const clear = async () => {
    await connections[0]?.dropDatabase();
    await Promise.all(connections.map((connection) => connection.close()));
  };
  return { connections, clear };
}

type LeadsService = Awaited<ReturnType<typeof createLeadsService>>;

function serviceOn(connection: Connection): Promise<LeadsService> {
  const marks = createMailedMarks(['for-the-bench-of-takes-only-thirty-two-characters']);
  return createLeadsService({
    connection,
    logger,
    now,
    newId: createNewId(now),
    randomBytes,
    marks,
  });
}
