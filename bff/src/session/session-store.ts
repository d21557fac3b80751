/** Sessions in the key-value store: nothing is written before the first change; changes of one session queue up. */
import { AppError } from '@muqarin/platform/errors';
import type { KeyValue } from '@muqarin/platform/key-value';
import { messages } from '@muqarin/rules/messages';
import type { BffConfig } from '../config.ts';
import { emptySession, type SessionData } from './session-data.ts';

export interface SessionStore {
  /** An empty session when there is none, it went idle, or the store does not answer. */
  load(id: string): Promise<SessionData>;
  /** Throws AppError unavailable when the store does not answer. */
  update(id: string, change: (data: SessionData) => SessionData): Promise<SessionData>;
  remove(id: string): Promise<void>;
}

export function createSessionStore(parts: {
  keyValue: KeyValue;
  config: BffConfig;
  now: () => Date;
}): SessionStore {
  const { keyValue, config } = parts;
  const queues = new Map<string, Promise<unknown>>();
  const time = () => parts.now().getTime();

  const read = async (id: string): Promise<SessionData | null> => {
    const text = await keyValue.get(keyOf(id));
    const data = text === null ? null : { ...emptySession, ...(JSON.parse(text) as SessionData) };
    return data && !isOver(data, config, time()) ? data : null;
  };
  const write = async (id: string, data: SessionData): Promise<SessionData> => {
    const seen = { ...data, seenAt: time() };
    const idle = data.role === 'agent' ? config.AGENT_IDLE_SECONDS : config.SESSION_IDLE_SECONDS;
    await keyValue.set(keyOf(id), JSON.stringify(seen), idle);
    return seen;
  };
  const queued = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const run = (queues.get(id) ?? Promise.resolve()).then(work, work);
    const tail = run.then(
      () => {},
      () => {},
    );
    queues.set(id, tail);
    void tail.then(() => {
      if (queues.get(id) === tail) queues.delete(id);
    });
    return run;
  };

  return {
    load: async (id) => {
      const data = await read(id).catch(() => null);
      if (!data) return emptySession;
      if (isDueToRenew(data, config, time())) await queued(id, () => renew(id)).catch(() => {});
      return data;
    },
    update: (id, change) =>
      queued(id, async () => write(id, change((await read(id)) ?? emptySession))).catch((error) => {
        throw unavailable(error);
      }),
    remove: (id) =>
      queued(id, () => keyValue.delete(keyOf(id))).catch((error) => {
        throw unavailable(error);
      }),
  };

  async function renew(id: string): Promise<void> {
    const current = await read(id);
    if (current) await write(id, current);
  }
}

function keyOf(id: string): string {
  return `bff:session:${id}`;
}

function isOver(data: SessionData, config: BffConfig, time: number): boolean {
  if (data.role !== 'agent') return false;
  const since = (from: number) => (time - from) / 1000;
  return (
    since(data.signedInAt ?? 0) > config.AGENT_ABSOLUTE_SECONDS ||
    since(data.seenAt) > config.AGENT_IDLE_SECONDS
  );
}

/** Writing the time of every read would cost a write a request: a twentieth of the idle time is exact enough. */
function isDueToRenew(data: SessionData, config: BffConfig, time: number): boolean {
  const idle = data.role === 'agent' ? config.AGENT_IDLE_SECONDS : config.SESSION_IDLE_SECONDS;
  return (time - data.seenAt) / 1000 > idle / 20;
}

function unavailable(cause: unknown): AppError {
  return cause instanceof AppError
    ? cause
    : new AppError('unavailable', 'BFF.NO_SESSIONS', messages.somethingFailed, {
        cause,
        retryAfterSeconds: 5,
      });
}
