import type { Connection } from 'mongoose';

const writing = ['insertOne', 'updateOne', 'updateMany', 'deleteMany', 'deleteOne'];

/** Ends for ever before a write: the process was killed there. */
export function dyingConnection(connection: Connection, count: { left: number }): Connection {
  const collection = (name: string) =>
    new Proxy(connection.collection(name), {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (writing.includes(String(property))) {
            if (count.left <= 0) throw new Error('killed');
            count.left -= 1;
          }
          return value.apply(target, args);
        };
      },
    });
  return { collection } as unknown as Connection;
}
