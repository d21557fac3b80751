import type { MotorYears, YearChange } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { t } from './texts.ts';
import css from './years.module.css';

/** What changed since last year, row by row; the rows sum to the difference. */
export function Years({ years, paidFils }: { years: MotorYears | null; paidFils: number }) {
  return (
    <section className={css.years} aria-labelledby="what-changed">
      <h3 id="what-changed">{t.years.title}</h3>
      {years === null ? (
        <p>{t.years.none}</p>
      ) : (
        <>
          <p className={ground.hush}>{t.years.lead}</p>
          <Rows years={years} paidFils={paidFils} />
          <Same years={years} />
        </>
      )}
    </section>
  );
}

function Rows({ years, paidFils }: { years: MotorYears; paidFils: number }) {
  const { rows, lowest } = years;
  if (rows.length === 0) return <p>{t.years.equal}</p>;
  return (
    <table className={css.rows}>
      <thead className={ground.vh}>
        <tr>
          <th scope="col">{t.years.reason}</th>
          <th scope="col">{t.years.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t.years.paid}</th>
          <td>
            <Amount fils={paidFils} mode="always" />
          </td>
        </tr>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">{reasonOf(row, years)}</th>
            <td>
              <Signed fils={row.fils} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.years.today}</th>
          <td>
            <Amount fils={lowest.grossFils} mode="always" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Same({ years: { same, lowest } }: { years: MotorYears }) {
  if (same === null) return <p>{t.years.gone}</p>;
  if (same.planName === lowest.planName) return null;
  return (
    <p>
      {fillMessage(t.years.same, { plan: same.planName })}{' '}
      <Amount fils={same.grossFils} mode="always" />
    </p>
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

function reasonOf({ code }: YearChange, { bought, now, lowest }: MotorYears): string {
  const { rows } = t.years;
  if (code === 'driver') return fillMessage(rows.driver, { now: now.age, before: bought.age });
  if (code === 'claims') {
    const [years, before] = [now.claimFreeYears, bought.claimFreeYears];
    return fillMessage(rows.claims, { now: years, before });
  }
  if (code === 'car' && now.valueAed !== null && bought.valueAed !== null) {
    return fillMessage(rows.carWorth, { now: worth(now.valueAed), before: worth(bought.valueAed) });
  }
  if (code === 'insurer') {
    const { planName: plan, insurerName: insurer } = lowest;
    return fillMessage(rows.insurer, { plan, insurer });
  }
  return rows[code];
}

function worth(aed: number): string {
  return amountParts(aed * 100).number;
}
