/** What can stop a start, found before anything is touched, each with a sentence that says what to do. */
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const neededBytes = 8 * 1024 * 1024;

/** Makes the data folder and writes a few megabytes there and away again. */
export function requireSpace(dataDir: string): void {
  const probe = path.join(dataDir, `.space-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = openSync(probe, 'w', 0o600);
    // Writes on until all is there, or fails: a single write may be short on a full disk.
    writeFileSync(file, Buffer.alloc(neededBytes));
    fsyncSync(file);
    closeSync(file);
    rmSync(probe);
  } catch (error) {
    forget(probe);
    throw spaceProblem(error, dataDir);
  }
}

/** Fails when somebody listens there already. Port 0 means any free one. */
export async function requirePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port)));
    server.listen(port, host, () => resolve());
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/** Leaves nothing of a failed try, as far as that is possible; the failure itself is what is reported. */
function forget(probe: string): void {
  try {
    rmSync(probe, { force: true });
  } catch {
    // The folder itself is not one.
  }
}

export function spaceProblem(error: unknown, dataDir: string): StartProblem {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartProblem(
      `The disk is full: no room for ${neededBytes / 1024 / 1024} MB in the data folder ${dataDir}.\nFree some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new StartProblem(
      `The data folder ${dataDir} cannot be written to. Set DATA_DIR to one that can.`,
    );
  }
  return new StartProblem(`The data folder ${dataDir} cannot be used: ${(error as Error).message}`);
}

function portProblem(error: NodeJS.ErrnoException, port: number): StartProblem {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is taken by another program.\nStop it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartProblem(
      `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`,
    );
  return new StartProblem(`Port ${port} cannot be used: ${error.message}`);
}
