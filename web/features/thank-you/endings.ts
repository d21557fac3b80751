import type { ThankYouPage } from '@muqarin/bff/contract/pages';
import { addDays, addWorkingDays, dubaiToday, parseIsoDate, toIsoDate } from '@muqarin/rules/dates';

/** How a journey ended; each has steps of its own, and papers to have at hand. */
export type Ending =
  | 'claim'
  | 'complaint'
  | 'siteLead'
  | 'policyRequest'
  | 'priceRequest'
  | 'lead'
  | 'individual'
  | 'corporate';

/** When a step is due, at the latest: so many working days or days after, before the policy starts, or not by a date. */
type Due = { workingDays: number } | { days: number } | 'start' | null;

const dues: Record<Ending, readonly Due[]> = {
  claim: [{ workingDays: 1 }, { workingDays: 2 }, null],
  complaint: [{ days: 2 }, null, { days: 30 }],
  siteLead: [null, null, null],
  policyRequest: [{ workingDays: 1 }, null, null],
  priceRequest: [{ workingDays: 1 }, null, null],
  lead: [{ workingDays: 1 }, null, null],
  individual: [{ workingDays: 1 }, 'start', null],
  corporate: [{ workingDays: 2 }, 'start', null],
};

export function endingOf({ about, kind }: Pick<ThankYouPage, 'about' | 'kind'>): Ending {
  if (about === null) return kind;
  if (about === 'claim' || about === 'complaint') return about;
  if (about === 'policy_request') return 'policyRequest';
  return about === 'price_request' ? 'priceRequest' : 'siteLead';
}

/** ISO days of the steps, in their order; null where a step has none, or nobody knows when all began. */
export function dueDays(page: Pick<ThankYouPage, 'about' | 'kind' | 'at' | 'policy'>) {
  const from = page.at === null ? null : dubaiToday(new Date(page.at));
  return dues[endingOf(page)].map((due): string | null => {
    if (due === null) return null;
    if (due === 'start') return page.policy?.startDate ?? null;
    if (from === null) return null;
    return toIsoDate(
      'days' in due ? addDays(from, due.days) : addWorkingDays(from, due.workingDays),
    );
  });
}

/** What is worth a place in a calendar: the start of the cover, else the day by which somebody answers. */
export function calendarDay(page: ThankYouPage): { day: string; about: 'start' | 'answer' } | null {
  if (page.policy && parseIsoDate(page.policy.startDate))
    return { day: page.policy.startDate, about: 'start' };
  const [first] = dueDays(page);
  return first ? { day: first, about: 'answer' } : null;
}
