/**
 * What whoever left a lead was promised: a first touch soon, and a call within the time that suits them. Our own aims, as data;
 * only working days and calling hours of Dubai count (features 106 and 138).
 */
import { sellingHours } from '../contact-budget.ts';
import { addDays, type CivilDate, dubaiTime, dubaiToday, isWeekend } from '../dates.ts';
import type { CallSlot } from '../site/lookups.ts';

/** Minutes of calling hours from capture to the first touch: somebody has taken the lead or spoken to the person. */
export const FIRST_TOUCH_MINUTES = 15;

/** As forms offer them: the first hour, and the hour at whose beginning it ends. */
export const slotHours = {
  any: sellingHours,
  morning: { from: 9, to: 12 },
  midday: { from: 12, to: 15 },
  afternoon: { from: 15, to: 18 },
} as const satisfies Record<CallSlot, { from: number; to: number }>;

export interface LeadTimes {
  capturedAt: Date;
  slot: CallSlot;
  /** Null before it. */
  touchedAt: Date | null;
  /** The first call, whatever came of it. */
  calledAt: Date | null;
  /** Nobody has to call any more: it was bought, refused or erased. */
  isClosed: boolean;
}

/** `late`: done, but not in its time. */
export type LeadClockState = 'met' | 'late' | 'running' | 'missed';

export interface LeadClock {
  what: 'first_touch' | 'slot';
  from: Date;
  /** The last instant is the one before. */
  until: Date;
  state: LeadClockState;
}

/** Whoever said "any time" was promised no slot. Of a closed lead nothing is asked for that was not done. */
export function leadClocks(
  { capturedAt, slot, touchedAt, calledAt, isClosed }: LeadTimes,
  now: Date,
): LeadClock[] {
  const soon = { from: capturedAt, until: firstTouchBy(capturedAt) };
  const clocks = [
    { what: 'first_touch' as const, ...soon, metAt: touchedAt ?? calledAt },
    ...(slot === 'any'
      ? []
      : [{ what: 'slot' as const, ...slotAfter(capturedAt, slot), metAt: calledAt }]),
  ];
  return clocks
    .filter(({ metAt }) => metAt !== null || !isClosed)
    .map(({ metAt, ...clock }) => ({ ...clock, state: stateOf({ ...clock, metAt }, now) }));
}

function stateOf(
  { from, until, metAt }: { from: Date; until: Date; metAt: Date | null },
  now: Date,
): LeadClockState {
  if (metAt !== null) return metAt >= from && metAt < until ? 'met' : 'late';
  return now < until ? 'running' : 'missed';
}

/** What is left of the minutes when the day's hours end goes on when those of the next working day begin. */
export function firstTouchBy(capturedAt: Date): Date {
  let left = FIRST_TOUCH_MINUTES * 60_000;
  for (let day = workingDayFrom(dubaiToday(capturedAt)); ; day = workingDayFrom(addDays(day, 1))) {
    const { from, to } = hoursOn(day, sellingHours);
    const begins = Math.max(from, capturedAt.getTime());
    if (begins + left <= to) return new Date(begins + left);
    left -= Math.max(0, to - begins);
  }
}

/** The first one on a working day that leaves time for a call. */
function slotAfter(capturedAt: Date, slot: CallSlot): { from: Date; until: Date } {
  const leaves = capturedAt.getTime() + FIRST_TOUCH_MINUTES * 60_000;
  for (let day = workingDayFrom(dubaiToday(capturedAt)); ; day = workingDayFrom(addDays(day, 1))) {
    const { from, to } = hoursOn(day, slotHours[slot]);
    if (leaves <= to) return { from: new Date(from), until: new Date(to) };
  }
}

function hoursOn(day: CivilDate, hours: { from: number; to: number }) {
  return { from: dubaiTime(day, hours.from), to: dubaiTime(day, hours.to) };
}

function workingDayFrom(day: CivilDate): CivilDate {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  return at;
}
