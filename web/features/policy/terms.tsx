import type { PolicyTermsModel } from '@muqarin/bff/contract/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Notice } from '@/components/ui/notice.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './policy.module.css';

/** How the insurer charges and pays back, in sentences, and its table where it has one. */
export function PolicyTerms({ terms, insurer }: { terms: PolicyTermsModel; insurer: string }) {
  const { terms: t } = textsOf('policy');
  const { refund, backdatingDays, daysOfPeriod, table, assumed } = terms;
  const backdating = backdatingDays > 0 ? t.backdating : t.noBackdating;
  return (
    <section className={css.part} aria-labelledby="terms-title">
      <h2 id="terms-title">{fillMessage(t.title, { insurer })}</h2>
      {assumed && <Notice tone="warn">{t.assumed}</Notice>}
      {table === null && <p>{fillMessage(t.byDays, { days: daysOfPeriod })}</p>}
      <p>{t[refund]}</p>
      <p>{fillMessage(backdating, { days: backdatingDays })}</p>
      {table && <ShortPeriod table={table} />}
    </section>
  );
}

function ShortPeriod({ table }: { table: NonNullable<PolicyTermsModel['table']> }) {
  const { terms: t } = textsOf('policy');
  const rows = table.map(({ throughDay, percent }) => {
    const days = throughDay === 0 ? t.tableBefore : fillMessage(t.tableTo, { days: throughDay });
    return [days, percent] as const;
  });
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{t.tableDays}</th>
          <th scope="col" className={css.num}>
            {t.tableShare}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows, [t.tableAfter, 0] as const].map(([days, percent]) => (
          <tr key={days}>
            <td>{days}</td>
            <td className={css.num}>
              <bdi dir="ltr">{percent} %</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
