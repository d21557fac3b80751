/** What a trial says: its figures, and what was not as promised. */
import type { Figure } from '../../bench/figure.ts';
import type { Stage } from '../stage/stage.ts';

export interface TrialResult {
  figures: Figure[];
  problems: string[];
  /** Why it could not be tried on this machine. */
  leftOut?: string;
}

export type Trial = (stage: Stage) => Promise<TrialResult>;

/** A time against its limit. The short form only tells: other tests on its machine decide how long things take. */
export function tooLong(
  { short }: { short: boolean },
  figure: string,
  value: number,
  limit: number,
): string[] {
  return short || value <= limit ? [] : [`${figure}: ${value.toPrecision(3)}, allowed ${limit}`];
}
