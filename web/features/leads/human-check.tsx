'use client';

import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { useEffect, useRef, useState } from 'react';
import fieldCss from '@/components/ui/field.module.css';
import captchaCss from '@/features/questionnaire/steps/captcha.module.css';
import { classes } from '@/lib/classes.ts';
import { captchaAnswers, resetCaptcha } from './captcha-answers.ts';

interface HumanBoxProps {
  id: string;
  by: CaptchaModel;
  texts: { box: string; hint: string; working: string; failed: string };
}

/** The box to tick; its answer waits for the form that is sent (decisions X8). */
export function HumanBox({ id, by, texts }: HumanBoxProps) {
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = box.current?.form;
    if (!form) return;
    const reset = () => setState('open');
    form.addEventListener(resetCaptcha, reset);
    return () => form.removeEventListener(resetCaptcha, reset);
  }, []);

  const tick = (input: HTMLInputElement) => {
    const { form } = input;
    if (!form) return;
    if (!input.checked) {
      captchaAnswers.delete(form);
      return setState('open');
    }
    setState('working');
    const solved = import('@/features/questionnaire/solve-captcha.ts').then(({ solveCaptcha }) =>
      solveCaptcha(by),
    );
    captchaAnswers.set(
      form,
      solved.catch(() => ''),
    );
    solved.then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  const note = state === 'working' ? texts.working : state === 'failed' ? texts.failed : texts.hint;
  return (
    <>
      <label className={classes(fieldCss.input, captchaCss.check)}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={state === 'working' || state === 'done'}
          aria-describedby={`${id}-error ${id}-note`}
          data-control="captcha"
          onChange={({ currentTarget }) => tick(currentTarget)}
        />
        {texts.box}
      </label>
      <p id={`${id}-note`} className={captchaCss.note} aria-live="polite">
        {note}
      </p>
    </>
  );
}
