/**
 * Creating calls have one effect (decisions X5, X29): the first of equal calls works, the others wait for its answer, and
 * later ones get it again while it is remembered. Within a process they share a promise, over replicas a mark in the
 * key-value store. The mark is a courtesy, so that both get the same answer; should it be lost while its owner works on,
 * the services' idempotency keys still allow one effect only. Those are kept for ever, so they are drawn anew when the
 * window ends: the same words after it are another submission.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValue } from '@muqarin/platform/key-value';
import { untilKept } from '../session/until-kept.ts';

export interface Once {
  /** `work` says whether its answer is to be remembered: a refusal is not. */
  run<T>(key: string, ttlSeconds: number, work: Work<T>): Promise<T>;
}

/** `effectKey` goes to the services: the same for every try within the window, on whichever replica. */
export type Work<T> = (effectKey: string) => Promise<Remembered<T>>;

export interface Remembered<T> {
  remember: boolean;
  answer: T;
}

/** A replica that dies holds the others up for this long at most; one that works renews its mark. */
const markSeconds = 2;
const renewMilliseconds = 700;
const pollMilliseconds = 25;

export interface OnceParts {
  keyValue: KeyValue;
  randomBytes: (size: number) => Buffer;
}

export function createOnce(parts: OnceParts): Once {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    run: <T>(key: string, ttlSeconds: number, work: Work<T>) => {
      const running = underWay.get(key);
      if (running) return running as Promise<T>;
      const started = answerOnce(parts, key, ttlSeconds, work).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}

async function answerOnce<T>(
  parts: OnceParts,
  key: string,
  ttlSeconds: number,
  work: Work<T>,
): Promise<T> {
  const { keyValue } = parts;
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
    const effectKey = await effectKeyOf(parts, key, ttlSeconds);
    // Lost after its effect, it would let the next try have another.
    await untilKept(keyValue);
    const { remember, answer } = await work(effectKey);
    if (remember) await keyValue.set(entry, JSON.stringify(answer), ttlSeconds);
    return answer;
  } finally {
    clearInterval(renewal);
    // If that fails, the mark ends by itself.
    await keyValue.delete(mark).catch(() => {});
  }
}

/**
 * A try prolongs the key's life, so that it cannot end between a try that died and the next one. It ends before the
 * answer does, which is remembered for as long and later; no submission of the next window meets it.
 */
async function effectKeyOf(
  { keyValue, randomBytes }: OnceParts,
  key: string,
  ttlSeconds: number,
): Promise<string> {
  const entry = `bff:once-effect:${key}`;
  const drawn = randomBytes(12).toString('base64url');
  for (;;) {
    const known = await keyValue.get(entry);
    const nonce = known ?? drawn;
    if (await keyValue.compareAndSet(entry, known, nonce, ttlSeconds)) return `${key}.${nonce}`;
  }
}
