import type { EveryLine } from '@muqarin/rules/plan-list/filters/every-line';
import type { DrawnFilter } from './line-filters.ts';

/** The filters that every line's list has, after its own. */
export const everyLine = (): DrawnFilter<EveryLine>[] => [];
