import mongoose from 'mongoose';

/** The parts of mongoose's own driver that this one builds on. */
export type NativeDriver = {
  Connection: new (...args: unknown[]) => mongoose.Connection;
  Collection: unknown;
  BulkWriteResult: new (tally: unknown, ordered: boolean) => mongoose.mongo.BulkWriteResult;
};

/** mongoose documents `mongoose.driver` but its types leave it out. */
export function nativeDriver(): NativeDriver {
  const { driver } = mongoose as unknown as { driver: { get(): NativeDriver } };
  return driver.get();
}
