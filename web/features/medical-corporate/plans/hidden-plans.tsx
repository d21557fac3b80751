import type { HiddenPlanModel } from '@muqarin/bff/contract/medical-corporate/pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { say } from '@/lib/reader.ts';
import { t } from '../group-texts.ts';
import css from './hidden-plans.module.css';

/** Plans that this category cannot have are counted with the reason, and named (decisions M30). */
export function HiddenPlans({ plans }: { plans: readonly HiddenPlanModel[] }) {
  if (plans.length === 0) return null;
  const reasons = [...new Set(plans.map(reasonOf))];
  return (
    <details className={css.hidden} data-hidden-plans="">
      <summary>{fillMessage(t.hiddenCount, { count: plans.length })}</summary>
      <ul>
        {reasons.map((reason) => {
          const found = plans.filter((plan) => reasonOf(plan) === reason);
          const names = found.map(({ name }) => say(name)).join(', ');
          return (
            <li key={reason}>
              <strong>
                {reason}: {found.length}
              </strong>{' '}
              <bdi>{names}</bdi>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function reasonOf({ reason, limit }: HiddenPlanModel): string {
  const said: Readonly<Record<string, string>> = {
    min_employees: t.hidden_min_employees,
    max_dependants: t.hidden_max_dependants,
    min_low_salary: t.hidden_min_low_salary,
    not_in_emirate: t.hidden_not_in_emirate,
    not_yet_effective: t.hidden_not_yet_effective,
    no_rate_for_age: t.hidden_no_rate_for_age,
    no_rate_for_salary: t.hidden_no_rate_for_salary,
    no_rate_for_maternity: t.hidden_no_rate_for_maternity,
  };
  return fillMessage(said[reason] ?? reason, { limit: limit ?? '' });
}
