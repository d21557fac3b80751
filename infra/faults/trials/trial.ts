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

/** A time against its limit: on a machine that also does other work, the short form is patient. */
export function tooLong(
  { short }: { short: boolean },
  figure: string,
  value: number,
  limit: number,
): string[] {
  const allowed = short ? limit * 3 : limit;
  return value <= allowed ? [] : [`${figure}: ${value.toPrecision(3)}, allowed ${allowed}`];
}
