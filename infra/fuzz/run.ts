/**
 * `npm run fuzz`: requests that are generated from the product's own OpenAPI description, sent to an embedded product without
 * pages. No answer may be 5xx, none outside what the description says of it. A seed gives the same requests again.
 */
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { commandLine, wholeNumber } from '../bench/command-line.ts';
import { endPart, nextWord, startPart } from '../bench/parts.ts';
import { lifted, temporaryData } from '../bench/product.ts';
import { Shopper } from '../test/support/shopper.ts';
import { createJudge, type Operation, operationsOf } from './answers.ts';
import { createRandom, type Random, valueFor } from './generate.ts';

const help = `npm run fuzz [-- --requests 10000] [-- --seed 1]

  Sends generated requests to every operation of /api/openapi.json: as JSON, form, JSON-RPC and query, with and without token and
  session, near what is described and far from it. Exit code 1 and the first examples when an answer is 5xx or not as described.
`;

const atOnce = 8;
const shown = 20;

const values = commandLine(help, {
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
});
await fuzz(wholeNumber('--requests', values.requests), wholeNumber('--seed', values.seed));

async function fuzz(requests: number, seed: number): Promise<void> {
  const data = temporaryData();
  const port = await freePort();
  const product = startPart('telemetry-product.ts', {
    ...lifted,
    PORT: String(port),
    DATA_DIR: data.dir,
    LOG_LEVEL: 'silent',
  });
  try {
    await nextWord(product);
    await sendAll(`http://127.0.0.1:${port}`, requests, seed);
  } finally {
    await endPart(product);
    data.remove();
  }
}

async function sendAll(origin: string, requests: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  const judge = createJudge();
  const shopper = new Shopper(origin);
  const { token } = await shopper.get<{ token: string }>('/api/csrf');
  const operations = operationsOf(await shopper.get('/api/openapi.json'));
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const one = async (serial: number) => {
    const operation = operations[serial % operations.length];
    if (!operation) throw new Error('the description is empty');
    const made = requestFor(operation, random, { token, cookie: shopper.cookie(), origin });
    const answer = await fetch(made.url, { ...made.init, redirect: 'manual' });
    const body = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const problem = judge(operation, { status: answer.status, type, body }, made.isRpc);
    if (problem !== null) {
      problems.push(`${operation.method} ${operation.path}: ${problem}\n  ${made.said}\n  ${body}`);
    }
  };
  let next = 0;
  const worker = async () => {
    while (next < requests) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([code, n]) => `${code}: ${n}`);
  console.log(`${requests} requests to ${operations.length} operations, seed ${seed}`);
  console.log(counted.join(', '));
  for (const problem of problems.slice(0, shown)) console.error(problem.slice(0, 1500));
  console.log(`${problems.length} answers were not as described`);
  if (problems.length > 0) process.exitCode = 1;
}

interface Made {
  url: string;
  init: RequestInit;
  isRpc: boolean;
  /** For the report. */
  said: string;
}

interface Visitor {
  token: string;
  cookie: string;
  origin: string;
}

function requestFor(operation: Operation, random: Random, visitor: Visitor): Made {
  const address = `${visitor.origin}${operation.path}`;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'sec-fetch-site': random.chance(0.95) ? 'same-origin' : 'cross-site',
    ...(random.chance(0.9) ? { cookie: visitor.cookie } : {}),
  };
  if (operation.method === 'get') {
    const query = queryFor(operation, random, visitor.token);
    return made(`${address}?${query}`, { headers }, false, query);
  }
  const payload = withToken(valueFor(operation.body ?? {}, random), random, visitor.token);
  const way = random.below(10);
  if (way < 3) {
    const body = new URLSearchParams(textsOf(payload)).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return made(address, { method: 'POST', headers: { ...headers, ...type }, body }, false, body);
  }
  const isRpc = way < 6;
  const whole = isRpc
    ? { jsonrpc: '2.0', method: 'call', id: random.below(99), params: payload }
    : payload;
  const body = random.chance(0.02) ? '{"broken":' : JSON.stringify(whole);
  const type = { 'content-type': 'application/json' };
  const sentRpc = isRpc && body.startsWith('{"jsonrpc"');
  return made(address, { method: 'POST', headers: { ...headers, ...type }, body }, sentRpc, body);
}

function made(url: string, init: RequestInit, isRpc: boolean, said: string): Made {
  return { url, init, isRpc, said };
}

function queryFor({ parameters }: Operation, random: Random, token: string): string {
  const query = new URLSearchParams();
  for (const { name, in: place, schema, content } of parameters) {
    if (place !== 'query' || random.chance(0.08)) continue;
    const inside = (content as Record<string, { schema?: object }> | undefined)?.[
      'application/json'
    ];
    const value = valueFor({ ...(inside?.schema ?? schema) }, random);
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (random.chance(0.5)) query.set('csrf_token', token);
  return query.toString();
}

function withToken(payload: unknown, random: Random, token: string): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  const way = random.below(20);
  if (way === 0) return { ...payload, csrf_token: 'wrong' };
  if (way === 1) return payload;
  const { data } = payload as { data?: unknown };
  const inData = typeof data === 'object' && data !== null && !Array.isArray(data);
  return inData
    ? { ...payload, data: { ...data, csrf_token: token } }
    : { ...payload, csrf_token: token };
}

function textsOf(payload: unknown): Record<string, string> {
  if (typeof payload !== 'object' || payload === null) return { data: JSON.stringify(payload) };
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
}
