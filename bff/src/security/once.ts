/**
 * Creating calls have one effect (decisions X5, X29): the first of equal calls works, the others wait for its answer, and
 * later ones get it again while it is remembered. Within a process they share a promise, over replicas a mark in the
 * key-value store. The mark is a courtesy, so that both get the same answer; should it be lost while its owner works on,
 * the services' idempotency keys still allow one effect only. Those are kept for ever, so they are drawn anew when the
 * window ends: the same words after it are another submission.
 *
 * One entry holds what is known of a call: what names its effect, then its answer.
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
  // Without replicas nobody else could be at it.
  if (keyValue.alone) return workOnce(parts, key, ttlSeconds, work);
  const mark = `bff:once-under-way:${key}`;
  while (!(await keyValue.take(mark, markSeconds))) {
    const kept = answerIn(await keyValue.get(entryOf(key)));
    if (kept !== null) return JSON.parse(kept) as T;
    await pause(pollMilliseconds);
  }
  const renewal = setInterval(() => {
    keyValue.set(mark, '', markSeconds).catch(() => {});
  }, renewMilliseconds);
  try {
    return await workOnce(parts, key, ttlSeconds, work);
  } finally {
    clearInterval(renewal);
    // If that fails, the mark ends by itself.
    await keyValue.delete(mark).catch(() => {});
  }
}

async function workOnce<T>(
  parts: OnceParts,
  key: string,
  ttlSeconds: number,
  work: Work<T>,
): Promise<T> {
  const { keyValue } = parts;
  const known = await answerOrEffect(parts, key, ttlSeconds);
  if ('answer' in known) return JSON.parse(known.answer) as T;
  // Lost after its effect, it would let the next try have another.
  await untilKept(keyValue);
  const { remember, answer } = await work(`${key}.${known.effect}`);
  if (remember) await keyValue.set(entryOf(key), JSON.stringify(answer), ttlSeconds);
  return answer;
}

/**
 * The answer of one before, or what names the effect. A try prolongs that name's life, so that it cannot end between a try that
 * died and the next one. The answer takes its place, so no submission of the next window meets it.
 */
async function answerOrEffect(
  { keyValue, randomBytes }: OnceParts,
  key: string,
  ttlSeconds: number,
): Promise<{ answer: string } | { effect: string }> {
  const entry = entryOf(key);
  const drawn = effectSign + randomBytes(12).toString('base64url');
  for (;;) {
    const known = await keyValue.get(entry);
    const answer = answerIn(known);
    if (answer !== null) return { answer };
    const effect = known ?? drawn;
    if (await keyValue.compareAndSet(entry, known, effect, ttlSeconds))
      return { effect: effect.slice(effectSign.length) };
  }
}

function entryOf(key: string): string {
  return `bff:once:${key}`;
}

/** No JSON begins with it, as answers do. */
const effectSign = 'effect:';

function answerIn(kept: string | null): string | null {
  return kept?.startsWith(effectSign) ? null : kept;
}
