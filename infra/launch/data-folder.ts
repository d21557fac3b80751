/** The data folder as each start finds it: with room, rid of what a killed start left, its owner's alone. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { requireSpace } from './preflight.ts';
import { keepPrivate, makeFilesPrivate } from './private-data.ts';

/** Throws StartProblem with a sentence that says what to do. */
export function prepareDataFolder(dataDir: string): void {
  makeFilesPrivate();
  requireSpace(dataDir);
  removeLeftovers(dataDir);
  keepPrivate(dataDir);
}

/** What a process writes on the way to a secret (`madeOnce`), and to know that there is room: both name their process. */
const onTheWay = /^(?:\.space-(\d+)|.+\.(\d+)\.incoming)$/;

/** Of processes that are gone: several may start at once on one folder. */
function removeLeftovers(dataDir: string): void {
  for (const entry of readdirSync(dataDir)) {
    const [, space, secret] = onTheWay.exec(entry) ?? [];
    const pid = Number(space ?? secret);
    if (pid > 0 && (pid === process.pid || !isRunning(pid)))
      rmSync(path.join(dataDir, entry), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
