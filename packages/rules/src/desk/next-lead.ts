/**
 * Which lead an agent is given next (decisions A37): whose time of day this is, then who may be called at any; of each the longest due
 * first. An agent chooses lines, languages and emirates; who chose none of a kind takes all of it.
 */
import { sellingHours } from '../contact-budget.ts';
import { dubaiHour } from '../dates.ts';
import type { CallSlot } from '../site/lookups.ts';

export interface Wanted {
  /** '' is what leads to no quote: call-backs and other lines. */
  lines?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
  /** Ids of emirates, from 1. */
  emirates?: readonly number[] | undefined;
}

/** What is looked for, one after the other; null is any. */
export interface NextRound {
  slot: CallSlot;
  lines: readonly string[] | null;
  languages: readonly string[] | null;
  emirates: readonly number[] | null;
}

/** No emirate is known of a lead whose form did not ask: whoever chose some has it too, or nobody would. */
const UNKNOWN_EMIRATE = 0;

/** None outside the hours in which anybody may be called. */
export function nextRounds(now: Date, { lines, languages, emirates }: Wanted): NextRound[] {
  const hour = dubaiHour(now);
  if (hour < sellingHours.from || hour >= sellingHours.to) return [];
  const chosen = {
    lines: someOf(lines),
    languages: someOf(languages),
    emirates: someOf(emirates?.length ? [UNKNOWN_EMIRATE, ...emirates] : []),
  };
  return [slotAt(hour), 'any' as const].map((slot) => ({ slot, ...chosen }));
}

function someOf<T>(chosen: readonly T[] | undefined): readonly T[] | null {
  return chosen?.length ? [...new Set(chosen)] : null;
}

/** As the forms offer them: to twelve, to three, to six. */
function slotAt(hour: number): CallSlot {
  if (hour < 12) return 'morning';
  return hour < 15 ? 'midday' : 'afternoon';
}
