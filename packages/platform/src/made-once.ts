import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a small file that is made once, whoever comes first, and readable by its owner only. It appears whole: a process
 * that is killed while it writes leaves a file beside it that nobody reads.
 * @param isWhole whether a text is one; what an earlier version left half written is made anew
 */
export function madeOnce(file: string, make: () => string, isWhole: (text: string) => boolean) {
  const kept = readOrNull(file);
  if (kept !== null && isWhole(kept)) return kept;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.${process.pid}.incoming`;
  writeFileSync(incoming, make(), { mode: 0o600, flush: true });
  try {
    if (kept === null) linkSync(incoming, file);
    else renameSync(incoming, file);
  } catch (error) {
    // Another copy was first, and both use what is there.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(incoming, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
