/**
 * `Idempotency-Key` on the POSTs of our own API, as Stripe defines it (docs.stripe.com/api/idempotent_requests): the first
 * answer to a key is kept, also a 500, and given again with `Idempotent-Replayed: true`; the same key with other content, or
 * while the first is under way, is a 409. Nothing is kept of what never began: a refused input, 4xx, and 503, which
 * asks to come again. Keys of different sessions never meet. Beside it the documented calls have one effect by their content
 * (`once.ts`), whether a key is sent or not.
 */
import { createHash } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bff } from '../parts.ts';
import type { Session } from '../session/session-plugin.ts';
import { createKeptAnswers, type Hold, type KeptAnswer } from './kept-answers.ts';
import { stableJson } from './stable-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** While this request is the one that answers for its key. */
    idempotency: { hold: Hold; began: boolean } | null;
  }
  interface FastifyContextConfig {
    /** Reads by POST, and what has nothing to double. */
    idempotency?: 'none';
  }
}

/** Printable ASCII, as Stripe's limit has it. */
const validKey = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/** The input was refused, so nothing began: the key is free for corrected content. */
export function nothingBegan({ idempotency }: FastifyRequest): void {
  if (idempotency) idempotency.began = false;
}

/** After sessions and body parsers; before compression, so that what is kept is text. */
export function addIdempotencyKeys(
  app: FastifyInstance,
  bff: Pick<Bff, 'config' | 'keyValue' | 'randomBytes' | 'signer'>,
): void {
  const { config, signer } = bff;
  const answers = createKeptAnswers({
    ...bff,
    keepSeconds: config.IDEMPOTENCY_KEEP_SECONDS,
    underWaySeconds: config.IDEMPOTENCY_UNDER_WAY_SECONDS,
  });
  app.decorateRequest('idempotency', null);
  app.addHook('preHandler', async (request, reply) => {
    const given = request.headers['idempotency-key'];
    const { sessionOrNull: session, routeOptions } = request;
    if (given === undefined || request.method !== 'POST') return;
    if (!session || routeOptions.config.idempotency === 'none') return;
    const key = keyOf(String(given), session);
    const mark = signer.sign(
      'idempotency',
      `${request.url}\n${stableJson(contentOf(request.body))}`,
    );
    const claim = await answers.claim(key, mark).catch((cause: unknown) => {
      throw away(cause);
    });
    if (claim.kind === 'answered') return replay(reply, claim.answer);
    if (claim.kind !== 'mine') throw conflict(claim.kind);
    request.idempotency = { hold: claim.hold, began: true };
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotency } = request;
    if (!idempotency) return;
    request.idempotency = null;
    await settle(idempotency, reply, payload, config.IDEMPOTENCY_MAX_BYTES).catch(
      (err: unknown) => {
        request.log.warn({ err }, 'an answer could not be kept for its Idempotency-Key');
      },
    );
  });
}

async function settle(
  { hold, began }: NonNullable<FastifyRequest['idempotency']>,
  reply: FastifyReply,
  payload: unknown,
  maxBytes: number,
): Promise<void> {
  const status = reply.statusCode;
  const isKept = began && (status < 400 || (status >= 500 && status !== 503));
  const body = payload ?? '';
  if (!isKept || typeof body !== 'string' || Buffer.byteLength(body) > maxBytes) {
    return hold.release();
  }
  const headers: KeptAnswer['headers'] = {};
  for (const name of ['content-type', 'location'] as const) {
    const value = reply.getHeader(name);
    if (typeof value === 'string') headers[name] = value;
  }
  return hold.keep({ status, body, headers });
}

function replay(reply: FastifyReply, { status, body, headers }: KeptAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'idempotent-replayed': 'true' })
    .send(body);
}

function keyOf(given: string, session: Session): string {
  if (!validKey.test(given)) {
    throw new AppError(
      'invalid',
      'BFF.IDEMPOTENCY_KEY',
      'An Idempotency-Key has 1 to 255 printable characters.',
    );
  }
  if (session.isNew) {
    throw new AppError(
      'invalid',
      'BFF.IDEMPOTENCY_SESSION',
      'An Idempotency-Key needs a session: send the cookie that GET /api/csrf gives.',
    );
  }
  const hash = createHash('sha256').update(`${session.id}\n${given}`).digest('base64url');
  return `bff:idempotency:${hash}`;
}

const changing = ['csrf_token', 'g-recaptcha-response'];
const holding = ['params', 'data'];

/** What changes from one try to the next is not part of it: token and captcha, wherever the call carries its fields. */
function contentOf(body: unknown): unknown {
  const fields = typeof body === 'string' ? parsed(body) : body;
  if (typeof fields !== 'object' || fields === null) return body;
  const kept = Object.entries(fields).filter(([name]) => !changing.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, holding.includes(name) ? contentOf(value) : value]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function conflict(kind: 'under-way' | 'other-content'): AppError {
  return kind === 'under-way'
    ? new AppError(
        'conflict',
        'BFF.IDEMPOTENCY_UNDER_WAY',
        'The first request with this Idempotency-Key is still under way.',
        { retryAfterSeconds: 1 },
      )
    : new AppError(
        'conflict',
        'BFF.IDEMPOTENCY_OTHER_CONTENT',
        'This Idempotency-Key was used with other content.',
      );
}

function away(cause: unknown): AppError {
  return new AppError('unavailable', 'BFF.IDEMPOTENCY_AWAY', messages.somethingFailed, {
    cause,
    retryAfterSeconds: 5,
  });
}
