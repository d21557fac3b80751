'use client';

import type { CaptchaModel } from '@muqarin/bff/contract/pages';
import { type ComponentProps, useEffect } from 'react';
import { CaptchaBox, useCaptcha } from '@/features/captcha/captcha-box.tsx';
import { captchaAnswers, resetCaptcha } from './captcha-answers.ts';

interface HumanBoxProps {
  id: string;
  by: CaptchaModel;
  texts: ComponentProps<typeof CaptchaBox>['texts'];
}

/** The box to tick; its answer waits for the form that is sent (decisions X8). */
export function HumanBox({ id, by, texts }: HumanBoxProps) {
  const captcha = useCaptcha(by, (answer) => {
    const form = captcha.box.current?.form;
    if (!form) return;
    if (answer) captchaAnswers.set(form, answer);
    else captchaAnswers.delete(form);
  });
  const { box, letGo } = captcha;
  useEffect(() => {
    const form = box.current?.form;
    if (!form) return;
    form.addEventListener(resetCaptcha, letGo);
    return () => form.removeEventListener(resetCaptcha, letGo);
  }, [box, letGo]);
  return (
    <CaptchaBox
      captcha={captcha}
      texts={texts}
      id={id}
      noteId={`${id}-note`}
      aria-describedby={`${id}-error ${id}-note`}
      data-control="captcha"
    />
  );
}
