import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueFiles } from '../../src/catalogue/files.ts';
import { liwanFiles } from './real-catalogue.ts';

/** Writes the small real catalogue, or the given files, to a folder. */
export async function writeCatalogue(dir: string, files?: CatalogueFiles): Promise<void> {
  for (const [path, text] of files ?? (await liwanFiles())) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
}
