import { accountForms, accountReads, type SignUpPage } from '@muqarin/bff/contract/account-pages';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import { linkTo } from '@/lib/link-to.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';

/** An account begins with a mailed link (decisions A6). */
export async function SignUp() {
  const { signUp: t, signIn } = textsOf('account');
  const [page, { csrfToken }] = await Promise.all([
    getPage<SignUpPage>(accountReads.signUp),
    requestFacts(),
  ]);
  const { errors, notice, warning, typed } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={classes(css.page, css.narrow)}>
        <ErrorSummary
          title={signIn.errorTitle}
          errors={errors.map(({ field, message }) => ({ target: field, message }))}
        />
        {warning ? <Notice tone="danger">{warning}</Notice> : null}
        {notice ? <Notice>{notice}</Notice> : null}
        <form method="post" action={accountForms.signUp} className={fieldCss.fields}>
          <CsrfField token={csrfToken} />
          <TextField
            name="email"
            label={t.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={typed.email}
            error={messageOf(errors, 'email')}
          />
          <Button wide>{t.submit}</Button>
        </form>
        <p>
          {t.haveOne}{' '}
          <a className={css.tap} href={linkTo('/sign-in')}>
            {t.toSignIn}
          </a>
        </p>
      </div>
    </div>
  );
}
