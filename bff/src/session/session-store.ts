/**
 * Sessions in the key-value store: nothing is written before the first change. Changes of one session queue up in this
 * process; against another replica each is written only over the value it was made from, and made again otherwise.
 */
import { AppError } from '@muqarin/platform/errors';
import type { KeyValue } from '@muqarin/platform/key-value';
import { messages } from '@muqarin/rules/messages';
import type { BffConfig } from '../config.ts';
import type { Identity } from './identity.ts';
import { queues } from './queues.ts';
import { placeOf } from './session-cookie.ts';
import { emptySession, type SessionData } from './session-data.ts';
import { storedSession } from './stored-session.ts';

export interface SessionStore {
  /** An empty session when there is none or it went idle; null when the store does not answer. */
  load(id: string): Promise<SessionData | null>;
  /** `change` may be called several times. Throws AppError unavailable when the store does not answer. */
  update(id: string, change: (data: SessionData) => SessionData): Promise<SessionData>;
  remove(id: string): Promise<void>;
}

/** Each lost try means that another replica's change was written. */
const mostTries = 50;

export function createSessionStore(parts: {
  keyValue: KeyValue;
  config: BffConfig;
  now: () => Date;
}): SessionStore {
  const { keyValue, config } = parts;
  const queued = queues();
  const time = () => parts.now().getTime();

  const read = async (id: string): Promise<Kept> => {
    const text = await keyValue.get(keyOf(id));
    const data = text === null ? null : storedSession(text);
    if (!data || isOver(data, config, time())) return { text, data: null };
    return { text, data: put(data, config, time()) };
  };
  /** Null when the value is no longer the one that was read. */
  const write = async (id: string, { text }: Kept, data: SessionData) => {
    const seen = { ...data, seenAt: time() };
    const idle = idleSeconds(data, config);
    const written = await keyValue.compareAndSet(keyOf(id), text, JSON.stringify(seen), idle);
    return written ? seen : null;
  };
  const change = async (id: string, by: (data: SessionData) => SessionData) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const kept = await read(id);
      const written = await write(id, kept, by(kept.data ?? emptySession));
      if (written) return written;
    }
    throw new Error('a session changes faster than it can be written');
  };
  /** Whoever changed it meanwhile has also renewed it. */
  const renew = async (id: string) => {
    const kept = await read(id);
    if (kept.data) await write(id, kept, kept.data);
  };

  return {
    load: async (id) => {
      const kept = await read(id).catch(() => null);
      if (kept === null) return null;
      const data = kept.data ?? emptySession;
      if (kept.data && isDueToRenew(data, config, time())) {
        await queued(id, () => renew(id)).catch(() => {});
      }
      return data;
    },
    update: (id, by) => queued(id, () => change(id, by)).catch(refuse),
    remove: (id) => queued(id, () => keyValue.delete(keyOf(id))).catch(refuse),
  };
}

interface Kept {
  /** What the store holds, as it is. */
  text: string | null;
  /** What counts of it. */
  data: SessionData | null;
}

function keyOf(id: string): string {
  return `bff:session:${placeOf(id)}`;
}

function idleSeconds({ identity }: SessionData, config: BffConfig): number {
  return identity?.kind === 'staff' ? config.AGENT_IDLE_SECONDS : config.SESSION_IDLE_SECONDS;
}

/** Of staff all of it ends. */
function isOver({ identity, seenAt }: SessionData, config: BffConfig, time: number): boolean {
  if (identity?.kind !== 'staff') return false;
  const since = (from: number) => (time - from) / 1000;
  return (
    isAhead(identity, time) ||
    since(identity.signedInAt) > config.AGENT_ABSOLUTE_SECONDS ||
    since(seenAt) > config.AGENT_IDLE_SECONDS
  );
}

/** A customer who was away for long is asked again who they are; what they were at stays (decisions A8). */
function put(data: SessionData, config: BffConfig, time: number): SessionData {
  const { identity, seenAt } = data;
  if (identity?.kind !== 'customer' || identity.asleep) return data;
  const wasAway = (time - seenAt) / 1000 > config.CUSTOMER_IDLE_SECONDS;
  if (!wasAway && !isAhead(identity, time)) return data;
  return { ...data, identity: { ...identity, asleep: true } };
}

/** From a time to come: the clock was set back, and nobody knows by how much the session is older than it looks. */
function isAhead({ signedInAt }: Identity, time: number): boolean {
  return (time - signedInAt) / 1000 < -clocksDifferSeconds;
}

/** Between the clocks of two copies. */
const clocksDifferSeconds = 300;

/** Writing the time of every read would cost a write a request: a twentieth of the idle time is exact enough. */
function isDueToRenew(data: SessionData, config: BffConfig, time: number): boolean {
  const { identity } = data;
  const idle =
    identity?.kind === 'customer' ? config.CUSTOMER_IDLE_SECONDS : idleSeconds(data, config);
  return (time - data.seenAt) / 1000 > idle / 20;
}

export function sessionsAway(cause?: unknown): AppError {
  return new AppError('unavailable', 'BFF.NO_SESSIONS', messages.somethingFailed, {
    cause,
    retryAfterSeconds: 2,
  });
}

function refuse(cause: unknown): never {
  throw sessionsAway(cause);
}
