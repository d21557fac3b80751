import type { MotorYears, YearChange } from '@muqarin/bff/contract/motor/order-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { amountParts } from '@muqarin/rules/money-format';
import { Amount } from '@/components/price/amount.tsx';
import ground from '@/components/ui/ground.module.css';
import { YearTable, yearsCss } from '@/features/policy/year-table.tsx';
import { t } from './texts.ts';

/** What changed since last year, row by row; the rows sum to the difference. */
export function Years({ years, paidFils }: { years: MotorYears | null; paidFils: number }) {
  return (
    <section className={yearsCss.years} aria-labelledby="what-changed">
      <h3 id="what-changed">{t.years.title}</h3>
      {years === null ? (
        <p>{t.years.none}</p>
      ) : (
        <>
          <p className={ground.hush}>{t.years.lead}</p>
          <YearTable
            t={t.years}
            paidFils={paidFils}
            rows={years.rows.map((row) => ({ ...row, reason: reasonOf(row, years) }))}
            todayFils={years.lowest.grossFils}
          />
          <Same years={years} />
        </>
      )}
    </section>
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
