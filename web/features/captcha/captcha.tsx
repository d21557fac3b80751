'use client';

import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { useEffect } from 'react';
import { FieldGroup } from '@/components/ui/field.tsx';
import type { QuestionnaireTexts } from '../questions/texts.ts';
import css from './captcha.module.css';
import { CAPTCHA_RESET, type CaptchaAnswer } from './captcha-answer.ts';
import { CaptchaBox, useCaptcha } from './captcha-box.tsx';

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
  const captcha = useCaptcha(by, (found) => {
    answer.current = found;
  });
  const { letGo } = captcha;

  useEffect(() => {
    void import('./solve-captcha.ts');
    const reset = () => {
      answer.current = null;
      letGo();
    };
    window.addEventListener(CAPTCHA_RESET, reset);
    return () => {
      window.removeEventListener(CAPTCHA_RESET, reset);
      answer.current = null;
    };
  }, [answer, letGo]);

  const hint = by.provider === 'google' ? texts.hintGoogle : texts.hint;
  return (
    <FieldGroup id="captcha-group" label={texts.label} error={error}>
      <CaptchaBox
        captcha={captcha}
        texts={{ ...texts, hint }}
        id="captcha"
        noteId="captcha-note"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'captcha-group-error captcha-note' : 'captcha-note'}
      />
      {ticket ? (
        <noscript>
          <p className={css.plain}>{texts.noScript}</p>
          <input type="hidden" name="g-recaptcha-response" value={ticket} />
        </noscript>
      ) : null}
    </FieldGroup>
  );
}
