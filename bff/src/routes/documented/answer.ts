/** Answers of documented calls: the field the screen reads, problem+json for faults, in the caller's envelope (X2, X3). */
import { AppError, problemOf } from '@muqarin/platform/errors';
import { fromFramework } from '@muqarin/platform/http/service';
import type { Locale } from '@muqarin/rules/locale';
import { inEnglish } from '@muqarin/rules/message';
import { messages } from '@muqarin/rules/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filledIn, SaidError } from '../../locale/said-error.ts';
import { PageExpired } from '../../security/csrf.ts';
import { isBusy } from '../../security/in-flight.ts';
import type { DocumentedCall, Outcome } from './call.ts';
import { RawJson } from './raw-json.ts';
import { type Envelope, envelopeOf } from './read-payload.ts';

export function sendOutcome(
  reply: FastifyReply,
  call: Pick<DocumentedCall, 'failure'>,
  outcome: Outcome,
  envelope: Envelope,
): FastifyReply {
  return send(reply, 200, bodyOf(call, outcome, reply.request.locale), envelope);
}

function bodyOf(call: Pick<DocumentedCall, 'failure'>, outcome: Outcome, locale: Locale): unknown {
  if (outcome.kind === 'done') return outcome.body;
  const { errors: found = [], message, extra } = outcome;
  const errors = found.map((error) => ({ ...error, message: inEnglish(error.message) }));
  const said = [message, ...found.map((error) => error.message)];
  const more = { ...filledIn(locale, said), ...(outcome.errors ? { errors } : {}), ...extra };
  return call.failure(inEnglish(message), more);
}

/** 4xx and 5xx: the failure field beside problem+json members; nothing of an unexpected error's inside. */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Pick<DocumentedCall, 'failure'>,
  error: unknown,
): FastifyReply {
  const known = fromFramework(error);
  const problem = problemOf(known);
  if (problem.status >= 500 && !isBusy(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
  }
  const message = problem.status >= 500 ? messages.somethingFailed : problem.title;
  const fresh = known instanceof PageExpired && !known.foreign ? freshToken(request) : {};
  const filled = known instanceof SaidError ? filledIn(request.locale, [known.said]) : {};
  const body = { ...problem, ...filled, error: message, ...call.failure(message, fresh) };
  if (known instanceof AppError && known.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(known.retryAfterSeconds));
  }
  return send(reply, problem.status, body, envelopeOf(request));
}

function freshToken(request: FastifyRequest): Record<string, unknown> {
  const token = request.sessionOrNull?.csrfToken;
  return token === undefined ? {} : { csrf_token: token };
}

function send(
  reply: FastifyReply,
  status: number,
  body: unknown,
  { isRpc, id }: Envelope,
): FastifyReply {
  if (!isRpc) {
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    return reply
      .code(status)
      .type(`${type}; charset=utf-8`)
      .send(body instanceof RawJson ? body.bytesFor(reply.raw) : JSON.stringify(body));
  }
  const isProtocolFault = [400, 413, 415].includes(status) || status >= 500;
  const answer = isProtocolFault
    ? `"error":${textOf(rpcErrorOf(status, body))}`
    : `"result":${textOf(body)}`;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${answer}}`);
}

function textOf(body: unknown): string {
  return body instanceof RawJson ? body.text : JSON.stringify(body);
}

function rpcErrorOf(status: number, body: unknown): object {
  const { error } = body as { error?: string };
  return { code: status >= 500 ? -32_603 : -32_602, message: error ?? '', data: body };
}
