'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { BuyPage } from '@muqarin/bff/contract/medical/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { Button } from '@/components/ui/button.tsx';
import { circleAlert } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { AMOUNT_ID, AmountBar } from '@/features/checkout/amount-bar.tsx';
import { say } from '@/lib/reader.ts';
import css from './buy.module.css';
import { titleOf } from './buy-errors.ts';
import { Conditions } from './conditions.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { StartDate } from './start-date-field.tsx';
import { Terms } from './terms.tsx';
import { t } from './texts.ts';
import { useBuying } from './use-buying.ts';

/** Start date and terms, both required (S0 5): a plain form that a script confirms in place. */
export function BuyForm({ page, csrfToken }: { page: BuyPage; csrfToken: string }) {
  const buying = useBuying(page, csrfToken);
  const { errors, summary, outcome } = buying;
  const busy = outcome.kind === 'busy';
  return (
    <form
      className={css.form}
      action={formPaths.buyPolicy}
      method="post"
      noValidate
      onSubmit={buying.submit}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="product_id" value={page.tile.id} />
      <input type="hidden" name="premium" value={filsToAed(page.tile.netFils)} />
      <ErrorSummary title={titleOf(summary.length)} errors={summary} />
      <StartDate
        parts={buying.parts}
        first={page.firstStart}
        last={page.lastStart}
        error={errors.startDate}
        onChange={buying.setParts}
      />
      <ContactSummary contact={page.contact} />
      <Conditions
        ref={buying.condition}
        conditions={page.tile.conditions}
        accepted={buying.confirmed}
        error={errors.condition}
        onChange={buying.setConfirmed}
      />
      <Terms
        ref={buying.terms}
        page={page}
        accepted={buying.accepted}
        error={errors.terms}
        onChange={buying.setAccepted}
      />
      <div className={css.confirm}>
        <AmountBar grossFils={page.tile.grossFils} insurer={page.tile.insurerName}>
          <Button wide aria-disabled={busy || undefined} aria-describedby={AMOUNT_ID}>
            {busy ? t.confirming : t.confirm}
          </Button>
        </AmountBar>
        <p className={ground.hush}>{t.nothingCharged}</p>
      </div>
      <div aria-live="assertive">
        {outcome.kind === 'failed' && (
          <p className={css.failed}>
            <Icon of={circleAlert} size="s" />
            <span>{fillMessage(say(messages.couldNotConfirm), { reference: page.reference })}</span>
          </p>
        )}
      </div>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={outcome.kind === 'warned' ? outcome.message : null}
        ok={say(messages.warningOk)}
        onClose={buying.closeWarning}
      />
    </form>
  );
}
