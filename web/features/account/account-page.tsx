import { type AccountPage, accountPaths, accountReads } from '@muqarin/bff/contract/account-pages';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import { AccountFoot } from './account-foot.tsx';
import { PictureForm } from './picture-form.tsx';
import { PolicyTabs } from './policy-tabs.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReachPart } from './reach-part.tsx';
import { TimelinePart } from './timeline/timeline-part.tsx';
import { toSummary } from './to-summary.ts';

/** My Account (S2 2, 4): details, picture, and the ways to everything else. */
export async function Account({ query }: { query: Query }) {
  const { account: t, signIn } = textsOf('account');
  const [page, { csrfToken }] = await Promise.all([
    getPage<AccountPage>(accountReads.account),
    requestFacts(),
  ]);
  const { name, errors, notice, warning } = page;
  const dialCode = page.typed.dial_code ?? (page.dial_code || '+971');
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{name === '' ? t.lead : <bdi>{name}</bdi>}</PageHead>
      <div className={classes(css.page, css.wide)}>
        {warning ? <Notice tone="danger">{warning}</Notice> : null}
        <OnlyUaePass isOne={page.onlyUaePass} />
        {notice ? <Notice>{notice}</Notice> : null}
        <div className={css.column}>
          <TimelinePart page={page} token={csrfToken} />
          <section className={css.part} aria-labelledby="elsewhere">
            <h2 id="elsewhere">{t.elsewhere}</h2>
            <p className={ground.hush}>{t.elsewhereLead}</p>
            <PolicyTabs counts={page.policies} />
          </section>
        </div>
        <div className={css.column}>
          <section className={css.part} aria-labelledby="details">
            <h2 id="details">{t.details}</h2>
            <PictureForm picture={page.picture} name={name} csrfToken={csrfToken} />
            <ProfileForm
              page={page}
              csrfToken={csrfToken}
              editing={query.edit === '1' || errors.length > 0}
              dialCode={dialCode}
              summary={{
                title: signIn.errorTitle,
                left: <ErrorSummary title={signIn.errorTitle} errors={errors.map(toSummary)} />,
              }}
            />
          </section>
          <ReachPart consents={page.consents} token={csrfToken} />
        </div>
        <AccountFoot page={accountPaths.account} token={csrfToken} />
      </div>
    </div>
  );
}

function OnlyUaePass({ isOne }: { isOne: boolean }) {
  const { account: t, security } = textsOf('account');
  if (!isOne) return null;
  return (
    <Notice tone="warn">
      <span>
        {security.uaePassOnly} <a href={accountPaths.security}>{t.security}</a>
      </span>
    </Notice>
  );
}
