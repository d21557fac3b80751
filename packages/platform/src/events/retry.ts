/** How often and how long to try again: shared by the bus drivers and the relay. */
export interface RetryPolicy {
  /** Tries in all, the first included. */
  attempts: number;
  /** Before the second try; doubles from then on. */
  baseMilliseconds: number;
  maxMilliseconds: number;
}

/** Resolves after the time or as soon as the signal is aborted, whichever is first; never rejects. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** @param attempt tries already made, from 1. */
export function backoff(
  attempt: number,
  policy: Pick<RetryPolicy, 'baseMilliseconds' | 'maxMilliseconds'>,
): number {
  return Math.min(policy.baseMilliseconds * 2 ** Math.min(attempt - 1, 20), policy.maxMilliseconds);
}

/** Without Node's own, which makes an error for each sleep that is cut short. */
export const realSleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
