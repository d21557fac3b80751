/** Gives each request its session: `request.session`. Routes with `config: { session: 'none' }` have none. */
import cookie from '@fastify/cookie';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { noteCorrelation } from '@muqarin/platform/http/observe';
import { accountMessages } from '@muqarin/rules/messages-account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ours } from '../locale/said.ts';
import type { BffParts } from '../parts.ts';
import type { Signer } from '../security/signer.ts';
import { type Identity, staffOf } from './identity.ts';
import { idsIn } from './journey-ids.ts';
import { createSessionCookies, type Issued, type SessionCookies } from './session-cookie.ts';
import { addressWords, emptySession, journeyLines, type SessionData } from './session-data.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import type { Standings } from './standings.ts';

export interface Session {
  readonly id: string;
  /** When the id was given, as text that sorts by time. */
  readonly since: string;
  /** The browser sent no cookie of ours: this is its first visit. */
  readonly isNew: boolean;
  /** The store did not answer: `data` is an empty session's, and nothing may have an effect. */
  readonly isAway: boolean;
  /** As read, or as last written by this request. */
  readonly data: SessionData;
  readonly csrfToken: string;
  /** The cookie as a request header, for the page renderer, also on a first visit. */
  readonly cookieHeader: string;
  update(change: (data: SessionData) => SessionData): Promise<void>;
  /** A new id with this data, the old one forgotten: at sign-in and sign-out. */
  replace(data: SessionData): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    sessionOrNull: Session | null;
  }
  interface FastifyContextConfig {
    session?: 'none';
  }
}

export async function addSessions(
  app: FastifyInstance,
  bff: BffParts & { signer: Signer; standings: Standings; steadyNow: () => Date },
): Promise<void> {
  await app.register(cookie);
  const parts = { ...bff, now: bff.steadyNow };
  const cookies = createSessionCookies(parts);
  const { signer, standings } = bff;
  const opening = { cookies, store: createSessionStore(parts), signer, standings };
  app.decorateRequest('sessionOrNull', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.session === 'none') return;
    if (isStaticFile(request.url)) return;
    const session = await openSession(request, reply, opening);
    request.sessionOrNull = session;
    const draftId = draftOf(request, session.data);
    if (draftId !== null) noteCorrelation(request, draftId);
  });
}

export function sessionOf(request: FastifyRequest): Session {
  if (request.sessionOrNull) return request.sessionOrNull;
  throw new AppError('internal', 'BFF.NO_SESSION', 'This route was registered without a session.');
}

/** One journey has one correlation id: its draft's. Actors are opaque (platform/context). */
export function contextOf(request: FastifyRequest, signer: Signer): CallContext {
  const { id, data } = sessionOf(request);
  const staff = staffOf(data);
  return {
    actor: staff
      ? { kind: 'agent', id: staff.user }
      : { kind: 'visitor', id: signer.sign('public-id', id).slice(0, 22) },
    correlationId: draftOf(request, data) ?? request.id,
    locale: request.locale,
    ...traceOf(request),
  };
}

/** A session may hold a draft of several lines: the route says whose journey this is. */
function draftOf({ routeOptions: { url = '' } }: FastifyRequest, data: SessionData): string | null {
  const own = journeyLines.filter((line) => url.includes(addressWords[line]));
  const drafts = [...own, ...journeyLines].map((line) => idsIn(data, line).draftId);
  return drafts.find((draftId) => draftId !== null) ?? null;
}

/** For calls in nobody's name that are made because of this request. */
function traceOf({ span }: FastifyRequest): Pick<CallContext, 'traceparent'> {
  return span?.traceparent === undefined ? {} : { traceparent: span.traceparent };
}

const withoutSession = /^\/(_next\/static\/|healthz$|readyz$|api\/docs)/;

/** The renderer's files are the same for everybody and may be kept: no cookie goes with them. */
export function isStaticFile(url: string): boolean {
  const [path = ''] = url.split('?');
  return withoutSession.test(path) || /^\/[\w.-]+\.(svg|png|ico|txt|xml)$/.test(path);
}

interface Opening {
  cookies: SessionCookies;
  store: SessionStore;
  signer: Signer;
  standings: Standings;
}

async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: Opening,
): Promise<Session> {
  const { cookies } = opening;
  const known = cookies.read(request.cookies[cookies.name]);
  const loaded = known === null ? emptySession : await loadStanding(known.id, opening);
  const session = new OpenSession({ request, reply, opening, known, loaded });
  if (known === null) session.setCookie();
  return session;
}

/** Who is signed in as the accounts service knows them now. Ended there, the session is an empty one here. */
async function loadStanding(id: string, opening: Opening): Promise<SessionData | null> {
  const data = await opening.store.load(id);
  if (!data?.identity) return data;
  const { identity } = data;
  // As if sessions were away: nobody is taken for who they may be no more.
  const standing = await opening.standings.of(identity.sessionId).catch(() => 'unknown' as const);
  if (standing === 'unknown') return null;
  if (standing === null) {
    return opening.store.update(id, () => afterEnd(identity)).catch(() => emptySession);
  }
  return { ...data, identity: { ...identity, user: standing.user, roles: standing.roles } };
}

/** The next page that asks to sign in says why. */
function afterEnd({ kind }: Identity): SessionData {
  const said = ours(accountMessages.signedOutHere);
  const flashes = kind === 'staff' ? { staff: { warning: said } } : { 'sign-in': { notice: said } };
  return { ...emptySession, flashes };
}

interface Opened {
  request: FastifyRequest;
  reply: FastifyReply;
  opening: Opening;
  /** Null where the browser sent no cookie of ours. */
  known: Issued | null;
  /** Null where the store did not answer. */
  loaded: SessionData | null;
}

/**
 * A class, because one is made for every request: an object literal with getters, and with it the request and the answer that
 * these hold, was not forgotten until the whole heap was searched for garbage.
 */
class OpenSession implements Session {
  readonly isNew: boolean;
  readonly isAway: boolean;
  data: SessionData;
  #issued: Issued;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #opening: Opening;

  constructor({ request, reply, opening, known, loaded }: Opened) {
    this.isNew = known === null;
    this.isAway = loaded === null;
    this.data = loaded ?? emptySession;
    this.#issued = known ?? opening.cookies.issue();
    this.#request = request;
    this.#reply = reply;
    this.#opening = opening;
  }

  get id(): string {
    return this.#issued.id;
  }

  get since(): string {
    return this.#issued.since;
  }

  get csrfToken(): string {
    return this.#opening.signer.sign('csrf', this.id);
  }

  get cookieHeader(): string {
    const { name: own } = this.#opening.cookies;
    const others = Object.entries(this.#request.cookies).filter(([name]) => name !== own);
    return [...others, [own, this.#issued.value]]
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('; ');
  }

  async update(change: (data: SessionData) => SessionData): Promise<void> {
    this.data = await this.#opening.store.update(this.id, change);
  }

  async replace(data: SessionData): Promise<void> {
    const { cookies, store } = this.#opening;
    await store.remove(this.id);
    this.#issued = cookies.issue();
    this.data = await store.update(this.id, () => data);
    this.setCookie();
  }

  setCookie(): void {
    const { cookies } = this.#opening;
    this.#reply.setCookie(cookies.name, this.#issued.value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: cookies.secure,
      maxAge: cookies.maxAgeSeconds,
    });
  }
}
