/** A real process under load is told to end: nobody who asked goes without an answer. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { until } from './events-waiting.ts';

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

it('SIGTERM under 200 kept-alive requests a second: every request that was taken is answered', async () => {
  const port = await start({ DRAIN_DELAY_MS: '1500' });
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const results: Promise<string>[] = [];
  let answered = 0;
  let ending = false;
  const asking = performance.now();
  const ask = setInterval(() => {
    // A busy machine's timers come late: what is due is sent all the same.
    // Once it ends no more than one at a time: of many new connections at the very moment many would be reset.
    const due = (performance.now() - asking) / 5 - results.length;
    for (let i = 0; i < (ending ? Math.min(due, 1) : due); i++)
      results.push(get(agent, port, '/slow').finally(() => (answered += 1)));
  }, 5);
  await until(() => answered > 150);
  ending = true;
  const code = exitOf(child);
  const took = new Promise<number>((resolve) =>
    child?.once('message', (message) => resolve((message as { took: number }).took)),
  );
  child?.kill('SIGTERM');
  // A balancer sees that it is not ready any more, and asks somebody else; who asks on is answered.
  await until(async () => (await get(new Agent(), port, '/readyz')) === '503');
  await expect(get(new Agent(), port, '/healthz')).resolves.toBe('200');
  // Not the 1 of who was ended after ten seconds.
  expect(await code).toBe(0);
  await pause(50);
  clearInterval(ask);
  const answers = await Promise.all(results);
  const count = (code: string) => answers.filter((each) => each === code).length;
  expect(count('200')).toBeGreaterThan(150);
  expect(count('200')).toBe(await took);
  // Who came when nobody listened any more was told so at once. Who connects at the very moment is reset by the kernel, unheard;
  // nobody is on a connection that was theirs.
  expect(answers.filter((each) => !['200', 'ECONNREFUSED', 'ECONNRESET'].includes(each))).toEqual(
    [],
  );
  expect(count('ECONNRESET')).toBeLessThanOrEqual(1);
});

it('who connected while it was held up is answered, although it was told to end meanwhile', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  const blocking = get(new Agent(), port, '/block?ms=600');
  await pause(100);
  const code = exitOf(child);
  child?.kill('SIGTERM');
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => get(new Agent(), port, '/slow')),
  );
  expect(answers).toEqual(answers.map(() => '200'));
  expect(await blocking).toBe('200');
  expect(await code).toBe(0);
});

it('an idle connection stays for as long as its client was told, and its next answer ends it', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  const ask = async () => {
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    return head.toString().toLowerCase();
  };
  expect(await ask()).toContain('keep-alive: timeout=3\r\n');
  const code = exitOf(child);
  child?.kill('SIGTERM');
  // Nobody new is let in, and the connection was idle for long enough to be closed at a guess.
  await pause(2000);
  await expect(get(new Agent(), port, '/slow')).resolves.toBe('ECONNREFUSED');
  const last = await ask();
  expect(last).toContain('200 ok');
  expect(last).toContain('connection: close');
  expect(await code).toBe(0);
});

it('a request under way gets its answer, which ends its connection', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  const agent = new Agent({ keepAlive: true });
  const answer = connectionOf(agent, port, '/slow?ms=600');
  await pause(200);
  const code = exitOf(child);
  child?.kill('SIGTERM');
  expect(await answer).toEqual({ status: 200, connection: 'close' });
  expect(await code).toBe(0);
});

it('parts end after the last answer, the last begun first, and what was begun before an engine came is ended too', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  const lines: string[] = [];
  child?.stdout?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const answer = get(new Agent({ keepAlive: true }), port, '/slow?ms=400');
  await pause(100);
  const code = exitOf(child);
  child?.kill('SIGTERM');
  expect(await answer).toBe('200');
  await code;
  expect(
    lines
      .join('')
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toEqual(['answered', 'the relay ends', 'the engine ends']);
});

it('who was connected to and asked nothing does not hold it up', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  const { connect } = await import('node:net');
  const silent = connect(port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  const code = exitOf(child);
  const begun = performance.now();
  child?.kill('SIGTERM');
  expect(await code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(6000);
});

it('ends when the process that started it is gone', async () => {
  await start({ DRAIN_DELAY_MS: '0' });
  const code = exitOf(child);
  child?.disconnect();
  expect(await code).toBe(0);
});

it('after ten seconds it ends anyway, and says so', async () => {
  const port = await start({ DRAIN_DELAY_MS: '0' });
  void get(new Agent(), port, '/slow?ms=60000');
  await pause(100);
  const code = exitOf(child);
  child?.kill('SIGTERM');
  expect(await code).toBe(1);
});

async function start(env: Record<string, string>): Promise<number> {
  const started = fork(path.join(import.meta.dirname, 'support/small-process.ts'), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('message', (message) => resolve((message as { port: number }).port));
    started.once('exit', (code) => reject(new Error(`ended at its start: ${code}`)));
  });
}

function exitOf(process: ChildProcess | undefined): Promise<number | null> {
  return new Promise((resolve) => process?.once('exit', (code) => resolve(code)));
}

async function get(agent: Agent, port: number, url: string): Promise<string> {
  return connectionOf(agent, port, url).then(
    ({ status }) => String(status),
    (error: NodeJS.ErrnoException & { kept?: boolean }) =>
      `${error.code ?? error.message}${error.kept ? ' on a kept connection' : ''}`,
  );
}

function connectionOf(agent: Agent, port: number, url: string) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      const asking = request({ agent, port, host: '127.0.0.1', path: url }, (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode, connection: answer.headers.connection }),
        );
      });
      asking.once('error', (error) => reject(Object.assign(error, { kept: asking.reusedSocket })));
      asking.end();
    },
  );
}
