/** Rendered files by the hash of what they say: a file is written whole or not at all. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, content: Uint8Array): Promise<void>;
}

export function createFileStore(dir: string): FileStore {
  return {
    read: async (name) => {
      try {
        return await readFile(path.join(dir, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: async (name, content) => {
      await mkdir(dir, { recursive: true });
      const draft = path.join(dir, `.${name}.${process.pid}.${process.hrtime.bigint()}`);
      await writeFile(draft, content);
      await rename(draft, path.join(dir, name));
    },
  };
}
