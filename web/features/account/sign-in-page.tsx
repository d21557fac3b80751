import {
  accountForms,
  accountPaths,
  accountReads,
  type SignInPage,
} from '@muqarin/bff/contract/account-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import { PasskeySignIn } from './passkey-buttons.tsx';
import { SignInForms } from './sign-in-forms.tsx';
import { t as words } from './texts.ts';

export function loadSignIn(query: Query): Promise<SignInPage> {
  return getPage<SignInPage>(accountReads.signIn, { to: query.to, again: query.again });
}

/** How a customer comes in: password, then a code where one is due; or a mailed link (S2 2, 4). */
export async function SignIn({ query }: { query: Query }) {
  const t = textsOf('account').signIn;
  const [page, { csrfToken }] = await Promise.all([loadSignIn(query), requestFacts()]);
  const { asks, errors, notice, warning } = page;
  const head = asks === 'code' ? t.code : t;
  return (
    <div className={ground.wrap}>
      <PageHead title={head.title}>{head.lead}</PageHead>
      <div className={classes(css.page, css.narrow)}>
        <ErrorSummary
          title={t.errorTitle}
          errors={errors.map(({ field, message }) => ({ target: field, message }))}
        />
        {warning ? <Notice tone="danger">{warning}</Notice> : null}
        {notice ? <Notice>{notice}</Notice> : null}
        {asks === 'code' ? (
          <Code token={csrfToken} />
        ) : (
          <>
            <SignInForms page={page} csrfToken={csrfToken} />
            <OtherWays page={page} token={csrfToken} />
          </>
        )}
      </div>
    </div>
  );
}

function Code({ token }: { token: string }) {
  const t = textsOf('account').signIn.code;
  return (
    <>
      <form method="post" action={accountForms.code} className={fieldCss.fields}>
        <CsrfField token={token} />
        <TextField name="code" label={t.label} autoComplete="one-time-code" dir="ltr" />
        <Button wide>{t.submit}</Button>
      </form>
      <form method="post" action={accountForms.signOut}>
        <CsrfField token={token} />
        <Button look="bare">{t.again}</Button>
      </form>
    </>
  );
}

function OtherWays({ page: { to, uaePass }, token }: { page: SignInPage; token: string }) {
  const t = textsOf('account').signIn;
  return (
    <div className={css.part}>
      {uaePass ? (
        <ButtonLink look="line" wide href={`${accountPaths.uaePass}?to=${encodeURIComponent(to)}`}>
          {t.uaePass}
        </ButtonLink>
      ) : null}
      <PasskeySignIn to={to} csrfToken={token} />
      <details className={css.fold}>
        <summary>{t.byLink}</summary>
        <form method="post" action={accountForms.link} className={fieldCss.fields}>
          <CsrfField token={token} />
          <p className={ground.hush}>{t.byLinkLead}</p>
          <TextField
            id="link-email"
            name="email"
            label={words.email}
            type="email"
            dir="ltr"
            autoComplete="email"
          />
          <Button look="line">{t.mailLink}</Button>
        </form>
      </details>
      <p>
        {t.none}{' '}
        <a className={css.tap} href={linkTo('/sign-up')}>
          {t.toSignUp}
        </a>
      </p>
    </div>
  );
}
