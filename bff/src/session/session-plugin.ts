/** Gives each request its session: `request.session`. Routes with `config: { session: 'none' }` have none. */
import cookie from '@fastify/cookie';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { noteCorrelation } from '@muqarin/platform/http/observe';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BffParts } from '../parts.ts';
import type { Signer } from '../security/signer.ts';
import { createSessionCookies, type SessionCookies } from './session-cookie.ts';
import { emptySession, type SessionData } from './session-data.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import type { StaffRecords } from './staff-record.ts';

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
  bff: BffParts & { signer: Signer; staff: StaffRecords; steadyNow: () => Date },
): Promise<void> {
  await app.register(cookie);
  const parts = { ...bff, now: bff.steadyNow };
  const cookies = createSessionCookies(parts);
  const store = createSessionStore(parts);
  app.decorateRequest('sessionOrNull', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.session === 'none') return;
    if (isStaticFile(request.url)) return;
    const session = await openSession(request, reply, { cookies, store, ...parts });
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
  return {
    actor:
      data.role === 'agent' && data.staffId !== null
        ? { kind: 'agent', id: data.staffId }
        : { kind: 'visitor', id: signer.sign('public-id', id).slice(0, 22) },
    correlationId: draftOf(request, data) ?? request.id,
    locale: request.locale,
    ...traceOf(request),
  };
}

/** A session may hold a draft of several lines: the route says whose journey this is. */
function draftOf({ routeOptions }: FastifyRequest, data: SessionData): string | null {
  const motor = data.motor?.draftId ?? null;
  return routeOptions.url?.includes('motor') ? (motor ?? data.draftId) : (data.draftId ?? motor);
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
}

async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, store, signer }: Opening,
): Promise<Session> {
  const sent = request.cookies[cookies.name];
  const known = cookies.read(sent);
  const loaded = known === null ? emptySession : await store.load(known.id);
  const state = { ...(known ?? cookies.issue()), data: loaded ?? emptySession };
  const setCookie = () =>
    reply.setCookie(cookies.name, state.value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: cookies.secure,
      maxAge: cookies.maxAgeSeconds,
    });
  if (known === null) setCookie();
  return {
    get id() {
      return state.id;
    },
    get since() {
      return state.since;
    },
    isNew: known === null,
    isAway: loaded === null,
    get data() {
      return state.data;
    },
    get csrfToken() {
      return signer.sign('csrf', state.id);
    },
    get cookieHeader() {
      const others = Object.entries(request.cookies).filter(([name]) => name !== cookies.name);
      return [...others, [cookies.name, state.value]]
        .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
        .join('; ');
    },
    update: async (change) => {
      state.data = await store.update(state.id, change);
    },
    replace: async (data) => {
      await store.remove(state.id);
      Object.assign(state, cookies.issue());
      state.data = await store.update(state.id, () => data);
      setCookie();
    },
  };
}
