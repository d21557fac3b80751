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
 * A time against its limit. The short form has few samples and any machine, so what the machine decides by itself may have
 * a wider limit there. No limit follows the product's own pace: a slow product would excuse itself.
 */
export function tooLong(
  { options: { short } }: { options: { short: boolean } },
  figure: string,
  value: number,
  limit: number,
  limitOfShort = limit,
): string[] {
  const allowed = short ? limitOfShort : limit;
  return value <= allowed
    ? []
    : [`${figure}: ${value.toPrecision(3)}, allowed ${allowed.toPrecision(3)}`];
}
