/**
 * Creating calls have one effect (decisions X5, X29): the first of equal calls works, the others wait for its answer, and
 * later ones get it again while it is remembered. Within a process they share a promise, over replicas a mark in the
 * key-value store. The mark is a courtesy, so that both get the same answer; should it be lost while its owner works on,
 * the services' idempotency keys still allow one effect only.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValue } from '@muqarin/platform/key-value';

export interface Once {
  /** `work` says whether its answer is to be remembered: a refusal is not. */
  run<T>(key: string, ttlSeconds: number, work: () => Promise<Remembered<T>>): Promise<T>;
}

export interface Remembered<T> {
  remember: boolean;
  answer: T;
}

/** A replica that dies holds the others up for this long at most; one that works renews its mark. */
const markSeconds = 2;
const renewMilliseconds = 700;
const pollMilliseconds = 25;

export function createOnce(keyValue: KeyValue): Once {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run: <T>(key: string, ttlSeconds: number, work: () => Promise<Remembered<T>>) => {
      const running = underWay.get(key);
      if (running) return running as Promise<T>;
      const started = answerOnce(keyValue, key, ttlSeconds, work).finally(() =>
        underWay.delete(key),
      );
      underWay.set(key, started);
      return started;
    },
  };
}

async function answerOnce<T>(
  keyValue: KeyValue,
  key: string,
  ttlSeconds: number,
  work: () => Promise<Remembered<T>>,
): Promise<T> {
  const entry = `bff:once:${key}`;
  const mark = `bff:once-under-way:${key}`;
  for (;;) {
    const kept = await keyValue.get(entry);
    if (kept !== null) return JSON.parse(kept) as T;
    if (await keyValue.take(mark, markSeconds)) break;
    await pause(pollMilliseconds);
  }
  const renewal = setInterval(() => {
    keyValue.set(mark, '', markSeconds).catch(() => {});
  }, renewMilliseconds);
  try {
    // The one before may have answered between our look and our mark.
    const kept = await keyValue.get(entry);
    if (kept !== null) return JSON.parse(kept) as T;
    const { remember, answer } = await work();
    if (remember) await keyValue.set(entry, JSON.stringify(answer), ttlSeconds);
    return answer;
  } finally {
    clearInterval(renewal);
    // If that fails, the mark ends by itself.
    await keyValue.delete(mark).catch(() => {});
  }
}
