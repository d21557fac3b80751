import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import {
  addDays,
  addWorkingDays,
  type CivilDate,
  dubaiToday,
  parseIsoDate,
  toIsoDate,
} from '@muqarin/rules/dates';

/** How a journey ended; each has steps of its own, and papers to have at hand. */
export type Ending =
  | 'claim'
  | 'complaint'
  | 'siteLead'
  | 'policyRequest'
  | 'priceRequest'
  | 'lead'
  | 'individual'
  | 'corporatePapers'
  | 'corporate'
  | 'motorDocuments'
  | 'motorPaid'
  | 'motorIssued';

/** What the dates of an ending are reckoned from. */
export interface EndingDays {
  ending: Ending;
  /** ISO moment of what is thanked for; null where nobody knows it. */
  at: string | null;
  /** ISO day on which the cover starts, where one was bought. */
  startDate: string | null;
}

/** When a step is due, at the latest: so many working days or days after, before the policy starts, or not by a date. `onStart` is that day itself. */
type Due = { workingDays: number } | { days: number } | 'start' | 'onStart' | null;

const dues: Record<Ending, readonly Due[]> = {
  claim: [{ workingDays: 1 }, { workingDays: 2 }, null],
  complaint: [{ days: 2 }, null, { days: 30 }],
  siteLead: [null, null, null],
  policyRequest: [{ workingDays: 1 }, null, null],
  priceRequest: [{ workingDays: 1 }, null, null],
  lead: [{ workingDays: 1 }, null, null],
  individual: [{ workingDays: 1 }, 'start', null],
  corporatePapers: [null, null, 'start'],
  corporate: [{ workingDays: 2 }, 'start', null],
  motorDocuments: [{ workingDays: 1 }, null, 'onStart'],
  motorPaid: [{ workingDays: 2 }, null, 'onStart'],
  motorIssued: ['onStart', { workingDays: 1 }, null],
};

function endingOf({ about, kind, policy }: ThankYouPage): Ending {
  if (about === 'claim' || about === 'complaint') return about;
  if (about === 'policy_request') return 'policyRequest';
  if (about === 'price_request') return 'priceRequest';
  if (about !== null) return 'siteLead';
  const waits = policy?.group?.waitsForDocuments;
  return kind === 'corporate' && waits ? 'corporatePapers' : kind;
}

export function daysOf(page: ThankYouPage): EndingDays {
  return { ending: endingOf(page), at: page.at, startDate: page.policy?.startDate ?? null };
}

/**
 * ISO days of the steps, in their order; null where a step has none, nobody knows when all began, or the cover starts before what
 * comes first can be done.
 */
export function dueDays({ ending, at, startDate }: EndingDays): (string | null)[] {
  const from = at === null ? null : dubaiToday(new Date(at));
  let latest = '';
  return dues[ending].map((due): string | null => {
    if (due === null) return null;
    if (due === 'onStart') return startDate;
    const day = due === 'start' ? startDate : from && dayAfter(from, due);
    if (day === null || day < latest) return null;
    latest = day;
    return day;
  });
}

function dayAfter(from: CivilDate, due: { workingDays: number } | { days: number }): string {
  return toIsoDate('days' in due ? addDays(from, due.days) : addWorkingDays(from, due.workingDays));
}

/** Whether a step happens on its day, and not by it. */
export function isOnItsDay({ ending }: EndingDays, step: number): boolean {
  return dues[ending][step] === 'onStart';
}

/** What is worth a place in a calendar: the start of the cover, else the day by which somebody answers. */
export function calendarDay(days: EndingDays): { day: string; about: 'start' | 'answer' } | null {
  const { startDate } = days;
  if (startDate !== null && parseIsoDate(startDate)) return { day: startDate, about: 'start' };
  const [first] = dueDays(days);
  return first ? { day: first, about: 'answer' } : null;
}
