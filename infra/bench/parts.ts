/** The parts of a bench that are processes of their own and speak by messages: the product, and what it is held against. */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { productArguments } from '../launch/runtime.cjs';

/** Runs a file of this folder as in production; `output` is where its standard output goes. */
export function startPart(
  file: string,
  env: Readonly<Record<string, string>>,
  output: 'ignore' | 'inherit' | number = 'ignore',
): ChildProcess {
  return fork(path.join(import.meta.dirname, file), [], {
    stdio: ['ignore', output, 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...productArguments],
  });
}

/** What it says next; throws when it ends before. */
export function nextWord(of: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a part of the bench ended (${code})`));
    of.once('exit', ended);
    of.once('message', (said) => {
      of.off('exit', ended);
      resolve(said);
    });
  });
}

/** What it says when it is asked; each part knows one question. */
export function askPart(part: ChildProcess): Promise<unknown> {
  const answer = nextWord(part);
  part.send('?');
  return answer;
}

/** CPU microseconds that the product, or what it is held against, has used so far. */
export async function cpuOf(part: ChildProcess): Promise<number> {
  const { user, system } = (await askPart(part)) as NodeJS.CpuUsage;
  return user + system;
}

/** Lets it go, and resolves when it has ended: the product first keeps what it still holds. */
export function endPart(part: ChildProcess): Promise<unknown> {
  if (part.exitCode !== null || part.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => part.once('exit', resolve));
  if (part.connected) part.disconnect();
  return gone;
}
