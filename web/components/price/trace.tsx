import type { PriceInParts } from '@muqarin/bff/contract/price-in-parts';
import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts } from '@muqarin/rules/money-format';
import { fillPlural } from '@muqarin/rules/plural';
import { say } from '@/lib/reader.ts';
import { Amount } from './amount.tsx';
import { t } from './texts.ts';
import styles from './trace.module.css';
import { type Bar, type TraceRow, traceRows } from './trace-rows.ts';

interface Props {
  price: PriceInParts;
  /** Said to screen readers: "How the price of Liwan Select is made". */
  caption: string;
}

/** The trace: one row a rate or factor, which sum to the net; then VAT and what the insurer is paid (brand.md). */
export function Trace({ price, caption }: Props) {
  const view = traceRows(price);
  const several = view.groups.length > 1;
  return (
    <table className={styles.trace}>
      <caption className={styles.caption}>{caption}</caption>
      {view.groups.map((group) => (
        <tbody key={group.member}>
          {several && (
            <tr className={styles.member}>
              <th scope="rowgroup">
                {fillMessage(t.member, { n: group.member })}
                <small>{ageWords(group.age)}</small>
              </th>
              <td className={styles.barcell} />
              <td className={styles.amount}>
                <Amount fils={group.netFils} mode="always" />
              </td>
            </tr>
          )}
          {group.rows.map((row) => (
            <Line key={`${row.label}${row.why}`} row={row} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr className={styles.sum}>
          <th scope="row">{t.net}</th>
          <BarCell bar={view.net} kind={styles.net} />
          <td className={styles.amount}>
            <Amount fils={price.netFils} mode="always" />
          </td>
        </tr>
        <tr>
          <th scope="row">{t.vat}</th>
          <BarCell bar={view.vat} kind={styles.vat} />
          <td className={styles.amount}>
            <bdi dir="ltr">{amountParts(price.vatFils, 'always').number}</bdi>
          </td>
        </tr>
        <tr className={styles.end}>
          <th scope="row">{t.total}</th>
          <td className={styles.barcell} />
          <td className={styles.amount}>
            <Amount fils={price.grossFils} mode="always" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Line({ row }: { row: TraceRow }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.why !== '' && (
          <small>
            <bdi>{row.why}</bdi>
          </small>
        )}
      </th>
      <BarCell bar={row.bar} kind={row.bar.minus ? styles.minus : undefined} />
      <td className={styles.amount}>
        <bdi dir="ltr">{amountParts(row.amountFils, 'always').number}</bdi>
      </td>
    </tr>
  );
}

function BarCell({ bar, kind }: { bar: Bar; kind: string | undefined }) {
  const place = { '--from': bar.from, '--size': bar.size } as React.CSSProperties;
  return (
    <td className={styles.barcell} aria-hidden="true">
      <span className={kind ? `${styles.bar} ${kind}` : styles.bar} style={place} />
    </td>
  );
}

function ageWords(age: number): string {
  return age === 0 ? say('under 1 year') : fillPlural(t.years, { count: age });
}
