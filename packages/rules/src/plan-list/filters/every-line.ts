/** The filters of every line's list: over facts of the insurer, which are the same whatever it insures. */
import type { FilterTable } from './filter.ts';
import { codesOf } from './kinds.ts';

/** What a list knows of the insurers of its plans; a catalogue from before it was asked for does not say the kind. */
export interface ListedInsurer {
  id: number;
  name: string;
  kind?: string;
}

export interface AboutInsurers {
  insurers?: readonly ListedInsurer[];
}

export const INSURER_KINDS = ['takaful', 'conventional'] as const;

export interface EveryLine {
  /** Any of the chosen. */
  insurerKinds: readonly string[];
}

/** Rows for the table of a line. */
export function everyLine<Plan>(
  insurerOf: (plan: Plan) => number,
): FilterTable<Plan, AboutInsurers, EveryLine> {
  return {
    insurerKinds: codesOf('insurer_kind', INSURER_KINDS, (plan: Plan, kinds, about) => {
      if (kinds.length === 0) return true;
      const { insurers = [] }: AboutInsurers = about;
      const insurer = insurers.find(({ id }) => id === insurerOf(plan));
      return insurer?.kind !== undefined && kinds.includes(insurer.kind);
    }),
  };
}
