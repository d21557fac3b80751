/** Starts the product for a bench: its own port and data folder, ended with the bench. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { compileCache, productArguments } from '../launch/runtime.cjs';

export const root = path.join(import.meta.dirname, '..', '..');

export interface RunningProduct {
  origin: string;
  pid: number;
  /** From the beginning of the process to the first whole page, in seconds. */
  firstPageSeconds: number;
  stop(): Promise<void>;
}

export function temporaryData(): { dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-bench-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The limits that stop one address from trying everything are lifted: here one machine plays everybody. */
export const lifted = {
  LEADS_PER_IP: '1000000',
  PRICES_PER_IP: '1000000',
  PRICES_PER_SESSION: '1000000',
  LEADS_PER_CONTACT: '1000000',
  SITE_LEADS_PER_IP: '1000000',
  MAILS_PER_IP: '1000000',
  MAILS_PER_CONTACT: '1000000',
  REQUESTS_PER_MINUTE: '10000000',
  IN_FLIGHT_PER_SOCKET: '1000000',
  IN_FLIGHT_PER_ADDRESS: '1000000',
  PAGES_AT_ONCE_PER_ADDRESS: '1000000',
  ANSWERS_AT_ONCE_PER_ADDRESS: '1000000',
};

/** As `npm start` does: nothing where they are of today's sources. */
export function buildPages(): Promise<void> {
  const toolchain = createRequire(import.meta.url)('../launch/toolchain.cjs') as {
    ensurePages: () => Promise<void>;
  };
  return toolchain.ensurePages();
}

export async function startProduct(
  port: number,
  dataDir: string,
  settings: Readonly<Record<string, string>> = lifted,
): Promise<RunningProduct> {
  await buildPages();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...productArguments, path.join(root, 'infra/launch/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...compileCache,
        ...settings,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
      },
    },
  );
  await firstPage(child, `${origin}/`);
  return {
    origin,
    pid: child.pid ?? 0,
    firstPageSeconds: (performance.now() - began) / 1000,
    stop: () => end(child),
  };
}

/** Polls until a whole page has come, or the process has ended. */
export async function firstPage(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`the product ended with exit code ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) {
      await answer.text();
      return;
    }
    await answer?.body?.cancel();
    await pause(10);
  }
}

export async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Resident memory in MB of a process and all that it started. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (let grown = true; grown; ) {
    const before = family.size;
    for (const [child, parent] of rows) if (family.has(parent ?? -1)) family.add(child ?? -1);
    grown = family.size > before;
  }
  return (
    rows.filter(([id]) => family.has(id ?? -1)).reduce((sum, [, , rss]) => sum + (rss ?? 0), 0) /
    1024
  );
}
