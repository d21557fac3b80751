import mongoose from 'mongoose';
import { createSqliteDriver, type DriverOptions } from './driver.ts';

export { createSqliteDriver, type DriverOptions } from './driver.ts';
export { UnsupportedError } from './errors.ts';

export type ConnectOptions = DriverOptions & {
  /** The database file, made when it is not there; ':memory:' for one that ends with its connection. */
  file: string;
};

/**
 * Opens a file as a mongoose connection of its own mongoose instance: nothing global changes, and other
 * connections of the process keep their driver. `connection.close()` writes everything into the file.
 */
export async function connectSqlite(options: ConnectOptions): Promise<mongoose.Connection> {
  const { file, ...driver } = options;
  const instance = new mongoose.Mongoose();
  instance.setDriver(createSqliteDriver(driver));
  // mongoose's timestamps take their time from here.
  const { now } = driver;
  if (now !== undefined) instance.now = now;
  return instance.createConnection(`sqlite:${file}`).asPromise();
}

/** Removes what has expired by TTL indexes now, without waiting for the timer; gives the count. */
export function sweepExpired(connection: mongoose.Connection): number {
  const client = connection.getClient() as unknown as { sweepExpired?: () => number };
  if (client.sweepExpired === undefined) throw new TypeError('not a mongoose-sqlite connection');
  return client.sweepExpired();
}
