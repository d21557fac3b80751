import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import css from './year-table.module.css';

export { css as yearsCss };

interface YearTexts {
  reason: string;
  amount: string;
  paid: string;
  today: string;
  equal: string;
}

interface Props {
  t: YearTexts;
  paidFils: number;
  rows: readonly { code: string; fils: number; reason: string }[];
  todayFils: number;
}

/** From what was paid to what it costs today, row by row; the rows sum to the difference. */
export function YearTable({ t, paidFils, rows, todayFils }: Props) {
  if (rows.length === 0) return <p>{t.equal}</p>;
  return (
    <table className={css.rows}>
      <thead className={ground.vh}>
        <tr>
          <th scope="col">{t.reason}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t.paid}</th>
          <td>
            <Amount fils={paidFils} mode="always" />
          </td>
        </tr>
        {rows.map(({ code, fils, reason }) => (
          <tr key={code}>
            <th scope="row">{reason}</th>
            <td>
              <Signed fils={fils} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.today}</th>
          <td>
            <Amount fils={todayFils} mode="always" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What costs more says so by its sign; less has the minus of every amount. */
function Signed({ fils }: { fils: number }) {
  return (
    <bdi>
      {fils > 0 ? <bdi dir="ltr">+</bdi> : null}
      <Amount fils={fils} mode="always" />
    </bdi>
  );
}
