'use client';

import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { useEffect, useState } from 'react';
import fieldCss from '@/components/ui/field.module.css';
import { FieldGroup } from '@/components/ui/field.tsx';
import { classes } from '@/lib/classes.ts';
import type { QuestionnaireTexts } from '../texts.ts';
import { CAPTCHA_RESET, type CaptchaAnswer } from '../use-submit-lead.ts';
import css from './captcha.module.css';

interface CaptchaProps {
  texts: QuestionnaireTexts['captcha'];
  by: CaptchaModel;
  /** For people without JavaScript (decisions X8). */
  ticket: string | null;
  answer: CaptchaAnswer;
  error: string | undefined;
}

/** A box to tick; what stands behind it is loaded when this step is reached, Google's script when the box is ticked. */
export function Captcha({ texts, by, ticket, answer, error }: CaptchaProps) {
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');

  useEffect(() => {
    void import('../solve-captcha.ts');
    const reset = () => {
      answer.current = null;
      setState('open');
    };
    reset();
    window.addEventListener(CAPTCHA_RESET, reset);
    return () => window.removeEventListener(CAPTCHA_RESET, reset);
  }, [answer]);

  const tick = (checked: boolean) => {
    if (!checked) {
      answer.current = null;
      return setState('open');
    }
    setState('working');
    const solved = import('../solve-captcha.ts').then(({ solveCaptcha }) => solveCaptcha(by));
    answer.current = solved.catch(() => '');
    solved.then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  const hint = by.provider === 'google' ? texts.hintGoogle : texts.hint;
  const note = state === 'working' ? texts.working : state === 'failed' ? texts.failed : hint;
  return (
    <FieldGroup id="captcha-group" label={texts.label} error={error}>
      <label className={classes(fieldCss.input, css.check)}>
        <input
          id="captcha"
          type="checkbox"
          checked={state === 'working' || state === 'done'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'captcha-group-error captcha-note' : 'captcha-note'}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        {texts.box}
      </label>
      <p id="captcha-note" className={css.note} aria-live="polite">
        {note}
      </p>
      {ticket ? (
        <noscript>
          <p className={css.plain}>{texts.noScript}</p>
          <input type="hidden" name="g-recaptcha-response" value={ticket} />
        </noscript>
      ) : null}
    </FieldGroup>
  );
}
