'use client';

import { useEffect, useRef, useState } from 'react';
import type { CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import type { Fields } from '@/lib/post-form.ts';
import type { MotorTexts } from './texts.ts';
import type { Motor } from './use-questionnaire.ts';

const load = () => import('./send.ts');

/**
 * The two ends of the questionnaire: the last step and the find-car form go to their own route and lead on from there. How is
 * loaded when one of them opens: no question before them needs it.
 */
export function useSend(q: Motor, { motor: t }: MotorTexts) {
  const [busy, setBusy] = useState(false);
  // A second click comes before the button is drawn as busy.
  const sending = useRef(false);
  const captcha: CaptchaAnswer = useRef<Promise<string> | null>(null);
  const { step } = q.place;
  useEffect(() => {
    // Without it a press tries again, and says so when it fails.
    if (step === 'last' || step === 'find_car') load().catch(() => {});
  }, [step]);
  // Back from the next page may show this one as it was left.
  useEffect(() => {
    const again = () => {
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  const send = async (fields: Fields) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const failed = { errors: [{ field: '', message: t.submitFailed }], fromServer: true };
    const refusal = await load()
      .then(({ sendEnd }) => sendEnd(q, fields, captcha, t.submitFailed))
      .catch(() => failed);
    if (!refusal) return;
    sending.current = false;
    setBusy(false);
    q.fail(refusal.errors, refusal.fromServer);
  };
  return { busy, send, captcha };
}
