'use client';

import type { FormAnswer } from '@muqarin/bff/contract/forms';
import { corporatePurchasePaths } from '@muqarin/bff/contract/medical-corporate/purchase';
import { fillMessage } from '@muqarin/rules/fill-message';
import { messages } from '@muqarin/rules/messages';
import { filsToAed } from '@muqarin/rules/money';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { circleAlert } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { WarningDialog } from '@/components/ui/warning-dialog.tsx';
import { useForms } from '@/features/plan-list/use-forms.ts';
import { say } from '@/lib/reader.ts';
import css from './purchase.module.css';
import { t } from './texts.ts';

export interface BuyButtonProps {
  /** A category has no plan yet. */
  incomplete: boolean;
  netFils: number;
  reference: string;
  csrfToken: string;
}

type Phase =
  | { kind: 'rest' | 'busy' | 'incomplete' | 'failed' }
  | { kind: 'warned'; message: string };

/** S0 4: Buy without a plan says so for two seconds. */
const INCOMPLETE_MS = 2000;

/** Buy of the premium summary: it waits, leads on, or is there again with what went wrong (S0 4, 8; decisions M42, M57). */
export function BuyButton({ incomplete, netFils, reference, csrfToken }: BuyButtonProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'rest' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useForms(csrfToken);
  const premium = String(filsToAed(netFils));
  useEffect(() => {
    // A page that comes back from the cache is rested.
    const rest = () => setPhase({ kind: 'rest' });
    window.addEventListener('pageshow', rest);
    return () => {
      window.removeEventListener('pageshow', rest);
      clearTimeout(timer.current);
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase.kind === 'busy') return;
    clearTimeout(timer.current);
    if (incomplete) {
      setPhase({ kind: 'incomplete' });
      timer.current = setTimeout(() => setPhase({ kind: 'rest' }), INCOMPLETE_MS);
      return;
    }
    setPhase({ kind: 'busy' });
    const answer = await send<FormAnswer>(corporatePurchasePaths.buy, { premium }).catch(
      () => null,
    );
    if (answer?.redirect) return location.assign(answer.redirect);
    setPhase(answer?.warning ? { kind: 'warned', message: answer.warning } : { kind: 'failed' });
  };
  return (
    <form
      className={css.buy}
      method="post"
      action={corporatePurchasePaths.buy}
      onSubmit={(event) => void submit(event)}
    >
      <CsrfField token={csrfToken} />
      <input type="hidden" name="premium" value={premium} />
      <Button aria-busy={phase.kind === 'busy' || undefined} aria-describedby="buy-said">
        {phase.kind === 'busy'
          ? t.busy
          : phase.kind === 'incomplete'
            ? say(messages.selectAPlan)
            : t.buy}
      </Button>
      <p id="buy-said" className={css.said} aria-live="assertive">
        {phase.kind === 'failed' ? (
          <>
            <Icon of={circleAlert} size="s" />
            <span>{fillMessage(say(messages.couldNotConfirm), { reference })}</span>
          </>
        ) : null}
      </p>
      <WarningDialog
        title={say(messages.warningTitle)}
        message={phase.kind === 'warned' ? phase.message : null}
        ok={say(messages.warningOk)}
        // The page with the new price is the server's to make.
        onClose={() => location.reload()}
      />
    </form>
  );
}
