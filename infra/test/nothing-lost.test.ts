import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Shopper } from './support/shopper.ts';

interface StreamEvent {
  type: string;
  /** The lead's id. */
  key: string;
  value: string;
}

describe('kill -9 during a submit', { timeout: 120_000 }, () => {
  let dataDir: string;
  let port: number;
  let running: ChildProcess | undefined;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-kill-'));
    port = await freePort();
  });
  afterEach(async () => {
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('loses nothing that was answered; the lead is in the stream within a second of the next start', async () => {
    await start();
    const shopper = new Shopper(`http://127.0.0.1:${port}`);
    const contact = await shopper.answerAll('mariam@example.com');
    const answer = await shopper.submit(contact);
    expect(await answer.json()).toMatchObject({ ok: true, next: 'done' });
    await kill();

    await start();
    const arrived = await within(1000, async () => (await leads('mariam@example.com')).length > 0);
    expect(arrived).toBe(true);
    // The draft, the quote and the session are there too, and asking again makes no second lead.
    expect(await shopper.get('/api/pages/medical/individual/products')).toHaveProperty('tiles');
    await shopper.submit(contact);
    expect(await leads('mariam@example.com')).toHaveLength(1);
  });

  it('at any moment: what was answered is kept, what was not can be sent again, and there is one lead', async () => {
    for (const pause of [0, 3, 8, 15, 30]) {
      await start();
      const email = `shopper${pause}@example.com`;
      const shopper = new Shopper(`http://127.0.0.1:${port}`);
      const contact = await shopper.answerAll(email);
      const submitted = shopper.submit(contact).then(
        (answer) => answer.ok,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
      await kill();
      const answered = await submitted;
      await start();
      if (answered) {
        expect(await within(1000, async () => (await leads(email)).length === 1)).toBe(true);
      }
      // The ticket may have been used up by the submit that died.
      const page = await shopper.get<{ captchaTicket: string }>(
        '/api/pages/medical/individual/questionnaire?step=contact',
      );
      const again = await shopper.submit({
        ...contact,
        'g-recaptcha-response': page.captchaTicket,
      });
      expect(again.status).toBe(200);
      expect(await within(1000, async () => (await leads(email)).length === 1)).toBe(true);
      await kill();
    }
  });

  async function start(): Promise<void> {
    const script = path.join(import.meta.dirname, 'support/product-process.ts');
    const child = fork(script, {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        TICKET_EARLIEST_SECONDS: '0',
        // Limits outlive a restart, and one machine plays everybody here.
        LEADS_PER_IP: '10000',
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    running = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`ended at its start: ${code}`)));
    });
  }

  async function kill(): Promise<void> {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Ids of the leads in the stream. One killed between publishing and noting it publishes the same lead twice: at least once. */
  async function leads(email: string): Promise<string[]> {
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/dev/events?full=1&type=muqarin.leads.v1.LeadCaptured`,
    );
    const { events } = (await answer.json()) as { events: StreamEvent[] };
    const published = events.filter((event) => event.value.includes(email));
    return [...new Set(published.map((event) => event.key))];
  }
});

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return holds();
}
