import { type EveryLine, INSURER_KINDS } from '@muqarin/rules/plan-list/filters/every-line';
import { t } from '../texts.ts';
import type { DrawnFilter } from './line-filters.ts';

/** The filters that every line's list has, after its own. */
export const everyLine = (): DrawnFilter<EveryLine>[] => [
  {
    key: 'insurerKinds',
    control: 'checks',
    legend: t.insurerKind,
    options: INSURER_KINDS.map((kind) => ({
      value: kind,
      name: t[`kind_${kind}`],
      help: t[`help_${kind}`],
    })),
  },
];
