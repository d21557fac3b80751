/**
 * Calls over keep-alive HTTP to the copies of one service, in turn. Who cannot be connected to, or says that it is only
 * starting, has done nothing, so the next one is asked; an answer that was lost is asked for again only where a second
 * call has no effect of its own.
 */
import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { outputHeader } from './contract.ts';
import {
  notTaken,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  Unreachable,
} from './transport.ts';
import { createTurns } from './turns.ts';

export interface OverHttpOptions {
  /** One for each copy, without a path. */
  origins: readonly string[];
  /** For one try: to connect, and then to answer. */
  connectMilliseconds?: number;
  answerMilliseconds?: number;
  /** For the answer to a file, which is looked at first; counted from its last byte. */
  fileMilliseconds?: number;
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
  const { fileMilliseconds = 90_000 } = options;
  const dispatcher = new Agent({
    keepAliveTimeout: 30_000,
    // Leaves a connection so long before the time that the service said: see drain.ts.
    keepAliveTimeoutThreshold: 500,
    connect: { timeout: connectMilliseconds },
    headersTimeout: answerMilliseconds,
    bodyTimeout: answerMilliseconds,
  });
  const turns = createTurns(origins);
  const transport: Transport = async (call) => {
    const until = performance.now() + (call.answerMilliseconds ?? answerMilliseconds);
    let failure: unknown;
    const lease = call.content && leaseFile(call.content);
    for (const origin of turns.from(origins.length + extraTries)) {
      try {
        return await send(dispatcher, origin, call, lease && { ...lease, fileMilliseconds });
      } catch (error) {
        if (!isNetworkError(error)) throw error;
        failure = error;
        const unheard = couldNotConnect(error);
        if (unheard) turns.rest(origin);
        if (lease?.begun()) break;
        if (performance.now() > until || (!unheard && !call.repeatable)) break;
      }
    }
    call.content?.destroy();
    throw new Unreachable('no copy answered', { cause: failure });
  };
  return { transport, close: () => dispatcher.close() };
}

async function send(
  dispatcher: Agent,
  origin: string,
  call: TransportRequest,
  file: (Lease & { fileMilliseconds: number }) | undefined,
): Promise<TransportResponse> {
  const gone = call.madeFor && new AbortController();
  call.madeFor?.whenOver(() => gone?.abort(new Unreachable('nobody waits for the answer')));
  const answer = await request(`${origin}${call.url}`, {
    ...(gone ? { signal: gone.signal } : {}),
    dispatcher,
    method: call.method as 'GET',
    headers: call.headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.answerMilliseconds ? { headersTimeout: call.answerMilliseconds } : {}),
    ...(file ? { body: file.forOneTry(), headersTimeout: file.fileMilliseconds } : {}),
  });
  const status = answer.statusCode;
  if (answer.headers[notTaken] !== undefined) {
    await answer.body.dump();
    throw Object.assign(new Error('not taken'), { code: notTakenCode });
  }
  const retryAfter = Number(answer.headers['retry-after']);
  const facts = { status, ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}) };
  if (!call.answersBytes || status >= 400) return { ...facts, body: await answer.body.text() };
  const output = String(answer.headers[outputHeader]);
  return { ...facts, body: '', content: answer.body, output };
}

interface Lease {
  forOneTry(): Readable;
  begun(): boolean;
}

/** A try that connected to nobody destroys what it was given; the file itself is touched only when it is read. */
function leaseFile(content: Readable): Lease {
  let begun = false;
  async function* read() {
    begun = true;
    yield* content;
  }
  return {
    forOneTry: () => Readable.from(read(), { objectMode: false }),
    begun: () => begun,
  };
}

const notTakenCode = 'NOT_TAKEN';
const unheardCodes = [
  notTakenCode,
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
