/** Whether a request may have an effect: decisions X4 and X5 in one place. */
import { AppError } from '@muqarin/platform/errors';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../session/session-plugin.ts';
import { sessionsAway } from '../session/session-store.ts';
import { isPrefetch, type Provenance, provenanceOf } from './same-origin.ts';
import type { Signer } from './signer.ts';

export interface CsrfRule {
  /** The document lists `csrf_token` in the payload, or it is a form of our own. */
  token: 'required' | 'if-present';
  hasEffect: boolean;
}

export interface CsrfFacts {
  request: FastifyRequest;
  session: Session;
  /** From the payload or the `x-csrf-token` header. */
  token: string | undefined;
  signer: Signer;
  publicOrigin: string;
}

export class PageExpired extends AppError {
  /** True when the request came from another site: nothing of it is kept. */
  readonly foreign: boolean;

  constructor(foreign: boolean) {
    super('forbidden', 'BFF.PAGE_EXPIRED', messages.pageExpired);
    this.foreign = foreign;
  }
}

/**
 * Throws PageExpired (403), or AppError unavailable while sessions are away: what a session stands for must not be done
 * as if it had none. A client that says nothing of itself and has no session is anonymous and may pass.
 */
export function requireOwnPage(rule: CsrfRule, facts: CsrfFacts): void {
  const { request, session, token } = facts;
  const from = provenanceOf(request, facts.publicOrigin);
  if (from === 'foreign') throw new PageExpired(true);
  if (token !== undefined && !facts.signer.verify('csrf', session.id, token)) {
    throw new PageExpired(false);
  }
  if (token === undefined && rule.token === 'required') throw new PageExpired(false);
  if (!rule.hasEffect) return;
  if (session.isAway) throw sessionsAway();
  if (request.method === 'GET') refuseUnaskedGet(request, from);
  if (from === 'unknown' && token === undefined && !session.isNew) throw new PageExpired(false);
}

/** A GET that changes something comes from our own page, not from a link or a prefetch (X5). */
function refuseUnaskedGet(request: FastifyRequest, from: Provenance): void {
  if (from === 'typed' || isPrefetch(request)) throw new PageExpired(true);
}

/** The token of a payload's fields, else of the header that our scripts may use instead. */
export function tokenOf(
  request: FastifyRequest,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = fields[contractIds.csrfField];
  if (typeof field === 'string') return field;
  const header = request.headers['x-csrf-token'];
  return typeof header === 'string' ? header : undefined;
}
