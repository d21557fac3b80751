/** The plans of a list on paper, in every line: those that say the same stand under one head. */
import { formatAed } from '@muqarin/rules/money-format';
import { foldEqual } from '@muqarin/rules/plan-list/fold-equal';
import type { SectionDraft } from '../../locale/papers.ts';
import type { Text } from '../../locale/said.ts';

export interface PaperPlan {
  insurerCode: string;
  insurerName: string;
  name: string;
  /** Facts that most plans have to themselves: each stands in the plan's row, the same of all plans in the same order. */
  inRow: readonly { label: string; value: string }[];
  /** What else the paper says of it, once where several plans have it. */
  said: readonly { label?: string; text: Text }[];
  price: { netFils: number; vatFils: number; grossFils: number };
}

export function plansSection(title: Text, plans: readonly PaperPlan[]): SectionDraft {
  const labels = plans[0]?.inRow.map(({ label }) => label) ?? [];
  return {
    kind: 'plans',
    title,
    columns: ['Plan', ...labels, 'Net premium', 'VAT 5 %', 'You pay the insurer'],
    groups: foldEqual(plans, ({ said }) => said).map((group) => ({
      facts: [...(group[0]?.said ?? [])],
      rows: group.map(({ insurerCode, insurerName, name, inRow, price }) => ({
        mark: insurerCode,
        name,
        of: insurerName,
        cells: [
          ...inRow.map(({ value }) => value),
          ...[price.netFils, price.vatFils, price.grossFils].map((fils) =>
            formatAed(fils, 'always'),
          ),
        ],
      })),
    })),
  };
}
