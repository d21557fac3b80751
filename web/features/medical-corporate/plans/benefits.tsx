import {
  type CorporateBenefits,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import { useEffect, useState } from 'react';
import { get } from '@/lib/calls.ts';
import { t as details } from '../details-texts.ts';
import { t } from '../texts.ts';
import { Changes } from './changes.tsx';
import { t as list } from './list-texts.ts';
import css from './plans.module.css';

interface Props {
  planId: number;
  category: number;
  /** Of the address that opens the plan: there without a script. */
  known: CorporateBenefits | null;
}

/** What the plan covers, and its documents; read when its details are opened in place. */
export function Benefits({ planId, category, known }: Props) {
  const [answer, setAnswer] = useState<CorporateBenefits | 'failed' | null>(known);
  useEffect(() => {
    if (known) return;
    const asked = { plan: String(planId), category: String(category) };
    get<CorporateBenefits>(corporatePaths.benefits, asked).then(setAnswer, () =>
      setAnswer('failed'),
    );
  }, [planId, category, known]);
  if (answer === null) return <p aria-live="polite">{details.loading}</p>;
  if (answer === 'failed') return <p role="status">{details.benefitsFailed}</p>;
  return (
    <section className={css.benefits}>
      <h3>{details.whatIsCovered}</h3>
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
      <Changes changes={answer.changes} />
      <h3>{list.documents}</h3>
      <ul>
        {answer.documents.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
