import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'catalogue-'));
}

export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
