/** What may happen to a request, and how often. Each seed has a weather of its own: calm in one respect, wild in another. */
import type { Dice } from './dice.ts';

export type Fate = {
  /** Milliseconds there, and as many back. */
  way: number;
  /** The sender dies when the request is sent, or when its answer comes. */
  dies?: { when: 'sent' | 'answered'; restartAfter: number };
} & Outcome;

type Outcome =
  | { kind: 'ok' }
  /** It never arrives. */
  | { kind: 'lost' }
  /** It takes effect, and its answer never arrives. */
  | { kind: 'unanswered' }
  /** Only its first parts take effect. */
  | { kind: 'cut'; after: number }
  /** The sender gives up after its patience; the request takes effect even so, later. */
  | { kind: 'late'; patience: number };

export interface Asked {
  dice: Dice;
  /** Name of the process. */
  owner: string;
  /** Name of the request. */
  name: string;
  /** Parts that take effect one by one. */
  parts: number;
}

export interface Faults {
  fate(asked: Asked): Fate;
}

/** Nothing goes wrong, nothing is slow. */
export const fair: Faults = { fate: ({ dice }) => ({ kind: 'ok', way: dice.between(1, 5) }) };

/** How often each fault comes, as probabilities per request. */
export interface Weather {
  lost: number;
  unanswered: number;
  cut: number;
  late: number;
  dies: number;
  slow: number;
}

/** Each kind is absent, rare or frequent, so that a seed may be wild in one way without drowning in all. */
export function weatherOf(dice: Dice): Weather {
  const any = (rare: number, frequent: number) => dice.pick([0, rare, rare, frequent]);
  return {
    lost: any(0.01, 0.06),
    unanswered: any(0.01, 0.06),
    cut: any(0.1, 0.5),
    late: any(0.005, 0.03),
    dies: any(0.004, 0.02),
    slow: any(0.01, 0.06),
  };
}

/** @param isAway whether the server of a request cannot be reached at the moment. */
export function stormy(weather: Weather, isAway: (request: string) => boolean): Faults {
  return {
    fate: ({ dice, name, parts }) => {
      const way = dice.chance(weather.slow) ? dice.between(50, 9_000) : dice.between(1, 20);
      const here = { way, ...(isAway(name) ? lost : outcome(dice, weather, parts)) };
      if (!dice.chance(weather.dies)) return here;
      const when = dice.pick(['sent', 'answered'] as const);
      return { ...here, dies: { when, restartAfter: dice.between(0, 15_000) } };
    },
  };
}

const lost = { kind: 'lost' } as const;

function outcome(dice: Dice, weather: Weather, parts: number): Outcome {
  if (parts > 1 && dice.chance(weather.cut)) return { kind: 'cut', after: dice.below(parts) };
  if (dice.chance(weather.lost)) return lost;
  if (dice.chance(weather.unanswered)) return { kind: 'unanswered' };
  if (dice.chance(weather.late)) return { kind: 'late', patience: dice.between(0, 2_000) };
  return { kind: 'ok' };
}

/** A fate, but for how long the way is. */
export type Accident = Outcome & Pick<Fate, 'dies'>;

/** One fault, at the n-th request of all, and fair weather else: for trying every place. */
export function planned(place: number, fault: Accident): Faults {
  let requests = 0;
  return {
    fate: (asked) => {
      requests += 1;
      const fate = fair.fate(asked);
      return requests === place ? ({ ...fate, ...fault } as Fate) : fate;
    },
  };
}
