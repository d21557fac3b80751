import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffPage, TotpKey } from '@muqarin/bff/contract/staff-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './sign-in.module.css';

/** How staff come in: user name and password, then a code of an app, which is enrolled at the first time. */
export async function StaffSignIn() {
  const t = textsOf('staff');
  const [page, { csrfToken, acts }] = await Promise.all([
    getPage<StaffPage>('/api/pages/staff'),
    requestFacts(),
  ]);
  const { asks, enrol, error } = page;
  const target = asks === 'password' ? 'user' : 'code';
  const head = asks === 'code' || asks === 'enrol' ? t[asks] : t;
  return (
    <div className={ground.wrap}>
      <div className={css.page}>
        {asks === null ? (
          <PageHead title={t.signedIn} />
        ) : (
          <PageHead title={head.title}>{head.lead}</PageHead>
        )}
        <ErrorSummary
          title={t.errorTitle}
          errors={error === null ? [] : [{ target, message: error }]}
        />
        {asks === 'password' ? <Password token={csrfToken} /> : null}
        {asks === 'code' ? <Code token={csrfToken} /> : null}
        {asks === 'enrol' && enrol ? <Enrol token={csrfToken} totp={enrol} /> : null}
        {asks === null ? <SignedIn token={csrfToken} page={page} acts={acts} /> : null}
      </div>
    </div>
  );
}

function Password({ token }: { token: string }) {
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

function Code({ token }: { token: string }) {
  const t = textsOf('staff').code;
  return (
    <>
      <form method="post" action={formPaths.staffCode} className={fieldCss.fields}>
        <CsrfField token={token} />
        <TextField name="code" label={t.label} autoComplete="one-time-code" dir="ltr" />
        <Button>{t.submit}</Button>
      </form>
      <form method="post" action={formPaths.staffSignOut}>
        <CsrfField token={token} />
        <Button look="bare">{t.again}</Button>
      </form>
    </>
  );
}

function Enrol({ token, totp }: { token: string; totp: TotpKey }) {
  const t = textsOf('staff').enrol;
  const { qr, secret, uri } = totp;
  return (
    <>
      <svg
        className={css.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t.picture}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        {t.key}: <code dir="ltr">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <p>
        <a href={uri}>{t.open}</a>
      </p>
      <form method="post" action={formPaths.staffEnrol} className={fieldCss.fields}>
        <CsrfField token={token} />
        <TextField
          name="code"
          label={t.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
        <Button>{t.submit}</Button>
      </form>
    </>
  );
}

function SignedIn({
  token,
  page: { recoveryCodes },
  acts,
}: {
  token: string;
  page: StaffPage;
  acts: readonly string[];
}) {
  const t = textsOf('staff');
  return (
    <>
      <RecoveryCodes codes={recoveryCodes} />
      <form method="post" action={formPaths.staffSignOut} className={fieldCss.fields}>
        <CsrfField token={token} />
        <p className={ground.row}>
          {acts.includes('see-desk') ? (
            <ButtonLink href={formPaths.staffDesk}>{textsOf('desk').toDesk}</ButtonLink>
          ) : null}
          {acts.includes('see-cases') ? (
            <ButtonLink look="line" href={formPaths.staffCases}>
              {textsOf('cases').toCases}
            </ButtonLink>
          ) : null}
          {acts.includes('see-quotations') ? (
            <ButtonLink look="line" href={formPaths.staffQuotations}>
              {textsOf('quotations').toQuotations}
            </ButtonLink>
          ) : null}
          {acts.includes('see-catalogue') ? (
            <ButtonLink look="line" href={formPaths.staffCatalogue}>
              {textsOf('catalogue').title}
            </ButtonLink>
          ) : null}
          {acts.includes('quote-as-agent') ? (
            <ButtonLink look="line" href="/survey/medical/individual/products">
              {t.plans}
            </ButtonLink>
          ) : null}
          {acts.includes('see-staff') ? (
            <ButtonLink look="line" href={formPaths.staffPeople}>
              {t.people.title}
            </ButtonLink>
          ) : null}
          <ButtonLink look="line" href={formPaths.staffAccount}>
            {t.account}
          </ButtonLink>
          <Button look="line">{t.signOut}</Button>
        </p>
      </form>
    </>
  );
}
