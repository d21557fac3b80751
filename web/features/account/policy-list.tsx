'use client';

import {
  accountForms,
  type PoliciesPage,
  type PolicyView,
} from '@muqarin/bff/contract/account-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { StaleLine } from '@/lib/live/stale-line.tsx';
import accountCss from './account.module.css';
import { ChecklistItem } from './checklist-item.tsx';
import { foreseen } from './foresee-items.ts';
import css from './policy-list.module.css';
import { t } from './texts.ts';
import { useItemForm, usePolicies } from './use-policies.ts';

interface Props {
  page: PoliciesPage;
  csrfToken: string;
}

export function PolicyList({ page, csrfToken }: Props) {
  const live = usePolicies(page);
  const { type, policies } = live.shown;
  return (
    <section className={accountCss.part} aria-labelledby="policies-title">
      <h2 id="policies-title">{t.listTitle}</h2>
      <StaleLine of={live} text={t.stale} />
      {policies.length === 0 ? (
        <p>
          {t.none}. <span className={ground.hush}>{t.noneHelp}</span>
        </p>
      ) : null}
      <div id="policy-documents" className={css.list}>
        {policies.map((policy) => (
          <Policy key={policy.policyId} policy={policy} type={type} csrfToken={csrfToken} />
        ))}
      </div>
    </section>
  );
}

interface PolicyProps {
  policy: PolicyView;
  type: string;
  csrfToken: string;
}

function Policy({ policy, type, csrfToken }: PolicyProps) {
  const { policyId, insurerName, expiryDate, isExpired, items, extraFiles } = policy;
  const form = useItemForm(type);
  return (
    <article className={css.policy} aria-labelledby={`policy-${policyId}`}>
      <header className={css.head}>
        <h3 id={`policy-${policyId}`}>{insurerName}</h3>
        <p>
          {fillMessage(t.endsOn, { date: shownDate(expiryDate) })}{' '}
          {isExpired ? <strong className={css.expired}>{t.expired}</strong> : null}
        </p>
      </header>
      <ul className={css.items}>
        {items.map((item) => (
          <ChecklistItem
            key={item.id}
            item={item}
            policyId={policyId}
            type={type}
            csrfToken={csrfToken}
          />
        ))}
      </ul>
      {extraFiles > 0 ? (
        <p className={ground.hush}>{fillMessage(t.more, { count: extraFiles })}</p>
      ) : null}
      <form
        method="post"
        action={accountForms.policies}
        onSubmit={(event) => {
          event.preventDefault();
          form.send(event.currentTarget, foreseen.removed(policyId));
        }}
      >
        <CsrfField token={csrfToken} />
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="id" value={policyId} />
        <input type="hidden" name="return" value={`${accountForms.policies}?type=${type}`} />
        <Button look="bare">
          {t.removePolicy} <span className={ground.vh}>{insurerName}</span>
        </Button>
      </form>
    </article>
  );
}
