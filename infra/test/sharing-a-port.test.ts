/** Copies that share a port, replaced one after the other while people come: nobody goes without an answer. */
import { Agent, get } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterEach, expect, it } from 'vitest';
import { type Child, startSharing } from '../launch/distributed/child.ts';

const script = path.join(
  import.meta.dirname,
  '../../packages/platform/test/support/small-process.ts',
);
const running: Child[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

it('a copy that is told to end takes no connection along', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const copies = [await startCopy(port), await startCopy(port)];
  const kept = new Agent({ keepAlive: true, maxSockets: 10 });
  const answers: Promise<string>[] = [];
  const asking = setInterval(() => {
    answers.push(ask(port, kept), ask(port, new Agent({ keepAlive: false })));
  }, 20);
  for (let turn = 0; turn < 3; turn += 1) {
    await pause(300);
    const old = copies.shift();
    old?.end();
    copies.push(await startCopy(port));
    expect(await old?.exited).toEqual({ code: 0, signal: null });
  }
  clearInterval(asking);
  const all = await Promise.all(answers);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((answer) => answer !== '200')).toEqual([]);
});

it('who comes while a copy is stuck, and then killed, is answered by the other', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const [stuck] = [await startCopy(port), await startCopy(port)];
  process.kill(stuck?.pid ?? NaN, 'SIGSTOP');
  const answers = Array.from({ length: 20 }, () => ask(port, new Agent({ keepAlive: false })));
  await pause(300);
  stuck?.kill();
  expect(await Promise.all(answers)).toEqual(answers.map(() => '200'));
});

async function startCopy(port: number): Promise<Child> {
  const settings = { PORT: String(port), LOG_LEVEL: 'error', DRAIN_DELAY_MS: '200' };
  const child = startSharing({
    script,
    env: { ...settings, SHARES_PORT: 'yes' },
    onLine: () => {},
  });
  running.push(child);
  await child.ready;
  return child;
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/slow', agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', (error) => resolve(error.message));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
