import { basename } from 'node:path';
import mongoose from 'mongoose';
import { openClient, type SqliteClient } from './client.ts';
import { nativeDriver } from './drivers/native.ts';
import { UnsupportedError } from './errors.ts';
import type { Doc } from './values/types.ts';

export type DriverOptions = {
  /** The clock of `$currentDate`, `$$NOW` and the TTL sweep. */
  now?: () => Date;
  /** How often expired documents are removed, 60,000 by default as in MongoDB; 0 never. */
  ttlSweepMs?: number;
  /** How long a write waits for another process's write; it blocks the thread. 5,000 by default. */
  busyTimeoutMs?: number;
  /** Called with an error in the timer's sweep; else the connection emits 'error', or the process a warning. */
  onSweepError?: (error: unknown) => void;
};

/** What mongoose's own connection class keeps, as far as this driver sets it. */
type Internals = mongoose.Connection & {
  db: unknown;
  client: SqliteClient | undefined;
  name: string;
  host: string;
  readyState: number;
  config: Doc;
  _connectionString: string;
  onOpen(): void;
  collections: Record<string, { onOpen(): void }>;
};

type ConnectionClass = new (...args: unknown[]) => Internals;

/**
 * A driver for `mongoose.setDriver()`. Connection strings are `sqlite:<file>`, with ':memory:' for a database
 * that ends with its connection. Collections are mongoose's own over a driver collection of this package, so
 * buffering, debug and hooks work as ever.
 */
export function createSqliteDriver(options: DriverOptions = {}) {
  const native = nativeDriver();
  const Base = native.Connection as unknown as ConnectionClass;

  class SqliteConnection extends Base {
    async createClient(uri: unknown, given?: Doc): Promise<this> {
      const file = fileOf(uri);
      if (this.readyState === STATES.connected) {
        if (this._connectionString === uri) return this;
        throw new mongoose.Error(
          "Can't call `openUri()` on an active connection with another file",
        );
      }
      configure(this.config, given ?? {});
      this.readyState = STATES.connecting;
      this._connectionString = String(uri);
      const client = openClient({
        file,
        name: nameOf(file),
        now: options.now ?? (() => new Date()),
        busyTimeoutMs: options.busyTimeoutMs ?? 5_000,
        ttlSweepMs: options.ttlSweepMs ?? 60_000,
        onSweepError: options.onSweepError ?? ((error) => report(this, error)),
      });
      opened(this, client, nameOf(file));
      return this;
    }

    async doClose(): Promise<this> {
      await this.client?.close();
      return this;
    }

    override useDb(): never {
      throw new UnsupportedError('useDb()', 'a file is one database; open another connection');
    }

    override setClient(): never {
      throw new UnsupportedError('setClient()');
    }

    override watch(): never {
      throw new UnsupportedError('change streams (watch())');
    }
  }

  return { ...native, Connection: SqliteConnection, plugins: [] };
}

/** An 'error' event that nobody listens to would end the process. */
function report(connection: Internals, error: unknown): void {
  if (connection.listenerCount('error') > 0) connection.emit('error', error);
  else process.emitWarning(error instanceof Error ? error : String(error));
}

const STATES = mongoose.ConnectionStates;

function opened(connection: Internals, client: SqliteClient, name: string): void {
  Object.assign(connection, { client, db: client.db(), name, host: 'sqlite' });
  connection.onOpen();
  for (const collection of Object.values(connection.collections)) collection.onOpen();
}

const CONFIG: ReadonlySet<string> = new Set(
  'autoIndex autoCreate sanitizeFilter bufferTimeoutMS bufferCommands autoSearchIndex'.split(' '),
);

function configure(config: Doc, given: Doc): void {
  for (const [name, value] of Object.entries(given)) {
    if (!CONFIG.has(name)) throw new UnsupportedError(`connection option ${name}`);
    config[name] = value;
  }
}

function fileOf(uri: unknown): string {
  if (typeof uri === 'string' && uri.startsWith('sqlite:') && uri.length > 7) return uri.slice(7);
  throw new mongoose.Error("A connection string of mongoose-sqlite is 'sqlite:<file>'");
}

const nameOf = (file: string) =>
  file === ':memory:' ? 'memory' : basename(file).replace(/\.[^.]*$/, '');
