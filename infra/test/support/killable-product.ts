/** The product without its pages in a process of its own over a data folder, which a test kills and starts again at the same place. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';

/** Limits outlive a restart, and one machine plays everybody here. */
const lifted = {
  LOG_LEVEL: 'error',
  TICKET_EARLIEST_SECONDS: '0',
  LEADS_PER_IP: '10000',
  REQUESTS_PER_MINUTE: '1000000',
};

interface StreamEvent {
  id: string;
  /** Of what it is about. */
  key: string;
  value: string;
}

export async function killableProduct() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-kill-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const kill = async () => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    dataDir,
    origin,
    start: async () => {
      running = await startedProduct({ ...lifted, PORT: String(port), DATA_DIR: dataDir });
    },
    kill,
    /** Each event of a type, such as `leads.v1.LeadCaptured`, that holds this text: at least once. */
    published: async (type: string, text: string): Promise<StreamEvent[]> => {
      const answer = await fetch(`${origin}/api/dev/events?full=1&type=muqarin.${type}`);
      const { events } = (await answer.json()) as { events: StreamEvent[] };
      return events.filter(({ value }) => value.includes(text));
    },
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type KillableProduct = Awaited<ReturnType<typeof killableProduct>>;

/** Once it listens. */
export async function startedProduct(settings: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'product-process.ts'), {
    env: { ...process.env, ...settings },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`ended at its start: ${code}`)));
  });
  return child;
}
