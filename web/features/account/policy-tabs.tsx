import { accountPaths } from '@muqarin/bff/contract/account-pages';
import { type InsuranceType, insuranceTypes } from '@muqarin/rules/account/checklists';
import css from './policy-tabs.module.css';
import { t } from './texts.ts';

interface Props {
  /** The kind whose page it is. */
  type?: InsuranceType;
  /** How many are noted, where that is known. */
  counts?: Readonly<Record<InsuranceType, number>>;
}

/** One page a kind (decisions A10), so these are links that look like tabs. */
export function PolicyTabs({ type, counts }: Props) {
  return (
    <nav aria-label={t.types}>
      <ul className={css.tabs}>
        {insuranceTypes.map((one) => (
          <li key={one}>
            <a
              href={`${accountPaths.policies}?type=${one}`}
              aria-current={one === type ? 'page' : undefined}
            >
              {t[one]}
              {counts && counts[one] > 0 ? <span className={css.count}>{counts[one]}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
