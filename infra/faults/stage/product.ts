/** The distributed product of this run: its processes can be killed by name, and their supervisor starts them again. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { lifted } from '../../bench/product.ts';
import { childReady, outputOf } from '../../launch/child-ready.ts';
import { freePorts } from '../../launch/distributed/ports.ts';

export interface RunningProcess {
  name: string;
  pid: number;
  /** Null until it serves. */
  port: number | null;
}

export interface Product {
  origin: string;
  dataDir: string;
  /** Of each copy of a service; they stay over restarts. */
  originsOf(service: string): string[];
  processes(): RunningProcess[];
  /** Waits until that process serves, then sends it the signal; false when it does not come. */
  signal(name: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean>;
  /** Resolves when all serve. */
  whole(): Promise<void>;
  /** How it ended, should it do so before it was asked to. */
  ended: Promise<string>;
  /** What it and its processes said. */
  lines: readonly string[];
  stop(): Promise<void>;
}

export interface ProductOptions {
  replicas: number;
  env: Readonly<Record<string, string>>;
}

/** Kills come faster than anybody's answer is kept waiting for; one machine plays everybody. */
const settings = {
  ...lifted,
  SIGN_INS_PER_IP: '1000000',
  SIGN_INS_PER_PAIR: '1000000',
  IDEMPOTENCY_UNDER_WAY_SECONDS: '5',
};

const firstPort = 24_000;
const startsWithinSeconds = 120;
const comesWithinMilliseconds = 60_000;

export async function startProduct({ replicas, env }: ProductOptions): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-faults-'));
  const [port = firstPort] = await freePorts(firstPort, 1, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(
    path.join(import.meta.dirname, '../../launch/distributed.ts'),
    ['--no-pages', '--replicas', String(replicas)],
    {
      env: {
        ...process.env,
        ...settings,
        ...env,
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        INTERNAL_PORT: String(port + 1),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    },
  );
  const output = outputOf(child);
  await childReady(child, { output, dataDir, withinSeconds: startsWithinSeconds });
  const processes = () => readProcesses(dataDir);
  const atFirst = processes();
  const names = atFirst.map(({ name }) => name);
  const serves = (name: string) => processes().find((each) => each.name === name && each.port);
  const come = async (name: string) => {
    const until = Date.now() + comesWithinMilliseconds;
    while (!serves(name) && Date.now() < until) await pause(50);
    return serves(name);
  };
  return {
    origin,
    dataDir,
    get lines() {
      return output.lines();
    },
    processes,
    originsOf: (service) =>
      atFirst
        .filter(({ name }) => name.startsWith(`${service}-`))
        .map((each) => `http://127.0.0.1:${each.port}`),
    signal: async (name, signal) => {
      const found = await come(name);
      return found !== undefined && sent(found.pid, signal);
    },
    ended: new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    }),
    whole: async () => {
      for (const name of names)
        if (!(await come(name))) throw new Error(`${name} does not come back`);
    },
    stop: async () => {
      await endedInOrder(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readProcesses(dataDir: string): RunningProcess[] {
  return JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8')) as RunningProcess[];
}

/** False when it ended by itself meanwhile. */
function sent(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function endedInOrder(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
}
