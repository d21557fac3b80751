/** The filters of every line's list: over facts of the insurer, which are the same whatever it insures. */
import type { FilterTable } from './filter.ts';

/** What a list knows of the insurers of its plans. */
export interface ListedInsurer {
  id: number;
  name: string;
}

export interface AboutInsurers {
  insurers?: readonly ListedInsurer[];
}

export type EveryLine = object;

/** Rows for the table of a line. */
export function everyLine<Plan>(
  _insurerOf: (plan: Plan) => number,
): FilterTable<Plan, AboutInsurers, EveryLine> {
  return {};
}
