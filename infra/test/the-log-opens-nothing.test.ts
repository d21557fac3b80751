/** Whoever reads the event log reads much, and can open nothing with it: no link, no code (ADR 26). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readLaunchConfig } from '../launch/config.ts';
import { type Embedded, startEmbedded } from '../launch/embedded.ts';
import { person, walkThrough } from './support/distinct-person.ts';
import { seeEverything } from './support/seen.ts';
import { Shopper } from './support/shopper.ts';

interface Mail {
  mailId: string;
  subject: string;
  text: string;
}

let dataDir: string;
let product: Embedded;
let origin: string;
let mails: Mail[];
let strings: string[];

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-log-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, TICKET_EARLIEST_SECONDS: '0', REQUESTS_PER_MINUTE: '1000000' };
  const config = readLaunchConfig(env, dataDir);
  const seen = seeEverything('silent');
  product = await startEmbedded({ config, port, publicOrigin: origin, webOrigin: null, ...seen });
  await product.bff.listen({ port, host: '127.0.0.1' });
  const shopper = new Shopper(origin);
  await walkThrough({ shopper, dataDir });
  await shopper.post('/my-data', { email: person.email });
  const claim = { type: 'car', request: 'Bumper', telephone: '0501234567', email: person.email };
  const filed = await shopper.post('/submit-your-claim', claim);
  const { reference } = (await filed.json()) as { reference: string };
  await shopper.post(`/claim/${reference}/code`, {});
  await vi.waitFor(
    async () => {
      mails = await mailsOf(shopper);
      expect(mails.length).toBeGreaterThanOrEqual(8);
    },
    { timeout: 20_000, interval: 200 },
  );
  strings = await everyString();
}, 90_000);
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function mailsOf(shopper: Shopper): Promise<Mail[]> {
  const { mails: found } = await shopper.get<{ mails: Mail[] }>('/api/dev/mails');
  return Promise.all(found.map(({ mailId }) => shopper.get<Mail>(`/api/dev/mails/${mailId}`)));
}

/** All that stands in a message of any topic, whole and cut at every sign that parts addresses and ids. */
async function everyString(): Promise<string[]> {
  const found = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) add(each);
    else if (typeof value === 'string')
      for (const part of [value, ...value.split(/[/?&=\s,]/)]) found.add(part);
  };
  for (const topic of await product.bus.topics()) {
    const messages = await product.bus.read({ topics: [topic], limit: 10_000 });
    for (const { headers, key, value } of messages) add([headers, key, JSON.parse(value)]);
  }
  return [...found].filter((text) => text.length >= 6);
}

/** What a stranger who comes with this address sees: true where it opened something. */
async function opens(place: string): Promise<boolean> {
  const stranger = new Shopper(origin);
  const answer = await stranger.send(place, {});
  await answer.arrayBuffer();
  if (place.startsWith('/resume/')) {
    return !/\/(survey\/(medical\/individual|motor|general))$/.test(
      answer.headers.get('location') ?? '',
    );
  }
  const { held } = await stranger.get<{ held: object | null }>('/api/pages/site/my-data');
  return held !== null;
}

/** Paths in a mail's text that carry a secret. */
const secretPath = /\/(?:resume|my-data)\/[\w.-]+/g;

it('while the mails of the same journey open what they are about', async () => {
  const places = mails.flatMap(({ text }) => text.match(secretPath) ?? []);
  for (const start of ['/my-data/', '/resume/d.', '/resume/q.']) {
    expect(places.filter((place) => place.startsWith(start))).not.toEqual([]);
  }
  for (const place of places) expect(await opens(place), place).toBe(true);
});

it('no string of any topic is a link, a code, or what makes one work', () => {
  const log = strings.join('\n');
  const places = mails.flatMap(({ text }) => text.match(secretPath) ?? []);
  const codes = mails.flatMap(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? []);
  expect(places.length).toBeGreaterThanOrEqual(3);
  expect(codes).toHaveLength(1);
  for (const place of places) expect(log).not.toContain(place.split(/[./]/).at(-1));
  for (const code of codes) expect(strings).not.toContain(code);
});

it('nor opens anything where a stranger puts it', { timeout: 120_000 }, async () => {
  expect(strings.length).toBeGreaterThan(100);
  const opened: string[] = [];
  for (const text of strings) {
    const token = encodeURIComponent(text);
    const places = [
      `/resume/${token}`,
      ...['d', 'q', 'm', 'g', 'o'].map((letter) => `/resume/${letter}.${token}`),
      `/my-data/${token}`,
      ...(text.startsWith('/') && text.match(secretPath) ? [text] : []),
    ];
    for (const place of places) if (await opens(place)) opened.push(place);
  }
  expect(opened).toEqual([]);
});
