import { accountForms, accountPaths, type SecurityPage } from '@muqarin/bff/contract/account-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import staffCss from '@/features/staff/sign-in.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';

interface PartProps {
  page: SecurityPage;
  token: string;
}

interface ActProps {
  /** `bff/src/routes/account/security.ts` */
  action: string;
  token: string;
  more?: Readonly<Record<string, string>>;
  children: ReactNode;
}

export function Act({ action, token, more = {}, children }: ActProps) {
  return (
    <form method="post" action={accountForms.security} className={fieldCss.fields}>
      <CsrfField token={token} />
      <input type="hidden" name="action" value={action} />
      {Object.entries(more).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export function Password({ page, token }: PartProps) {
  const t = textsOf('account').security;
  return (
    <section className={css.part} aria-labelledby="password-title">
      <h2 id="password-title">{t.password}</h2>
      <Act action="password" token={token}>
        <TextField
          name="password"
          label={t.newPassword}
          hint={t.passwordHint}
          type="password"
          autoComplete="new-password"
          error={messageOf(page.errors, 'password')}
        />
        <p>
          <Button look="line">{t.setPassword}</Button>
        </p>
      </Act>
      {page.password ? (
        <Act action="remove" token={token} more={{ factor: 'password' }}>
          <p>
            <Button look="bare">{t.removePassword}</Button>
          </p>
        </Act>
      ) : null}
    </section>
  );
}

export function Link({ page, token }: PartProps) {
  const t = textsOf('account').security;
  return (
    <section className={css.part} aria-labelledby="link-title">
      <h2 id="link-title">{t.link}</h2>
      <p>{page.link ? t.linkOn : t.linkOff}</p>
      {page.link ? (
        <Act action="remove" token={token} more={{ factor: 'link' }}>
          <p>
            <Button look="bare">{t.linkRemove}</Button>
          </p>
        </Act>
      ) : (
        <Act action="allow-link" token={token}>
          <p>
            <Button look="line">{t.linkAllow}</Button>
          </p>
        </Act>
      )}
    </section>
  );
}

export function Totps({ page, token }: PartProps) {
  const t = textsOf('account').security;
  return (
    <section className={css.part} aria-labelledby="totp-title">
      <h2 id="totp-title">{t.totp}</h2>
      <p>{t.totpLead}</p>
      {page.totps.map(({ id, label }) => (
        <Act key={id} action="remove" token={token} more={{ factor: 'totp', id }}>
          <p className={ground.row}>
            <bdi>{label || t.totpUnnamed}</bdi>
            <Button look="bare">
              {t.remove}
              <span className={ground.vh}> {label || t.totpUnnamed}</span>
            </Button>
          </p>
        </Act>
      ))}
      {page.totp ? (
        <NewTotp page={page} token={token} />
      ) : (
        <p>
          <ButtonLink look="line" href={addAddress(page)}>
            {t.totpAdd}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Whoever signed in long ago shows again who they are, and finds the key then. */
function addAddress({ isFresh }: SecurityPage): string {
  const add = `${accountPaths.security}?add=totp`;
  return isFresh ? add : `${accountPaths.signIn}?to=${encodeURIComponent(add)}&again=1`;
}

function NewTotp({ page: { totp, errors }, token }: PartProps) {
  const t = textsOf('account').security;
  if (!totp) return null;
  const { qr, secret, uri } = totp;
  return (
    <>
      <svg
        className={staffCss.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t.totpPicture}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <p>
        {t.totpKey}: <code dir="ltr">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <p>
        <a className={css.tap} href={uri}>
          {t.totpOpen}
        </a>
      </p>
      <Act action="totp" token={token}>
        <TextField
          name="code"
          label={t.totpCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={messageOf(errors, 'code')}
        />
        <TextField name="label" label={t.totpLabel} autoComplete="off" />
        <p>
          <Button>{t.totpSubmit}</Button>
        </p>
      </Act>
    </>
  );
}

export function Recovery({ page, token }: PartProps) {
  const t = textsOf('account').security;
  return (
    <section className={css.part} aria-labelledby="recovery-title">
      <h2 id="recovery-title">{t.recovery}</h2>
      <p>{fillMessage(t.left, { count: page.recovery })}</p>
      <Act action="recovery" token={token}>
        <p>
          <Button look="line">{t.renew}</Button>
        </p>
      </Act>
    </section>
  );
}
