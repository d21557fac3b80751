/**
 * Calls over keep-alive HTTP to the copies of one service, in turn. Who cannot be connected to was told nothing, so the
 * next one is asked; an answer that was lost is asked for again only where a second call has no effect of its own.
 */
import { Agent, request } from 'undici';
import { type Transport, type TransportRequest, Unreachable } from './transport.ts';
import { createTurns } from './turns.ts';

export interface OverHttpOptions {
  /** One for each copy, without a path. */
  origins: readonly string[];
  /** For one try: to connect, and then to answer. */
  connectMilliseconds?: number;
  answerMilliseconds?: number;
}

export interface HttpTransport {
  transport: Transport;
  /** Lets calls under way finish. */
  close: () => Promise<void>;
}

/** The copies may all have ended a connection at the same moment; then it is the first one's turn again. */
const extraTries = 1;

export function overHttp(options: OverHttpOptions): HttpTransport {
  const { origins, connectMilliseconds = 1000, answerMilliseconds = 5000 } = options;
  const dispatcher = new Agent({
    keepAliveTimeout: 30_000,
    connect: { timeout: connectMilliseconds },
    headersTimeout: answerMilliseconds,
    bodyTimeout: answerMilliseconds,
  });
  const turns = createTurns(origins);
  const transport: Transport = async (call) => {
    const until = performance.now() + answerMilliseconds;
    let failure: unknown;
    for (const origin of turns.from(origins.length + extraTries)) {
      try {
        return await send(dispatcher, origin, call);
      } catch (error) {
        if (!isNetworkError(error)) throw error;
        failure = error;
        const unheard = couldNotConnect(error);
        if (unheard) turns.rest(origin);
        if (performance.now() > until || (!unheard && !call.repeatable)) break;
      }
    }
    throw new Unreachable('no copy answered', { cause: failure });
  };
  return { transport, close: () => dispatcher.close() };
}

async function send(dispatcher: Agent, origin: string, call: TransportRequest) {
  const answer = await request(`${origin}${call.url}`, {
    dispatcher,
    method: call.method as 'GET',
    headers: call.headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const retryAfter = Number(answer.headers['retry-after']);
  return {
    status: answer.statusCode,
    body: await answer.body.text(),
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  };
}

const unheardCodes = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
const lostCodes = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];

function couldNotConnect(error: unknown): boolean {
  return unheardCodes.includes(codeOf(error));
}

function isNetworkError(error: unknown): boolean {
  return couldNotConnect(error) || lostCodes.includes(codeOf(error));
}

/** An address with several records fails with one error for each. */
function codeOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code } = (first ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
