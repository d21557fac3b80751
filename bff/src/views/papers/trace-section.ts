/** The price of a chosen plan taken apart on paper: every line, which sum to the fils. */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import { formatAed } from '@muqarin/rules/money-format';

type Section = DocumentModel['sections'][number];

export interface TracedPlan {
  /** The plan and whose it is. */
  title: string;
  lines: readonly { label: string; note?: string | undefined; amountFils: number }[];
  price: { netFils: number; vatFils: number; grossFils: number };
}

export function traceSection({ title, lines, price }: TracedPlan): Section {
  const row = (label: string, fils: number) => ({ label, value: formatAed(fils, 'always') });
  return {
    kind: 'rows',
    title,
    rows: [
      ...lines.map(({ label, note = '', amountFils }) => {
        return { ...row(label, amountFils), ...(note === '' ? {} : { note }) };
      }),
      row('Net premium', price.netFils),
      row('VAT 5 %', price.vatFils),
      row('You pay the insurer', price.grossFils),
    ],
  };
}
