/** What is sold in the simulated world: aggregates with versions, whose changes raise events of several tempers. */
import { PlanSelectedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import type { EventMessage } from '../src/events/bus.ts';
import { defineEvent } from '../src/events/define.ts';
import { createEvent } from '../src/events/envelope.ts';
import type { Dice } from './dice.ts';
import type { Life } from './process.ts';

export const planSelected = defineEvent(PlanSelectedSchema);

/**
 * `sick` is refused by a handler until it is repaired; `unreadable` can never be read; `unwelcome` is refused by the broker
 * while the storm lasts.
 */
export type Temper = 'plain' | 'sick' | 'unreadable' | 'unwelcome';

export interface Shop {
  keys: readonly string[];
  /** The next change of an aggregate; undefined when the day's work is done. */
  next(): Change | undefined;
  temperOf(eventId: string): Temper;
  /** There is work left, or under way. */
  isOpen(): boolean;
  /** Lives with a change under way; the dead have none. */
  busy: Set<Life>;
}

export interface Change {
  key: string;
  events: readonly EventMessage[];
}

export function createShop(dice: Dice, options: { keys: number; changes: number }): Shop {
  const keys = Array.from({ length: options.keys }, (_, index) => `quote-${index + 1}`);
  const tempers = new Map<string, Temper>();
  const busy = new Set<Life>();
  let changes = 0;
  let events = 0;

  const raise = (key: string): EventMessage => {
    events += 1;
    const id = `e${events}`;
    const temper = temperFrom(dice);
    tempers.set(id, temper);
    return eventOf(key, id, temper);
  };
  return {
    keys,
    busy,
    isOpen: () => changes < options.changes || [...busy].some((life) => life.isResponsive()),
    temperOf: (eventId) => tempers.get(eventId) ?? 'plain',
    next: () => {
      if (changes >= options.changes) return undefined;
      changes += 1;
      const key = dice.pick(keys);
      const events = Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => raise(key));
      return { key, events };
    },
  };
}

function temperFrom(dice: Dice): Temper {
  const roll = dice.below(100);
  if (roll < 3) return 'unreadable';
  if (roll < 8) return 'sick';
  if (roll < 11) return 'unwelcome';
  return 'plain';
}

/** Frozen, so that stores and brokers can hand it round without copies: whoever changes it gets an error. */
function eventOf(key: string, id: string, temper: Temper): EventMessage {
  const parts = { newId: () => id, now: () => new Date(0), source: '/simulation' };
  const context = { actor: { kind: 'system', id: 'sim' }, correlationId: 'sim' } as const;
  const event = createEvent(planSelected, { quoteId: key, planId: temper }, context, parts);
  const value = temper === 'unreadable' ? '{"torn' : event.value;
  return Object.freeze({ ...event, value, headers: Object.freeze(event.headers) });
}
