import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffPage } from '@muqarin/bff/contract/pages';
import type { Metadata } from 'next';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { errorTitle } from '@/lib/error-title.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './sign-in.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const { error } = await load();
  const title = errorTitle(textsOf('staff').title, error === null ? [] : [error]);
  return { title, robots: { index: false } };
}

function load(): Promise<StaffPage> {
  return getPage('/api/pages/staff');
}

export default async function StaffSignIn() {
  const t = textsOf('staff');
  const [page, { csrfToken }] = await Promise.all([load(), requestFacts()]);
  const errors = page.error ? [{ target: 'user', message: page.error }] : [];
  return (
    <div className={ground.wrap}>
      <div className={css.page}>
        <PageHead title={t.title}>{t.lead}</PageHead>
        <ErrorSummary title={t.errorTitle} errors={errors} />
        {page.role === 'agent' ? <SignedIn token={csrfToken} /> : <SignIn token={csrfToken} />}
      </div>
    </div>
  );
}

function SignIn({ token }: { token: string }) {
  const t = textsOf('staff');
  return (
    <form method="post" action={formPaths.staffSignIn} className={fieldCss.fields}>
      <CsrfField token={token} />
      <TextField name="user" label={t.user} autoComplete="username" />
      <TextField
        name="password"
        label={t.password}
        type="password"
        autoComplete="current-password"
      />
      <Button>{t.submit}</Button>
    </form>
  );
}

function SignedIn({ token }: { token: string }) {
  const t = textsOf('staff');
  return (
    <form method="post" action={formPaths.staffSignOut} className={fieldCss.fields}>
      <CsrfField token={token} />
      <p>{t.signedIn}</p>
      <p className={ground.row}>
        <ButtonLink href={formPaths.staffLeads}>{t.toQueue}</ButtonLink>
        <ButtonLink look="line" href="/survey/medical/individual/products">
          {t.plans}
        </ButtonLink>
        <Button look="line">{t.signOut}</Button>
      </p>
    </form>
  );
}
