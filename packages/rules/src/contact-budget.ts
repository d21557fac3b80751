/**
 * Whether somebody may be reached now: by what they agreed to, the law (Cabinet Resolutions 56 and 57 of 2024) and how often they were
 * reached before. Every sender of what nobody asked for asks here. Answers to an act of the person, and what protects their account,
 * always go.
 */
import { addDays, type CivilDate, parseIsoDate, toIsoDate } from './dates.ts';

/** `answer`: to something they did. `security`: of their account. `reminder`: of a cover that ends. `offer`: of anything else. */
export type ContactReason = 'answer' | 'security' | 'reminder' | 'offer';
export type ContactWay = 'mail' | 'message' | 'call';

export interface ContactConsents {
  marketing: boolean;
  calls: boolean;
  whatsapp: boolean;
  reminders: boolean;
}

export interface ContactBefore {
  reason: ContactReason;
  way: ContactWay;
  /** ISO day in Dubai. */
  day: string;
}

export interface ContactAsked {
  reason: ContactReason;
  way: ContactWay;
  consents: ContactConsents;
  /** They said that they are not to be called, here or in the Do Not Call Registry. */
  doNotCall: boolean;
  /** In Dubai. */
  today: CivilDate;
  hour: number;
  before: readonly ContactBefore[];
}

export type ContactVerdict =
  | { may: true }
  | { may: false; because: 'consent' | 'do_not_call' | 'hours' | 'day' | 'week' };

/** Calls and messages that sell: from nine, and before six in the evening. */
export const sellingHours = { from: 9, to: 18 } as const;

/** At most so many of one reason and way on one day, and in seven days with today. */
export const contactLimits = {
  reminder: { mail: { day: 3, week: 5 }, message: { day: 1, week: 2 }, call: { day: 0, week: 0 } },
  offer: { mail: { day: 1, week: 1 }, message: { day: 1, week: 2 }, call: { day: 1, week: 2 } },
} as const satisfies Record<string, Record<ContactWay, { day: number; week: number }>>;

export function mayReach(asked: ContactAsked): ContactVerdict {
  const { reason, way, today } = asked;
  if (reason === 'answer' || reason === 'security') return { may: true };
  if (way === 'call' && asked.doNotCall) return { may: false, because: 'do_not_call' };
  if (!hasAgreed(asked)) return { may: false, because: 'consent' };
  if (way !== 'mail' && !isSellingHour(asked.hour)) return { may: false, because: 'hours' };
  const same = asked.before.filter((each) => each.reason === reason && each.way === way);
  const days = same.map(({ day }) => day);
  const over = limitReached(days, today, contactLimits[reason][way]);
  return over === null ? { may: true } : { may: false, because: over };
}

/** `days`: ISO days on which somebody was reached; what is no day does not count. */
export function limitReached(
  days: readonly string[],
  today: CivilDate,
  limit: { day: number; week: number },
): 'day' | 'week' | null {
  const day = toIsoDate(today);
  if (days.filter((each) => each === day).length >= limit.day) return 'day';
  const weekBegan = toIsoDate(addDays(today, -6));
  const inWeek = days.filter((each) => isDay(each) && each >= weekBegan);
  return inWeek.length >= limit.week ? 'week' : null;
}

/** A message needs what is sent and how it is sent, a mail what is sent. */
function hasAgreed({ reason, way, consents }: ContactAsked): boolean {
  const what = reason === 'reminder' ? consents.reminders : consents.marketing;
  const how = { mail: true, message: consents.whatsapp, call: consents.calls }[way];
  return what && how;
}

export function isSellingHour(hour: number): boolean {
  return hour >= sellingHours.from && hour < sellingHours.to;
}

function isDay(text: string): boolean {
  return parseIsoDate(text) !== null;
}
