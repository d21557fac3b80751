/**
 * Until when a claim or complaint has to have been acknowledged and decided. For complaints the hours are our word and the days
 * are those after which a customer may turn to Sanadak (decisions A28, A42); for claims both are our own aim.
 */
import { addDays, dubaiTime, dubaiToday } from '../dates.ts';
import { COMPLAINT_ACKNOWLEDGED_HOURS } from '../site/constants.ts';

/** Calendar days in Dubai; the day of filing is not counted. */
export const CASE_DECIDED_DAYS = 30;

export interface CaseTimes {
  filedAt: Date;
  /** The first word to the customer; null before it. */
  acknowledgedAt: Date | null;
  closedAt: Date | null;
}

export interface CaseClock {
  what: 'acknowledge' | 'decide';
  /** The last instant is the one before. */
  until: Date;
  metAt: Date | null;
}

export function caseClocks({ filedAt, acknowledgedAt, closedAt }: CaseTimes): readonly CaseClock[] {
  const acknowledge = new Date(filedAt.getTime() + COMPLAINT_ACKNOWLEDGED_HOURS * 60 * 60 * 1000);
  const after = addDays(dubaiToday(filedAt), CASE_DECIDED_DAYS + 1);
  return [
    { what: 'acknowledge', until: acknowledge, metAt: acknowledgedAt ?? closedAt },
    { what: 'decide', until: new Date(dubaiTime(after, 0)), metAt: closedAt },
  ];
}

/** What runs out first of what is still to be done; null once it is closed. */
export function dueOf(times: CaseTimes): Date | null {
  const [first] = caseClocks(times)
    .filter(({ metAt }) => metAt === null)
    .sort((a, b) => a.until.getTime() - b.until.getTime());
  return first?.until ?? null;
}

/** `late`: done, but after its time. */
export type ClockState = 'met' | 'late' | 'running' | 'missed';

export function clockState({ until, metAt }: CaseClock, now: Date): ClockState {
  if (metAt !== null) return metAt < until ? 'met' : 'late';
  return now < until ? 'running' : 'missed';
}
