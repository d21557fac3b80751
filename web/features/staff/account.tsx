import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffAccountPage } from '@muqarin/bff/contract/staff-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { SessionList } from '@/features/account/session-list.tsx';
import { getPage } from '@/lib/bff.ts';
import { listed } from '@/lib/listed.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './sign-in.module.css';

/** A member of staff's own account: password, recovery codes, devices. */
export async function StaffAccount() {
  const [page, { csrfToken }] = await Promise.all([
    getPage<StaffAccountPage>('/api/pages/staff/account'),
    requestFacts(),
  ]);
  const { own: t, roleNames } = textsOf('staff');
  const roles = listed(page.roles.map((role) => roleNames[role]));
  return (
    <div className={ground.wrap}>
      <div className={css.page}>
        <PageHead title={t.title}>{fillMessage(t.lead, { user: page.user, roles })}</PageHead>
        {page.error ? <Notice tone="danger">{page.error}</Notice> : null}
        {page.notice ? <Notice>{page.notice}</Notice> : null}
        <RecoveryCodes codes={page.recoveryCodes} />
        <h2>{t.sessions}</h2>
        <SessionList
          sessions={page.sessions}
          action={formPaths.staffAccount}
          token={csrfToken}
          texts={t}
        />
        <h2>{t.password}</h2>
        <form method="post" action={formPaths.staffAccount} className={fieldCss.fields}>
          <CsrfField token={csrfToken} />
          <Hidden user={page.user} action="password" />
          <TextField
            id="password-now"
            name="password"
            label={t.now}
            type="password"
            autoComplete="current-password"
          />
          <TextField
            name="new_password"
            label={t.new}
            type="password"
            autoComplete="new-password"
          />
          <Button>{t.change}</Button>
        </form>
        <h2>{t.codes}</h2>
        <p>{fillMessage(t.left, { count: page.recovery })}</p>
        <form method="post" action={formPaths.staffAccount} className={fieldCss.fields}>
          <CsrfField token={csrfToken} />
          <Hidden user={page.user} action="recovery" />
          <TextField
            id="password-codes"
            name="password"
            label={t.now}
            type="password"
            autoComplete="current-password"
          />
          <Button look="line">{t.renew}</Button>
        </form>
      </div>
    </div>
  );
}

/** The name goes along for whoever keeps passwords. */
function Hidden({ user, action }: { user: string; action: string }) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      <input type="text" name="user" value={user} autoComplete="username" readOnly hidden />
    </>
  );
}
