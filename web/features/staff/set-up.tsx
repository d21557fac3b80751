import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffSetUpPage } from '@muqarin/bff/contract/staff-pages';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { getPage } from '@/lib/bff.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './sign-in.module.css';

/** A new member chooses a password; looking at the page uses nothing up. */
export async function StaffSetUp({ token }: { token: string }) {
  const t = textsOf('staff');
  const [page, { csrfToken }] = await Promise.all([
    getPage<StaffSetUpPage>('/api/pages/staff/set-up', { token }),
    requestFacts(),
  ]);
  const errors = page.error === null ? [] : [{ target: 'password', message: page.error }];
  return (
    <div className={ground.wrap}>
      <div className={css.page}>
        <PageHead title={t.setUp.title}>{t.setUp.lead}</PageHead>
        <ErrorSummary title={t.errorTitle} errors={errors} />
        <form method="post" action={formPaths.staffSetUp} className={fieldCss.fields}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="token" value={page.token} />
          <TextField
            name="password"
            label={t.setUp.label}
            type="password"
            autoComplete="new-password"
          />
          <Button>{t.setUp.submit}</Button>
        </form>
      </div>
    </div>
  );
}
