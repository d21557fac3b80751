/** What came of a call, as an agent says it, and what follows: data, so that a new one is a row. */
import type { LeadHappening } from './lead-states.ts';

interface Disposition {
  kind: 'final' | 'retry' | 'call_back' | 'stop_calling' | 'wrong_number' | 'duplicate';
  /** They spoke to us. */
  answered: boolean;
  /** Nobody was called: no attempt by the law. */
  noCall?: true;
  happened: LeadHappening;
  /** Nobody calls again until they ask. */
  refuses?: true;
  /** Days from each try of this plan to the next one; after the last the lead is lost. */
  retryDays?: readonly number[];
}

/** Unanswered twice a week at most: the next day, then a week after the first, and so once more. */
const unreached = [1, 6, 1, 6] as const;

export const dispositions = {
  no_answer: { kind: 'retry', answered: false, happened: 'tried', retryDays: unreached },
  busy: { kind: 'retry', answered: false, happened: 'tried', retryDays: unreached },
  thinking: { kind: 'retry', answered: true, happened: 'spoken', retryDays: [2, 7] },
  call_back: { kind: 'call_back', answered: true, happened: 'spoken' },
  not_interested: { kind: 'final', answered: true, happened: 'lost', refuses: true },
  bought_elsewhere: { kind: 'final', answered: true, happened: 'lost', refuses: true },
  cannot_serve: { kind: 'final', answered: true, happened: 'lost' },
  stop_calling: { kind: 'stop_calling', answered: true, happened: 'lost', refuses: true },
  wrong_number: { kind: 'wrong_number', answered: true, happened: 'lost', refuses: true },
  spam: { kind: 'final', answered: false, happened: 'spam', noCall: true },
  duplicate: { kind: 'duplicate', answered: false, happened: 'lost', noCall: true },
} as const satisfies Record<string, Disposition>;

export type DispositionName = keyof typeof dispositions;
export const dispositionNames = Object.keys(dispositions) as DispositionName[];

export function isDisposition(text: string): text is DispositionName {
  return Object.hasOwn(dispositions, text);
}

export function dispositionOf(name: DispositionName): Disposition {
  return dispositions[name];
}

export type NextTry = { kind: 'at'; at: number } | { kind: 'given_up' } | { kind: 'none' };

const DAY_MS = 24 * 60 * 60 * 1000;
/** The furthest day that a call-back is written down for. */
export const callBackDays = 60;

/**
 * When to try again. `tries`: how often in a row it came to a disposition with the same answer, with this one. `none`: nobody is to
 * be called, or what was asked for is no time to come.
 */
export function nextTry(
  name: DispositionName,
  { at, tries, callBackAt }: { at: number; tries: number; callBackAt: number | null },
): NextTry {
  const { kind, retryDays } = dispositionOf(name);
  if (kind === 'call_back') {
    const isTime =
      callBackAt !== null && callBackAt > at && callBackAt <= at + callBackDays * DAY_MS;
    return isTime ? { kind: 'at', at: callBackAt } : { kind: 'none' };
  }
  if (retryDays === undefined) return { kind: 'none' };
  const days = retryDays[tries - 1];
  return days === undefined ? { kind: 'given_up' } : { kind: 'at', at: at + days * DAY_MS };
}
