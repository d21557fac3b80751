import type { QuotationRowView } from '@muqarin/bff/contract/quotation-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import type { QuotationRowTexts } from './quotations-list-texts.ts';

/** Whose it is, of what, and until when. */
export function QuotationFacts({ row, t }: { row: QuotationRowView; t: QuotationRowTexts }) {
  const lines: Readonly<Record<string, string>> = t.lines;
  const facts = [
    lines[row.line] ?? row.line,
    fillMessage(t.version, { version: row.version }),
    fillMessage(t.of, { reference: row.quoteReference }),
    row.isMine ? t.yours : fillMessage(t.by, { name: row.agentId }),
    fillMessage(t.until, { date: shownDate(row.validUntil) }),
  ];
  return (
    <>
      <p className={ground.hush}>{facts.join(' · ')}</p>
      <p>
        {fillMessage(t.options, { count: row.options })}
        {row.lowestGrossFils === null ? null : (
          <>
            {' · '}
            {t.from} <Amount fils={row.lowestGrossFils} mode="always" />
          </>
        )}
      </p>
    </>
  );
}
