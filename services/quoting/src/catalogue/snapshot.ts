import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '../domain/catalogue.ts';
import { unlessMissing, writeWhole } from './archive.ts';

/** What turns files into a catalogue: when one of these changes, snapshots of older code are left alone. */
const BUILDERS = ['build.ts', 'build-rate-card.ts', 'units.ts'];

export interface Snapshots {
  read(version: string): Promise<Catalogue | null>;
  write(catalogue: Catalogue): Promise<void>;
}

/**
 * Built catalogues as JSON beside the kept files. Checking and building from YAML takes a third of a second, reading
 * this a few milliseconds; the files stay the truth, so a snapshot may be deleted at any time.
 */
export async function catalogueSnapshots(root: string): Promise<Snapshots> {
  const hash = createHash('sha256');
  for (const name of BUILDERS) hash.update(await readFile(new URL(name, import.meta.url)));
  const build = hash.digest('hex').slice(0, 8);
  const fileOf = (version: string) => join(root, 'snapshots', `${version}-${build}.json`);
  return {
    read: async (version) => {
      const text = await unlessMissing(readFile(fileOf(version), 'utf8'));
      return text === null ? null : (JSON.parse(text) as Catalogue);
    },
    write: (catalogue) => writeWhole(fileOf(catalogue.version), JSON.stringify(catalogue)),
  };
}
