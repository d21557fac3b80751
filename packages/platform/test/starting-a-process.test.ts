/** Wrong settings stop a process at its start by name; an engine that is away is waited for, aloud. */
import { spawnSync } from 'node:child_process';
import { createServer, get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../contract-suites/engines/free-ports.ts';
import { ConfigError, readConfig } from '../src/config.ts';
import { notTaken } from '../src/http/transport.ts';
import { connectForEver } from '../src/process/connect.ts';
import { createEnds } from '../src/process/ends.ts';
import {
  kafkaSettings,
  mongoSettings,
  Origins,
  originsText,
  redisSettings,
  serverSettings,
} from '../src/process/settings.ts';
import { openWaitingRoom } from '../src/process/waiting-room.ts';

const settings = z.object({
  ...serverSettings,
  ...mongoSettings,
  ...kafkaSettings,
  ...redisSettings,
  LEADS_URL: Origins.describe(originsText),
});
const right = {
  PORT: '4101',
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  KAFKA_BROKERS: '127.0.0.1:9092',
  REDIS_URL: 'redis://127.0.0.1:6379',
  LEADS_URL: 'http://127.0.0.1:4101',
};

it('takes what is right', () => {
  const read = readConfig(settings, {
    ...right,
    KAFKA_BROKERS: 'a:1,b:2',
    LEADS_URL: 'http://a:1/, http://b:2',
  });
  expect(read).toMatchObject({
    PORT: 4101,
    HOST: '127.0.0.1',
    KAFKA_BROKERS: ['a:1', 'b:2'],
    LEADS_URL: ['http://a:1', 'http://b:2'],
  });
});

it.each(['PORT', 'MONGO_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'LEADS_URL'])(
  'names %s when it is missing, and what it takes',
  (name) => {
    expect(problemOf({ ...right, [name]: '' })).toMatch(
      new RegExp(`^  ${name}: is missing; it takes .{10,}$`, 'm'),
    );
  },
);

it.each([
  ['PORT', 'eighty'],
  ['MONGO_URL', 'postgres://me:secret@there'],
  ['KAFKA_BROKERS', 'secret'],
  ['REDIS_URL', '127.0.0.1:6379/secret'],
  ['LEADS_URL', 'http://a,secret'],
  ['LOG_LEVEL', 'secret'],
  ['DRAIN_DELAY_MS', '-1'],
  ['METRICS_PORT', 'secret'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'secret'],
])('names %s when it is wrong, and not its value, which may be a secret', (name, value) => {
  const problem = problemOf({ ...right, [name]: value });
  expect(problem).toMatch(new RegExp(`^  ${name}[.\\d]*: takes `, 'm'));
  expect(problem).not.toContain('secret');
});

it('a process without a setting it needs ends at once with its name', () => {
  const script = path.join(import.meta.dirname, 'support/small-process.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script],
    { env: { ...process.env, PORT: '' }, encoding: 'utf8' },
  );
  expect(stderr).toContain('PORT: is missing; it takes a port');
  expect(status).toBe(78);
});

it('an engine that is away is tried again and again, with a line for each', async () => {
  const lines: string[] = [];
  const log = (facts: object, text: string) => lines.push(`${text} ${JSON.stringify(facts)}`);
  const pauses: number[] = [];
  let tries = 0;
  const opened = await connectForEver({
    engine: 'MongoDB',
    setting: 'MONGO_URL',
    open: async () => {
      tries += 1;
      if (tries < 8) throw Object.assign(new Error('private text'), { code: 'ECONNREFUSED' });
      return 'connection';
    },
    logger: { info: log, warn: log },
    signal: new AbortController().signal,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
  });
  expect(opened).toBe('connection');
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('MongoDB cannot be reached at MONGO_URL; trying again');
  expect(lines[0]).toContain('ECONNREFUSED');
  expect(lines.at(-1)).toContain('MongoDB is reached');
  expect(lines.join()).not.toContain('private text');
});

it('a process that is told to end does not go on waiting', async () => {
  const ending = new AbortController();
  const connecting = connectForEver({
    engine: 'MongoDB',
    setting: 'MONGO_URL',
    open: () => Promise.reject(new Error('away')),
    logger: { info: () => {}, warn: () => {} },
    signal: ending.signal,
  });
  ending.abort(new Error('the process is ending'));
  await expect(connecting).rejects.toThrow('the process is ending');
});

it('is alive but not ready until then, and gives its port away while people come', async () => {
  const port = await freePort();
  const room = await openWaitingRoom(port, '127.0.0.1');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const early = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  expect(early.headers.get(notTaken)).toBe('starting');
  const server = createServer((_request, response) => response.end('at work'));
  const answers: Promise<string>[] = [];
  const asking = setInterval(() => answers.push(askedAlone(port)), 1);
  await pause(100);
  await room.giveTo(server);
  await pause(100);
  clearInterval(asking);
  const all = await Promise.all(answers);
  server.close();
  server.closeAllConnections();
  expect(new Set(all)).toEqual(new Set(['503', '200']));
  expect(await askedAlone(port)).toBe('ECONNREFUSED');
});

it('each part ends, the last begun first, even when another fails to', async () => {
  const ended: string[] = [];
  const ends = createEnds();
  ends.add(async () => void ended.push('engine'));
  ends.add(() => Promise.reject(new Error('stuck')));
  ends.add(async () => void ended.push('relay'));
  expect(await ends.run()).toMatchObject({ message: 'stuck' });
  expect(ended).toEqual(['relay', 'engine']);
});

function askedAlone(port: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(settings, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}
