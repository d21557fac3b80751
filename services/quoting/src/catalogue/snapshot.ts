import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing, writeWhole } from './archive.ts';

export interface Snapshots<Built> {
  read(version: string): Promise<Built | null>;
  write(catalogue: Built): Promise<void>;
}

/**
 * Built catalogues as JSON beside the kept files. Checking and building from YAML takes a third of a second, reading
 * this a few milliseconds; the files stay the truth, so a snapshot may be deleted at any time.
 * `builders` are the sources that turn files into a catalogue: when one of them changes, snapshots of older code are left alone.
 */
export async function catalogueSnapshots<Built extends { version: string }>(
  root: string,
  builders: readonly string[],
): Promise<Snapshots<Built>> {
  const hash = createHash('sha256');
  for (const name of builders) hash.update(await readFile(new URL(name, import.meta.url)));
  const build = hash.digest('hex').slice(0, 8);
  const fileOf = (version: string) => join(root, 'snapshots', `${version}-${build}.json`);
  return {
    read: async (version) => {
      const text = await unlessMissing(readFile(fileOf(version), 'utf8'));
      return text === null ? null : (JSON.parse(text) as Built);
    },
    write: (catalogue) => writeWhole(fileOf(catalogue.version), JSON.stringify(catalogue)),
  };
}
