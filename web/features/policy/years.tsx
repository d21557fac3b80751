import type { PolicyPage, PolicyYears } from '@muqarin/bff/contract/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { renewPath } from '@muqarin/rules/policy-pages';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { textsOf } from '@/lib/texts.ts';
import { YearTable, yearsCss } from './year-table.tsx';

/** Before a person's cover ends: what the next year costs and why, and the way to its plans. */
export function PolicyNextYear({ page, csrfToken }: { page: PolicyPage; csrfToken: string }) {
  const { years, reference } = page;
  if (years === null) return null;
  const { years: t } = textsOf('policy');
  return (
    <section className={yearsCss.years} id="what-changed" aria-labelledby="what-changed-title">
      <h2 id="what-changed-title">{t.title}</h2>
      <p className={ground.hush}>{t.lead}</p>
      <YearTable
        t={t}
        paidFils={years.paidFils}
        rows={years.rows.map((row) => ({ ...row, reason: reasonOf(row.code, years) }))}
        todayFils={years.lowest.grossFils}
      />
      <Same years={years} />
      <p className={ground.hush}>{t.claims}</p>
      <form method="post" action={renewPath(reference)}>
        <CsrfField token={csrfToken} />
        <Button>{t.plans}</Button>
      </form>
    </section>
  );
}

function Same({ years: { same, lowest } }: { years: PolicyYears }) {
  const { years: t } = textsOf('policy');
  if (same === null) return <p>{t.gone}</p>;
  if (same.planName === lowest.planName) return null;
  return (
    <p>
      {fillMessage(t.same, { plan: same.planName })} <Amount fils={same.grossFils} mode="always" />
    </p>
  );
}

function reasonOf(code: PolicyYears['rows'][number]['code'], { ages, lowest }: PolicyYears) {
  const { rows } = textsOf('policy').years;
  const [one, ...others] = ages;
  if (code === 'age' && one && others.length === 0) return fillMessage(rows.ageOfOne, one);
  if (code === 'insurer') {
    const { planName: plan, insurerName: insurer } = lowest;
    return fillMessage(rows.insurer, { plan, insurer });
  }
  return rows[code];
}
