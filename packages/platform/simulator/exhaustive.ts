/** A small scene in fair weather, over and over: each time one more place has its accident, until every place had each. */
import { type Accident, fair, planned } from './faults.ts';
import type { Outcome, Simulate } from './run.ts';
import type { SceneSize } from './scenario.ts';

const dies = (when: 'sent' | 'answered', restartAfter: number) => ({ when, restartAfter });

/** The ways in which a crash can meet an await. */
export const crashes: readonly Accident[] = [
  { kind: 'ok', dies: dies('answered', 500) },
  { kind: 'ok', dies: dies('sent', 7_000) },
  { kind: 'lost', dies: dies('sent', 500) },
  { kind: 'cut', after: 1, dies: dies('answered', 500) },
];

const accidents: readonly Accident[] = [
  ...crashes,
  { kind: 'lost' },
  { kind: 'unanswered' },
  { kind: 'cut', after: 1 },
  { kind: 'late', patience: 0 },
];

export const smallScenes: readonly SceneSize[] = [
  { keys: 1, changes: 2, services: 1, consumers: 1 },
  { keys: 2, changes: 3, services: 2, consumers: 2 },
];

export interface Exhausted {
  runs: number;
  /** Requests of the scene without accident: so many places there are. */
  places: number;
  failed: readonly { place: number; accident: Accident; outcome: Outcome }[];
}

/** @param seed of everything but the accident. */
export async function exhaust(
  simulate: Simulate,
  size: SceneSize,
  seed: number,
  kinds: readonly Accident[] = accidents,
): Promise<Exhausted> {
  const { requests: places } = await simulate({ seed, only: { size, faults: fair } });
  const failed: Exhausted['failed'][number][] = [];
  for (let place = 1; place <= places; place++) {
    for (const accident of kinds) {
      const outcome = await simulate({ seed, only: { size, faults: planned(place, accident) } });
      if (outcome.problems.length > 0) failed.push({ place, accident, outcome });
    }
  }
  return { runs: places * kinds.length, places, failed };
}
