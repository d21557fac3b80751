/** Who asked, and in which conversation: travels with every call and stands in every event. */

import type { MadeFor } from './http/abandon.ts';

export interface Actor {
  kind: 'visitor' | 'agent' | 'system';
  /** An opaque id (a session's public id, a staff id, a consumer's name), never a name or an address. */
  id: string;
}

export interface CallContext {
  actor: Actor;
  /** One journey through the services. */
  correlationId: string;
  /** The id of the event or call that led to this one. */
  causationId?: string;
  /** W3C trace context. */
  traceparent?: string;
  /** The language of the person who asked (BCP 47), for what is written to them; absent where nobody asked. */
  locale?: string;
  /** Who waits for the answer, for calls that may be left undone when nobody does. It stays in this process. */
  madeFor?: MadeFor;
}

/** What every factory is given instead of reaching for globals. */
export interface Clock {
  now(): Date;
}

export type NewId = () => string;
