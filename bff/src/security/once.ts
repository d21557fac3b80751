/**
 * Creating calls have one effect (decisions X5, X29): the first of equal calls works, the others wait for its answer, and
 * later ones get it again while it is remembered. Across replicas the services' idempotency keys hold.
 */
import type { KeyValue } from '@muqarin/platform/key-value';

export interface Once {
  /** `work` says whether its answer is to be remembered: a refusal is not. */
  run<T>(key: string, ttlSeconds: number, work: () => Promise<Remembered<T>>): Promise<T>;
}

export interface Remembered<T> {
  remember: boolean;
  answer: T;
}

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
  const kept = await keyValue.get(entry);
  if (kept !== null) return JSON.parse(kept) as T;
  const { remember, answer } = await work();
  if (remember) await keyValue.set(entry, JSON.stringify(answer), ttlSeconds);
  return answer;
}
