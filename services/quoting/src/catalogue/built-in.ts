/** The catalogue that ships with the code. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const builtInCatalogueDir = path.join(import.meta.dirname, '..', '..', 'catalog');

/** SVG text of an insurer's mark; `code` must be one of the catalogue's, never a caller's text. */
export function readLogo(code: string): Promise<string> {
  return readFile(path.join(builtInCatalogueDir, 'logos', `${code}.svg`), 'utf8');
}
