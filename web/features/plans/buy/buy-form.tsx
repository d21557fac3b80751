'use client';

import { formPaths } from '@muqarin/bff/contract/forms';
import type { BuyPage } from '@muqarin/bff/contract/pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage, messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import ground from '@/components/ui/ground.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { classes } from '@/lib/classes.ts';
import { t } from '../texts.ts';
import { useForms } from '../use-forms.ts';
import css from './buy.module.css';
import { type BuyErrors, problemsOf, summaryOf, titleOf } from './buy-errors.ts';
import { confirmPolicy } from './confirm-policy.ts';
import { isoOf, partsOf } from './start-date.ts';
import { StartDate } from './start-date-field.tsx';

interface Props {
  page: BuyPage;
  csrfToken: string;
}

type Outcome =
  | { kind: 'rest' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'warned'; message: string };

/** Start date and terms, both required (S0 5). A plain form; with a script a failure leaves everything as it was (M42). */
export function BuyForm({ page, csrfToken }: Props) {
  const { tile, contact, firstStart, lastStart } = page;
  const [parts, setParts] = useState(partsOf(page.chosenStart));
  const [accepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<BuyErrors>(() => problemsOf(page.errors));
  const [outcome, setOutcome] = useState<Outcome>(
    page.warning === null ? { kind: 'rest' } : { kind: 'warned', message: page.warning },
  );
  const send = useForms(csrfToken);
  const terms = useRef<HTMLInputElement>(null);
  // A tick set before the script arrived counts.
  useEffect(() => setAccepted(terms.current?.checked ?? false), []);
  const summary = useSummary(errors);

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (outcome.kind === 'busy') return;
    const found = problemsOf([], { parts, first: firstStart, last: lastStart, accepted });
    setErrors(found);
    if (found.startDate || found.terms) return;
    setOutcome({ kind: 'busy' });
    const result = await confirmPolicy(send, {
      product_id: tile.id,
      premium: filsToAed(tile.netFils),
      policy_start_date: isoOf(parts),
      [contractIds.termsCheckbox]: 'on',
    });
    if (result.kind === 'done') return location.assign(result.address);
    if (result.kind === 'refused') setErrors(problemsOf(result.errors));
    setOutcome(result.kind === 'refused' ? { kind: 'rest' } : result);
  };
  const busy = outcome.kind === 'busy';
  return (
    <form
      className={css.form}
      action={formPaths.buyPolicy}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
      <input type="hidden" name="product_id" value={tile.id} />
      <input type="hidden" name="premium" value={filsToAed(tile.netFils)} />
      <ErrorSummary title={titleOf(summary.length)} errors={summary} />
      <StartDate
        parts={parts}
        first={firstStart}
        last={lastStart}
        error={errors.startDate}
        onChange={setParts}
      />
      <dl className={css.contact}>
        <div>
          <dt>{t.policyFor}</dt>
          <dd>{contact.name}</dd>
        </div>
        <div>
          <dt>{t.sentTo}</dt>
          <dd>
            <bdi dir="ltr">{contact.email}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.phone}</dt>
          <dd>
            <bdi dir="ltr">{contact.phone}</bdi>
          </dd>
        </div>
      </dl>
      <div className={classes(fieldCss.field, errors.terms && fieldCss.bad)}>
        {errors.terms && (
          <p className={fieldCss.message} id="terms-error">
            <Icon of={CircleAlert} size="s" />
            <span>{errors.terms}</span>
          </p>
        )}
        <label className={css.terms} htmlFor={contractIds.termsCheckbox}>
          <input
            ref={terms}
            type="checkbox"
            id={contractIds.termsCheckbox}
            name={contractIds.termsCheckbox}
            checked={accepted}
            aria-invalid={errors.terms ? true : undefined}
            aria-describedby={errors.terms ? 'terms-error' : undefined}
            onChange={(event) => setAccepted(event.target.checked)}
          />
          <span>{fillMessage(t.acceptTerms, { name: tile.name, insurer: tile.insurerName })}</span>
        </label>
        <ul className={css.documents}>
          {page.detail.documents.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Button wide aria-disabled={busy || undefined} className={css.confirm}>
          {busy ? t.confirming : t.confirm}
        </Button>
        <p className={ground.hush}>{t.nothingCharged}</p>
      </div>
      <div aria-live="assertive">
        {outcome.kind === 'failed' && (
          <p className={css.failed}>
            <Icon of={CircleAlert} size="s" />
            <span>{fillMessage(messages.couldNotConfirm, { reference: page.reference })}</span>
          </p>
        )}
      </div>
      <WarningDialog
        title={messages.warningTitle}
        message={outcome.kind === 'warned' ? outcome.message : null}
        ok={messages.warningOk}
        // The new price is the server's to show.
        onClose={() => (page.warning === null ? location.reload() : setOutcome({ kind: 'rest' }))}
      />
    </form>
  );
}

/** The same list for the same errors, so that the summary takes focus once a submit. */
function useSummary(errors: BuyErrors) {
  const known = useRef<{ errors: BuyErrors; summary: ReturnType<typeof summaryOf> }>(undefined);
  if (known.current?.errors !== errors) known.current = { errors, summary: summaryOf(errors) };
  return known.current.summary;
}
