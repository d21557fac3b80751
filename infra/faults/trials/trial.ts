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

/**
 * A time against its limit. The short form runs on any machine and has few samples: what the machine decides by itself may
 * have a wider limit there, and all of them are as many times longer as the product took longer to start in this very run.
 */
export function tooLong(
  { options: { short }, slowness }: Pick<Stage, 'slowness'> & { options: { short: boolean } },
  figure: string,
  value: number,
  limit: number,
  limitOfShort = limit,
): string[] {
  const allowed = short ? limitOfShort * slowness : limit;
  return value <= allowed
    ? []
    : [`${figure}: ${value.toPrecision(3)}, allowed ${allowed.toPrecision(3)}`];
}
