/**
 * Files in a folder of this machine: written beside their place, flushed, then renamed, so that a reader meets no half.
 * For this user only: identity papers are among them.
 */
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Files, requireKey } from '../files.ts';

export function createLocalFiles(options: { dir: string }): Files {
  const placeOf = (key: string) => path.join(options.dir, requireKey(key));
  const put = async (key: string, content: Uint8Array | Readable) => {
    const place = placeOf(key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await writeWhole(place, content);
  };
  return {
    put,
    putStream: (key, content) => put(key, content),
    get: async (key) => readFile(placeOf(key)).catch(nullWhenMissing),
    stream: async (key) => {
      const file = await open(placeOf(key)).catch(nullWhenMissing);
      return file === null ? null : file.createReadStream();
    },
    exists: async (key) => {
      const found = await stat(placeOf(key)).catch(nullWhenMissing);
      return found?.isFile() ?? false;
    },
    delete: async (key) => {
      await rm(placeOf(key), { force: true });
    },
    prepare: async () => {
      await mkdir(options.dir, { recursive: true, mode: 0o700 });
    },
    close: async () => {},
  };
}

let drafts = 0;

async function writeWhole(place: string, content: Uint8Array | Readable): Promise<void> {
  drafts += 1;
  const draft = path.join(
    path.dirname(place),
    `.${path.basename(place)}.${process.pid}.${drafts}.draft`,
  );
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
