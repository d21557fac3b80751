import type { MotorRenewalPage } from '@muqarin/bff/contract/motor/order-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { fillPlural } from '@muqarin/rules/plural';
import { Amount } from '@/components/price/amount.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { InsurerMark } from '@/features/plan-list/tile/insurer-mark.tsx';
import css from './documents.module.css';
import { RenewalForm } from './renewal-form.tsx';
import { t } from './texts.ts';
import { Years } from './years.tsx';

/** From the mail before the policy ends: other plans are one press away (S1 4, decisions V14). */
export function MotorRenewal({ page, csrfToken }: { page: MotorRenewalPage; csrfToken: string }) {
  const { insurerName: insurer, car, claimFreeYears: years } = page;
  const date = shownDate(page.endDate);
  return (
    <div className={ground.wrap}>
      <PageHead title={t.renewTitle}>{fillMessage(t.renewLead, { car, insurer, date })}</PageHead>
      <div className={css.renew}>
        {page.warning && <Notice tone="warn">{page.warning}</Notice>}
        <header>
          <InsurerMark logo={page.logo} />
          <div>
            <h2>{page.planName}</h2>
            <span className={ground.hush}>{insurer}</span>
          </div>
        </header>
        <p>
          {t.lastYear} <Amount fils={page.grossFils} mode="always" /> {t.inclVat}
        </p>
        <p>{fillPlural(t.claimFree, { years })}</p>
        <Years years={page.years} paidFils={page.grossFils} />
        <RenewalForm emirateId={page.emirateId}>
          <CsrfField token={csrfToken} />
          <input type="hidden" name="lead_id" value={page.leadId} />
          <Button wide>{t.viewOthers}</Button>
        </RenewalForm>
        <p className={ground.hush}>{t.renewHint}</p>
      </div>
    </div>
  );
}
