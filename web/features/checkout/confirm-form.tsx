'use client';

import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { Button } from '@/components/ui/button.tsx';
import { circleAlert } from '@/components/ui/drawings.ts';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { say } from '@/lib/reader.ts';
import { AMOUNT_ID, AmountBar } from './amount-bar.tsx';
import { Conditions } from './conditions.tsx';
import css from './confirm.module.css';
import { titleOf } from './confirm-errors.ts';
import type { Confirmation } from './confirmation.ts';
import { ContactSummary } from './contact-summary.tsx';
import { StartDate } from './start-date-field.tsx';
import { Terms } from './terms.tsx';
import { t } from './texts.ts';
import { type Confirm, useConfirming } from './use-confirming.ts';

interface Props {
  of: Confirmation;
  csrfToken: string;
  confirm: Confirm;
}

/** Start date and terms, both required (S0 5): a plain form that a script confirms in place. */
export function ConfirmForm({ of, csrfToken, confirm }: Props) {
  const confirming = useConfirming(of, confirm);
  const { errors, summary, outcome } = confirming;
  const busy = outcome.kind === 'busy';
  return (
    <form
      className={css.form}
      action={of.action}
      method="post"
      noValidate
      onSubmit={confirming.submit}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      {Object.entries(of.seen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={titleOf(summary.length)} errors={summary} />
      <StartDate
        parts={confirming.parts}
        first={of.firstStart}
        last={of.lastStart}
        error={errors.startDate}
        onChange={confirming.setParts}
      />
      <ContactSummary contact={of.contact} />
      <Conditions
        ref={confirming.condition}
        conditions={of.conditions}
        accepted={confirming.confirmed}
        error={errors.condition}
        onChange={confirming.setConfirmed}
      />
      <Terms
        ref={confirming.terms}
        {...of.terms}
        accepted={confirming.accepted}
        error={errors.terms}
        onChange={confirming.setAccepted}
      />
      <div className={css.confirm}>
        <AmountBar grossFils={of.grossFils} insurer={of.insurer}>
          <Button wide aria-disabled={busy || undefined} aria-describedby={AMOUNT_ID}>
            {busy ? t.confirming : of.confirm}
          </Button>
        </AmountBar>
        <p className={ground.hush}>{t.nothingCharged}</p>
      </div>
      <div aria-live="assertive">
        {outcome.kind === 'failed' && (
          <p className={css.failed}>
            <Icon of={circleAlert} size="s" />
            <span>{fillMessage(say(messages.couldNotConfirm), { reference: of.reference })}</span>
          </p>
        )}
      </div>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={outcome.kind === 'warned' ? outcome.message : null}
        ok={say(messages.warningOk)}
        onClose={confirming.closeWarning}
      />
    </form>
  );
}
