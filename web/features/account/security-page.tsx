import { accountPaths, accountReads, type SecurityPage } from '@muqarin/bff/contract/account-pages';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { RecoveryCodes } from '@/features/staff/recovery-codes.tsx';
import { getPage, type Query } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './account.module.css';
import { AccountFoot } from './account-foot.tsx';
import { LiveSessions } from './live-sessions.tsx';
import { Act, Link, Password, Recovery, Totps } from './security-parts.tsx';
import { Passkeys } from './security-passkeys.tsx';
import { UaePass } from './security-uae-pass.tsx';

export function loadSecurity({ add }: Query): Promise<SecurityPage> {
  return getPage<SecurityPage>(accountReads.security, { add });
}

/** Ways in and devices: plain forms, each of which asks again who it is where that was long ago. */
export async function Security({ query }: { query: Query }) {
  const { security: t, signIn } = textsOf('account');
  const [page, { csrfToken: token }] = await Promise.all([loadSecurity(query), requestFacts()]);
  const { errors, notice, warning, sessions } = page;
  return (
    <div className={ground.wrap}>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <div className={css.page}>
        <ErrorSummary
          title={signIn.errorTitle}
          errors={errors.map(({ field, message }) => ({ target: field, message }))}
        />
        {warning ? <Notice tone="danger">{warning}</Notice> : null}
        {page.onlyUaePass ? <Notice tone="warn">{t.uaePassOnly}</Notice> : null}
        {notice ? <Notice>{notice}</Notice> : null}
        <Confirm page={page} token={token} />
        <RecoveryCodes codes={page.recoveryCodes} />
        <section className={css.part} aria-labelledby="sessions">
          <h2 id="sessions">{t.sessions}</h2>
          <LiveSessions
            sessions={sessions}
            token={token}
            texts={{ this: t.this, unknown: t.unknown, used: t.used, end: t.end, endAll: t.endAll }}
          />
        </section>
        <Password page={page} token={token} />
        <Link page={page} token={token} />
        <Passkeys page={page} token={token} />
        <UaePass page={page} token={token} />
        <Totps page={page} token={token} />
        {page.totps.length > 0 ? <Recovery page={page} token={token} /> : null}
        <p className={ground.hush}>{t.fresh}</p>
        <AccountFoot page={accountPaths.security} token={token} />
      </div>
    </div>
  );
}

function Confirm({ page: { confirm }, token }: { page: SecurityPage; token: string }) {
  const t = textsOf('account').security;
  if (!confirm) return null;
  const { factor, id, warning } = confirm;
  return (
    <section className={css.part} aria-labelledby="confirm">
      <h2 id="confirm">{t.confirmTitle}</h2>
      <p>{warning === 'mail-only' ? t.confirmMail : t.confirmOneWay}</p>
      <div className={ground.row}>
        <Act action="remove" token={token} more={{ factor, id, confirmed: 'yes' }}>
          <Button look="line">{t.confirmYes}</Button>
        </Act>
        <ButtonLink href={accountPaths.security}>{t.back}</ButtonLink>
      </div>
    </section>
  );
}
