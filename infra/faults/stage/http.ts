/**
 * How this run asks: over connections that stay open, every try noted. Who is not answered asks again with the same words
 * and the same key, as a browser or the BFF does.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { notTaken } from '@muqarin/platform/http/transport';
import { Agent, buildConnector, request } from 'undici';

export interface Ask {
  method: 'GET' | 'POST' | 'PUT';
  origin: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

/** One try: when it began, how long it took, and a status or the code of what broke. */
export interface Tried {
  at: number;
  took: number;
  target: string;
  what: string;
  /** Who was asked. */
  origin: string;
}

export interface Http {
  readonly tries: readonly Tried[];
  /** Null when the connection broke or nobody was there. */
  once(target: string, ask: Ask): Promise<Answer | null>;
  /** Until somebody answers; rejects when nobody has for a minute and a half. */
  patiently(target: string, ask: () => Ask): Promise<Answer>;
  close(): Promise<void>;
}

const patienceMilliseconds = 90_000;

export function createHttp(): Http {
  const dispatcher = new Agent({ headersTimeout: 15_000, connect: tellingUnheard() });
  const tries: Tried[] = [];
  const attempt = async (target: string, ask: Ask): Promise<Sent> => {
    const at = Date.now();
    const sent = await send(dispatcher, ask);
    tries.push({ at, took: Date.now() - at, target, what: sent.what, origin: ask.origin });
    return sent;
  };
  return {
    tries,
    once: async (target, ask) => (await attempt(target, ask)).answer,
    patiently: async (target, ask) => {
      const until = Date.now() + patienceMilliseconds;
      for (let waits = 100; ; waits = Math.min(waits * 2, 1_000)) {
        const { answer, again } = await attempt(target, ask());
        if (answer && !again) return answer;
        if (Date.now() > until) throw new Error(`${target} did not answer`);
        await pause(waits);
      }
    },
    close: () => dispatcher.destroy(),
  };
}

/** A connection that was reset before anything came back on it: the kernel's answer to who waits at a socket that closes. */
export const unheard = 'ECONNRESET on a new connection';

/** Connects as undici does, and marks the error of a connection on which nothing was ever heard. */
function tellingUnheard(): buildConnector.connector {
  const connect = buildConnector({ timeout: 2_000 });
  const named = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') error.code = unheard;
  };
  return (options, answer) =>
    connect(options, (...[error, socket]) => {
      if (error) {
        named(error);
        answer(error, null);
        return;
      }
      socket.once('error', named);
      socket.once('readable', () => socket.off('error', named));
      answer(null, socket);
    });
}

interface Sent {
  answer: Answer | null;
  what: string;
  again: boolean;
}

async function send(dispatcher: Agent, { origin, path, ...ask }: Ask): Promise<Sent> {
  try {
    const got = await request(`${origin}${path}`, { dispatcher, ...ask });
    const { statusCode: status, headers } = got;
    const cookies = [headers['set-cookie'] ?? []].flat();
    const answer = { status, body: await got.body.text(), cookies };
    if (headers[notTaken] !== undefined) return { answer: null, again: true, what: 'STARTING' };
    const isUnderWay = status === 409 && answer.body.includes('UNDER_WAY');
    const again = status >= 500 || isUnderWay;
    const silent = again && !headers['retry-after'];
    return { answer, again, what: silent ? `${status} without Retry-After` : String(status) };
  } catch (error) {
    return { answer: null, again: true, what: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code, name } = first as Error & { code?: unknown };
  return typeof code === 'string' ? code : name;
}

/** Told when to come again, by an answer that also gave the key free: the next try is not told that this one is under way. */
export function isClearRefusal({ what }: Tried): boolean {
  return what === '503';
}

/** How often each thing happened, the most frequent first. */
export function counted(tries: readonly Tried[]): string {
  const groups = Map.groupBy(tries, ({ what }) => what);
  return [...groups]
    .map(([what, each]) => ({ what, count: each.length }))
    .sort((a, b) => b.count - a.count)
    .map(({ what, count }) => `${what}: ${count}`)
    .join(', ');
}
