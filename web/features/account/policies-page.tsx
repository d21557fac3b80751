import { accountPaths, accountReads, type PoliciesPage } from '@muqarin/bff/contract/account-pages';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import { AccountFoot } from './account-foot.tsx';
import { PoliciesApp } from './policies-app.tsx';
import { PolicyTabs } from './policy-tabs.tsx';
import { toSummary } from './to-summary.ts';

export function loadPolicies({ type }: Query): Promise<PoliciesPage> {
  return getPage<PoliciesPage>(accountReads.policies, { type });
}

/** Policies bought elsewhere, one kind a page (S2 2, 4; decisions A10). */
export async function Policies({ query }: { query: Query }) {
  const { policies: t, signIn } = textsOf('account');
  const [page, { csrfToken }] = await Promise.all([loadPolicies(query), requestFacts()]);
  const { errors, notice, warning, type } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={css.page}>
        <PolicyTabs type={type} />
        {warning && errors.length === 0 ? <Notice tone="danger">{warning}</Notice> : null}
        {notice ? <Notice>{notice}</Notice> : null}
        <PoliciesApp
          key={type}
          page={page}
          csrfToken={csrfToken}
          summary={{
            title: signIn.errorTitle,
            left: <ErrorSummary title={signIn.errorTitle} errors={errors.map(toSummary)} />,
          }}
        />
        <AccountFoot page={accountPaths.policies} token={csrfToken} />
      </div>
    </div>
  );
}
