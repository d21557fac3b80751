/** How often and how long to try again: shared by the bus drivers and the relay. */
import { setTimeout as delay } from 'node:timers/promises';

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

export const realSleep: Sleep = async (milliseconds, signal) => {
  await delay(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
