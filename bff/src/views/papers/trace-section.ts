/** The price of a chosen plan taken apart on paper: every line, which sum to the fils. */
import { formatAed } from '@muqarin/rules/money-format';
import type { SectionDraft } from '../../locale/papers.ts';
import type { Text } from '../../locale/said.ts';

export interface TracedPlan {
  /** The plan and whose it is. */
  title: Text;
  lines: readonly { label: Text; note?: Text | undefined; amountFils: number }[];
  price: { netFils: number; vatFils: number; grossFils: number };
}

export function traceSection({ title, lines, price }: TracedPlan): SectionDraft {
  const row = (label: Text, fils: number) => ({ label, value: formatAed(fils, 'always') });
  return {
    kind: 'rows',
    title,
    rows: [
      ...lines.map(({ label, note, amountFils }) => {
        return { ...row(label, amountFils), ...(note === undefined ? {} : { note }) };
      }),
      row('Net premium', price.netFils),
      row('VAT 5 %', price.vatFils),
      row('You pay the insurer', price.grossFils),
    ],
  };
}
