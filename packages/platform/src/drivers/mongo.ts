/**
 * A mongoose connection to MongoDB (or whatever speaks its wire protocol). A write is answered when a majority has it in its
 * journal. A database that is away is known within two seconds, as an error that `src/database.ts` turns into 503 with
 * Retry-After; nothing waits in mongoose's buffer meanwhile, and the driver comes back by itself.
 */
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { atOnce } from './at-once.ts';

export interface MongoOptions {
  /** mongodb://host:port[,host:port]/?replicaSet=…; writes are retried unless it says `retryWrites=false`. */
  url: string;
  /** Each service owns its own. */
  database: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** mongoose's timestamps take their time from here. */
  now?: () => Date;
}

const settings = {
  maxPoolSize: atOnce.databaseConnections,
  minPoolSize: 1,
  maxIdleTimeMS: 60_000,
  waitQueueTimeoutMS: 2000,
  /** Short: who asks is told to try again rather than kept waiting. */
  serverSelectionTimeoutMS: 1500,
  connectTimeoutMS: 1500,
  socketTimeoutMS: 15_000,
  /** Ten seconds by default: as long would a server's return go unnoticed by who asks rarely. */
  heartbeatFrequencyMS: 1000,
  /** Jepsen's finding on MongoDB: nothing less is kept through a failover. */
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: 5000 },
  retryReads: true,
  bufferCommands: false,
} as const;

/** One try: rejects when no server is found in time. Who starts a process tries again (process/connect.ts). */
export async function connectMongo(options: MongoOptions): Promise<Connection> {
  // An instance of its own, as connectSqlite has: both engines may serve one process, and nothing global changes.
  const instance = new mongoose.Mongoose();
  if (options.now) instance.now = options.now;
  const connection = instance.createConnection();
  try {
    await connection.openUri(options.url, {
      ...settings,
      writeConcern: { ...settings.writeConcern },
      dbName: options.database,
      appName: `muqarin-${options.database}`,
    });
  } catch (error) {
    await connection.close(true).catch(() => {});
    throw error;
  }
  tellOfTheConnection(connection, options);
  return connection;
}

function tellOfTheConnection(connection: Connection, { database, logger }: MongoOptions): void {
  let closing = false;
  connection.on('disconnecting', () => {
    closing = true;
  });
  connection.on('disconnected', () => {
    if (!closing) logger.warn({ database }, 'MongoDB is away; trying again');
  });
  connection.on('reconnected', () => logger.info({ database }, 'MongoDB is back'));
  // Without a listener an error would end the process; each call gets its own all the same.
  connection.on('error', (error: Error) =>
    logger.warn({ database, kind: error.name }, 'MongoDB connection failed'),
  );
}
