/** The distributed product as a test starts it: on the engines of the environment, with names of its own on each. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

interface Process {
  name: string;
  pid: number;
  port: number | null;
}

export interface DistributedProduct {
  origin: string;
  /** For commands that are to work on the same product. */
  env: Record<string, string>;
  /** All that it and its processes said. */
  lines: string[];
  processes(): Process[];
  /** kill -9; resolves when its successor serves. */
  kill(name: string): Promise<void>;
  /** Ctrl-C; resolves with the exit code. */
  stop(): Promise<number | null>;
  remove(): void;
}

export async function startDistributed(
  options: readonly string[],
  settings: Record<string, string> = {},
): Promise<DistributedProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-distributed-'));
  const mark = `t${randomBytes(4).toString('hex')}`;
  const env = {
    KAFKA_PREFIX: `${mark}.`,
    MONGO_PREFIX: `${mark}_`,
    REDIS_PREFIX: `${mark}:`,
    DATA_DIR: dataDir,
  };
  const product = fork(path.join(import.meta.dirname, '../../launch/distributed.ts'), options, {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      INTERNAL_PORT: '5200',
      TICKET_EARLIEST_SECONDS: '0',
      DRAIN_DELAY_MS: '100',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const lines: string[] = [];
  for (const stream of [product.stdout, product.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  await ready(product, lines);
  const processes = () =>
    JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8')) as Process[];
  return {
    origin: `http://127.0.0.1:${port}`,
    env,
    lines,
    processes,
    kill: (name) => killed(name, processes),
    stop: () => ended(product),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function ready(product: ChildProcess, lines: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    product.once('message', () => resolve());
    product.once('exit', (code) =>
      reject(new Error(`ended at its start: ${code}\n${lines.slice(-30).join('\n')}`)),
    );
  });
}

async function killed(name: string, processes: () => Process[]): Promise<void> {
  const pid = processes().find((each) => each.name === name)?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  const isBack = () =>
    processes().some((each) => each.name === name && each.pid !== pid && each.port !== null);
  while (!isBack()) await pause(50);
}

async function ended(product: ChildProcess): Promise<number | null> {
  if (product.exitCode !== null) return product.exitCode;
  const code = new Promise<number | null>((resolve) => product.once('exit', resolve));
  product.kill('SIGINT');
  return code;
}
