'use client';

import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { messages } from '@muqarin/rules/messages';
import { checkMotorStep } from '@muqarin/rules/motor/check-step';
import { checkFindCar } from '@muqarin/rules/motor/find-car';
import { useEffect, useRef, useState } from 'react';
import { readErrors } from '@/features/questionnaire/saver.ts';
import { CAPTCHA_RESET, type CaptchaAnswer } from '@/features/questionnaire/use-submit-lead.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm, refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { stepAddress } from './addresses.ts';
import type { MotorTexts } from './texts.ts';
import type { Motor } from './use-motor.ts';

/** The two ends of the questionnaire: the last step and the find-car form go to their own route and lead on from there. */
export function useSend(q: Motor, { motor: t }: MotorTexts) {
  const [busy, setBusy] = useState(false);
  // A second click comes before the button is drawn as busy.
  const sending = useRef(false);
  const captcha: CaptchaAnswer = useRef<Promise<string> | null>(null);
  // Back from the next page may show this one as it was left.
  useEffect(() => {
    const again = () => {
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  const refuse = (errors: NamedError[], fromServer: boolean) => {
    sending.current = false;
    setBusy(false);
    q.fail(errors, fromServer);
  };

  const send = async (fields: Fields) => {
    if (sending.current) return;
    const isLast = q.place.step === 'last';
    const answers = q.keep(fields);
    const errors = isLast
      ? checkMotorStep('last', answers, q.today)
      : problemsOf(checkFindCar(fields));
    if (isLast && !captcha.current)
      errors.push({ field: 'captcha', message: say(messages.notARobot) });
    if (errors.length > 0) return refuse(errors, false);
    sending.current = true;
    setBusy(true);
    q.saving.autosave.flush();
    const [solved] = await Promise.all([captcha.current, q.saving.settled()]);
    const answer = await postForm(stepAddress(q.place.step), {
      ...fields,
      [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD] ?? '',
      'g-recaptcha-response': solved ?? '',
    }).catch(() => null);
    const redirect = answer?.ok ? answer.body.redirect : undefined;
    if (typeof redirect === 'string') return window.location.assign(redirect);
    window.dispatchEvent(new Event(CAPTCHA_RESET));
    const found = answer ? byFormName(readErrors(answer.body)) : [];
    const said = answer && answer.status < 500 ? refusalOf(answer.body) : undefined;
    refuse(found.length > 0 ? found : [{ field: '', message: said ?? t.submitFailed }], true);
  };
  return { busy, send, captcha };
}

function problemsOf(checked: ReturnType<typeof checkFindCar>): NamedError[] {
  return checked.ok ? [] : [...checked.errors];
}
