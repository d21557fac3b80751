'use client';

import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { formMessages } from '@muqarin/rules/messages-form';
import { useEffect, useRef, useState } from 'react';
import { CAPTCHA_RESET, type CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import type { Fields } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { NO_PRODUCTS, PRODUCTS } from './addresses.ts';
import { countProducts, submitLead } from './submit.ts';
import type { Questionnaire } from './use-questionnaire.ts';

/** The last step: counts the plans on entering, then sends the lead and goes where it leads. */
export function useSubmitLead(q: Questionnaire, csrfToken: string, texts: QuestionnaireTexts) {
  const [busy, setBusy] = useState(false);
  // A second click comes before the button is drawn as busy.
  const sending = useRef(false);
  const captcha: CaptchaAnswer = useRef<Promise<string> | null>(null);
  const atContact = q.place.step === 'contact';
  const { draft } = q.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, on entering contact
  useEffect(() => {
    if (atContact) void countProducts(draft);
  }, [atContact]);

  // Back from the next page may show this one as it was left.
  useEffect(() => {
    const again = () => {
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  const submit = async (fields: Fields) => {
    if (sending.current) return;
    const moved = q.next(fields);
    const errors = [...moved.errors];
    if (!captcha.current) errors.push({ field: 'captcha', message: say(formMessages.notARobot) });
    if (errors.length > 0) return q.fail(errors, false);
    sending.current = true;
    setBusy(true);
    q.saving.autosave.flush();
    const [solved] = await Promise.all([captcha.current, q.saving.settled()]);
    const outcome = await submitLead(moved.draft, {
      csrfToken,
      captcha: solved ?? '',
      honeypot: fields[HONEYPOT_FIELD] ?? '',
    });
    if (outcome.kind === 'count') {
      window.location.assign(outcome.count > 0 ? PRODUCTS : NO_PRODUCTS);
      return;
    }
    sending.current = false;
    setBusy(false);
    window.dispatchEvent(new Event(CAPTCHA_RESET));
    q.fail(
      outcome.kind === 'errors' ? outcome.errors : [{ field: '', message: texts.submitFailed }],
      true,
    );
  };
  return { busy, submit, captcha };
}
