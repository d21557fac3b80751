import { closeSync, openSync } from 'node:fs';

/** Makes the file of a database where it is missing, readable by its owner only: SQLite gives its logs the same mode. */
export function privateFile(file: string): string {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  return file;
}
