/**
 * The data folder holds people's answers and papers, so it is its owner's alone: 0700, and 0600 what lies in it. Looked at
 * at each start, as an earlier one, a copy or a restored backup may have left it open. Only what the product writes is
 * touched: a folder named by mistake keeps its modes.
 */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartProblem } from './preflight.ts';

/** SQLite's files with what lies beside each, secrets, and the one list that a distributed run keeps. */
const ownFile =
  /^([a-z-]+\.sqlite.*|session-secret|agent-(password|totp)|(link|account)-keys|insurer-stand-in\.key|processes\.json.*)$/;
const ownFolder = /^(documents|uploads-arriving|(motor-|general-)?catalogues)$/;

const others = 0o077;
const sticky = 0o1000;

/** For this process and those it starts: what is made from now on is for its owner only. */
export function makeFilesPrivate(): void {
  process.umask(others);
}

/** Repairs what others could read; throws StartProblem where that is not possible. */
export function keepPrivate(dataDir: string): void {
  // There rights are not in the mode.
  if (process.platform === 'win32') return;
  if ((statSync(dataDir).mode & sticky) !== 0) throw everybodys(dataDir);
  restrict(dataDir, 0o700);
  const seen = new Set<string>();
  for (const entry of readdirSync(dataDir)) {
    const place = path.join(dataDir, entry);
    if (ownFile.test(entry)) restrict(place, 0o600);
    else if (ownFolder.test(entry)) restrictAll(place, seen);
  }
}

/** A folder that is a link is followed, once. */
function restrictAll(place: string, seen: Set<string>): void {
  const found = restrict(place, 0o700);
  if (!found?.isDirectory() || seen.has(`${found.dev}:${found.ino}`)) return;
  seen.add(`${found.dev}:${found.ino}`);
  for (const entry of readdirSync(place)) restrictAll(path.join(place, entry), seen);
}

function restrict(place: string, mode: 0o600 | 0o700) {
  // What ended since the folder was read, such as the log of a database that another process closed.
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || (found.mode & others) === 0) return found;
  try {
    chmodSync(place, found.isDirectory() ? 0o700 : mode & 0o600);
  } catch (error) {
    throw open(place, error);
  }
  return found;
}

function everybodys(dataDir: string): StartProblem {
  return new StartProblem(
    `The data folder ${dataDir} is one that all users of this machine share.\nSet DATA_DIR to a folder of its own.`,
  );
}

function open(place: string, error: unknown): StartProblem {
  const { message } = error as Error;
  return new StartProblem(
    `Other users of this machine can read ${place}, and that cannot be changed: ${message}\nMake it this user's own, with mode 0700 for folders and 0600 for files, or set DATA_DIR to another folder.`,
  );
}
