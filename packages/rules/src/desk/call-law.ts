/**
 * Whether an agent may call or message somebody now: one pure function of what the person said and how often they were tried. The law
 * is Cabinet Resolutions 56 and 57 of 2024. Where it leaves room the stricter reading holds: hours and attempts count for
 * calls that were asked for too, every message is an attempt, and of "call me" and "no" the later one counts.
 */
import {
  type ContactConsents,
  contactLimits,
  isSellingHour,
  limitReached,
  mayReach,
  sellingHours,
} from '../contact-budget.ts';
import { addDays, dubaiHour, dubaiTime, dubaiToday, toIsoDate } from '../dates.ts';

/** Instants are milliseconds since the epoch. */
export type CallFact =
  /** They left a lead, or agreed in a call to be called again. */
  | { kind: 'asked'; at: number }
  /** They said no: in a call, by a message, on our pages. */
  | { kind: 'refused'; at: number }
  /** Their number came to our list or to the Do Not Call Registry; taken from it again. */
  | { kind: 'listed' | 'unlisted'; at: number }
  /** `answered`: they spoke or wrote. */
  | { kind: 'tried'; at: number; way: CallWay; answered: boolean };

export type CallWay = 'call' | 'message';
export type CallRefusal = 'hours' | 'refused' | 'do_not_call' | 'consent' | 'day' | 'week';

export type CallVerdict =
  /** `answer`: they asked for it. `offer`: they agreed to what sells. */
  | { may: true; as: 'answer' | 'offer' }
  /** Before `from` nobody may; null: not until they say something else. */
  | { may: false; because: CallRefusal; from: number | null };

export interface CallAsked {
  /** Of every enquiry of the person, in any order. */
  facts: readonly CallFact[];
  consents: ContactConsents;
  way: CallWay;
  now: number;
}

/** So long a call answers what was asked; later it sells, and needs consent. */
export const askStandsDays = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was asked for is held to the same number: unanswered at most once a day and twice a week. */
const attempts = contactLimits.offer.call;

export function mayCall({ facts, consents, way, now }: CallAsked): CallVerdict {
  const said = lastSaid(facts);
  const isAnswer = said.asked > now - askStandsDays * DAY_MS;
  const overrides = isAnswer ? said.asked : Number.NEGATIVE_INFINITY;
  if (isSaid(said.refused) && said.refused >= overrides) return never('refused');
  const isListed = isSaid(said.listed) && said.listed >= said.unlisted;
  if (isListed && said.listed >= overrides) return never('do_not_call');
  if (way === 'message' && !consents.whatsapp) return never('consent');
  const tried = facts.filter((fact) => fact.kind === 'tried');
  // Who spoke to us and then asked again was no stranger to that call. An offer counts every try.
  const counted = isAnswer
    ? tried.filter(({ answered, at }) => !(answered && at < said.asked))
    : tried;
  const days = counted.map(({ at }) => toIsoDate(dubaiToday(new Date(at))));
  const because = isAnswer ? answerRefused(days, now) : offerRefused(days, { consents, way, now });
  if (because === null) return { may: true, as: isAnswer ? 'answer' : 'offer' };
  return because === 'consent' || because === 'do_not_call'
    ? never(because)
    : { may: false, because, from: nextOpening(days, now) };
}

function answerRefused(days: readonly string[], now: number): 'hours' | 'day' | 'week' | null {
  const time = new Date(now);
  if (!isSellingHour(dubaiHour(time))) return 'hours';
  return limitReached(days, dubaiToday(time), attempts);
}

function offerRefused(
  days: readonly string[],
  { consents, way, now }: Omit<CallAsked, 'facts'>,
): CallRefusal | null {
  const time = new Date(now);
  const verdict = mayReach({
    reason: 'offer',
    way,
    consents,
    doNotCall: false,
    today: dubaiToday(time),
    hour: dubaiHour(time),
    before: days.map((day) => ({ reason: 'offer', way, day })),
  });
  return verdict.may ? null : verdict.because;
}

/** The first instant of an hour of selling, today or later, at which these attempts leave room. */
function nextOpening(days: readonly string[], now: number): number {
  const today = dubaiToday(new Date(now));
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    const opens = Math.max(now, dubaiTime(day, sellingHours.from));
    if (opens < dubaiTime(day, sellingHours.to) && limitReached(days, day, attempts) === null) {
      return opens;
    }
  }
}

/** The latest of each; negative infinity for what was never said. */
function lastSaid(facts: readonly CallFact[]): Record<CallFact['kind'], number> {
  const never = Number.NEGATIVE_INFINITY;
  const last = { asked: never, refused: never, listed: never, unlisted: never, tried: never };
  for (const { kind, at } of facts) last[kind] = Math.max(last[kind], at);
  return last;
}

function isSaid(at: number): boolean {
  return at !== Number.NEGATIVE_INFINITY;
}

function never(because: CallRefusal): CallVerdict {
  return { may: false, because, from: null };
}
