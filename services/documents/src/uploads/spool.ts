/** Where a file lies from its first byte until it is kept or refused: on disk, readable by nobody else, never in memory. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Spooled {
  file: string;
  /** For what is made of it. */
  fresh: string;
  /** Reads no further than it must. Rejects when the file breaks off. */
  receive(content: Readable, mostBytes: number): Promise<{ bytes: number; isTooBig: boolean }>;
  dispose(): Promise<void>;
}

export interface Spool {
  open(): Spooled;
  /** Files of an earlier life; gives how many. */
  clear(olderThan: Date): Promise<number>;
}

class TooBig extends Error {}

export function createSpool(options: { dir: string; newId: () => string }): Spool {
  const { dir, newId } = options;
  return {
    open: () => {
      const file = path.join(dir, `${newId()}.upload`);
      const fresh = `${file}.fresh`;
      return {
        file,
        fresh,
        receive: async (content, mostBytes) => {
          await mkdir(dir, { recursive: true, mode: 0o700 });
          return receive(content, file, mostBytes);
        },
        dispose: async () => {
          await Promise.all([rm(file, { force: true }), rm(fresh, { force: true })]);
        },
      };
    },
    clear: (olderThan) => clear(dir, olderThan),
  };
}

async function receive(content: Readable, file: string, mostBytes: number) {
  let bytes = 0;
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new TooBig();
      yield chunk;
    }
  };
  try {
    await pipeline(content, counted, createWriteStream(file, { mode: 0o600 }));
    return { bytes, isTooBig: false };
  } catch (error) {
    if (error instanceof TooBig) return { bytes, isTooBig: true };
    throw error;
  }
}

async function clear(dir: string, olderThan: Date): Promise<number> {
  const names = await readdir(dir).catch(() => []);
  let cleared = 0;
  for (const name of names) {
    const file = path.join(dir, name);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.mtime > olderThan) continue;
    await rm(file, { force: true });
    cleared += 1;
  }
  return cleared;
}
