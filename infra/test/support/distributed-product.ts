/** The distributed product as a test starts it: on the engines of the environment, with names of its own on each. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@muqarin/platform/contract-suites/engines/free-ports';
import { childReady, type Output, outputOf } from '../../launch/child-ready.ts';

interface Process {
  name: string;
  pid: number;
  port: number | null;
  /** Null where nothing is counted. */
  metricsPort: number | null;
}

export interface DistributedProduct {
  origin: string;
  /** For commands that are to work on the same product. */
  env: Record<string, string>;
  /** All that it and its processes said. */
  output: Output;
  processes(): Process[];
  /** kill -9; resolves when its successor serves. */
  kill(name: string): Promise<void>;
  /** Ctrl-C; resolves with the exit code. */
  stop(): Promise<number | null>;
  remove(): void;
}

/** Longer than the slowest start that was seen beside load; a hook that waits for it needs more. */
const startsWithinSeconds = 150;
export const hookMilliseconds = (startsWithinSeconds + 30) * 1000;

/** The site's own, the pages', and one for each of two copies of six services. */
const portsOfAProduct = 1 + 1 + 12;

export async function startDistributed(
  options: readonly string[],
  settings: Record<string, string> = {},
): Promise<DistributedProduct> {
  const [port = 0, firstInternal = 0] = await freePorts(portsOfAProduct);
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
      INTERNAL_PORT: String(firstInternal),
      TICKET_EARLIEST_SECONDS: '0',
      DRAIN_DELAY_MS: '100',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const output = outputOf(product);
  await childReady(product, { output, dataDir, withinSeconds: startsWithinSeconds });
  const processes = () =>
    JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8')) as Process[];
  return {
    origin: `http://127.0.0.1:${port}`,
    env,
    output,
    processes,
    kill: (name) => killed(name, processes, output),
    stop: () => ended(product),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function killed(name: string, processes: () => Process[], output: Output): Promise<void> {
  const pid = processes().find((each) => each.name === name)?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  const isBack = () =>
    processes().some((each) => each.name === name && each.pid !== pid && each.port !== null);
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(50)) if (isBack()) return;
  throw new Error(`${name} did not come back:\n${output.lines().slice(-60).join('\n')}`);
}

async function ended(product: ChildProcess): Promise<number | null> {
  if (product.exitCode !== null) return product.exitCode;
  const code = new Promise<number | null>((resolve) => product.once('exit', resolve));
  product.kill('SIGINT');
  return code;
}
