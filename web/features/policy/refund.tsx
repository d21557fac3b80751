import type { PolicyCancelPage, RefundRow } from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Amount } from '@/components/price/amount.tsx';
import { FactRow, FactRows } from '@/components/ui/fact-rows.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './policy.module.css';

type Foretold = NonNullable<PolicyCancelPage['foretold']>;

/** What is paid back, row by row, and in all. */
export function Refund({
  foretold,
  line,
}: { foretold: Foretold } & Pick<PolicyCancelPage, 'line'>) {
  const { cancel: t } = textsOf('policy');
  const { rows, rowCount, netFils, vatFils, grossFils } = foretold;
  const date = shownDate(foretold.effectiveOn);
  const more = rowCount - rows.length;
  return (
    <div className={css.part}>
      <h2 id="refund-title">{fillMessage(t.foretold, { date })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus */}
      <section className={css.scrolls} aria-labelledby="refund-title" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.who}</th>
              <th scope="col" className={css.num}>
                {t.left}
              </th>
              <th scope="col" className={css.num}>
                {t.period}
              </th>
              <th scope="col" className={css.num}>
                {t.back}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.unit}>
                <th scope="row">{nameOf(row, line)}</th>
                <td className={css.num}>{row.daysLeft}</td>
                <td className={css.num}>
                  <Amount fils={row.periodFils} mode="always" />
                </td>
                <td className={css.num}>
                  <Back row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p>{fillMessage(t.more, { count: more })}</p>}
      <div className={css.sum}>
        <FactRows>
          <FactRow name={t.net}>
            <Amount fils={0 - netFils} mode="always" />
          </FactRow>
          <FactRow name={t.vat}>
            <Amount fils={0 - vatFils} mode="always" />
          </FactRow>
          <FactRow name={grossFils === 0 ? t.nothing : t.gross}>
            <span className={css.gross}>
              <Amount fils={0 - grossFils} mode="always" />
            </span>
          </FactRow>
        </FactRows>
      </div>
    </div>
  );
}

function nameOf({ unit }: RefundRow, line: PolicyCancelPage['line']): string {
  const { cancel: t } = textsOf('policy');
  if (line === 'motor') return t.car;
  return line === 'medical' ? fillMessage(t.person, { number: unit }) : unit;
}

function Back({ row: { keptBecause, netFils, tablePercent } }: { row: RefundRow }) {
  const { cancel: t } = textsOf('policy');
  if (keptBecause) return keptBecause === 'claim' ? t.claim : t.never;
  return (
    <>
      <Amount fils={0 - netFils} mode="always" />
      {tablePercent !== null && (
        <>
          <br />
          {fillMessage(t.share, { percent: tablePercent })}
        </>
      )}
    </>
  );
}
