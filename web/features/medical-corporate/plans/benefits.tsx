import {
  type CorporateBenefits,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { useEffect, useState } from 'react';
import { get } from '@/lib/calls.ts';
import { t } from '../texts.ts';
import css from './plans.module.css';

/** What the plan covers, read when its details are opened. */
export function Benefits({ planId }: { planId: number }) {
  const [answer, setAnswer] = useState<CorporateBenefits | 'failed' | null>(null);
  useEffect(() => {
    get<CorporateBenefits>(corporatePaths.benefits, { plan: String(planId) }).then(setAnswer, () =>
      setAnswer('failed'),
    );
  }, [planId]);
  if (answer === null) return <p aria-live="polite">{t.loading}</p>;
  if (answer === 'failed') return <p role="status">{t.benefitsFailed}</p>;
  return (
    <section className={css.benefits}>
      <h3>{t.whatIsCovered}</h3>
      {answer.sections.map(({ main, benefits }) => (
        <div key={main}>
          <h4>{main}</h4>
          <dl>
            {benefits.map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value === null ? t.notCovered : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
