'use client';

import type { FieldError } from '@muqarin/rules/checked';
import { formMessages } from '@muqarin/rules/messages-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CAPTCHA_RESET, type CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import { afterFrame } from '@/lib/after-frame.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { useLater } from '@/lib/use-later.ts';
import type { Asking, Checked, Line } from './line.ts';
import type { Place } from './place.ts';
import type { Saving } from './use-saving.ts';

interface Held<Step extends string, Draft, More> {
  place: Place<Step, Draft, More>;
  latest: RefObject<Place<Step, Draft, More>>;
  stayWith: (change: Partial<Place<Step, Draft, More>>) => void;
  saving: Saving;
}

const loadCaptcha = () => import('@/features/captcha/captcha.tsx');
const nextFrame = () => new Promise<void>((resolve) => afterFrame(resolve));

/** The last page: checks it, sends it and goes where it leads. How is loaded when it opens, as no page before it needs that. */
export function useSending<Step extends string, Draft extends object, Rules, More>(
  { line, csrfToken, submitFailed }: Asking<Step, Draft, Rules, More>,
  { place, latest, stayWith, saving }: Held<Step, Draft, More>,
) {
  const [busy, setBusy] = useState(false);
  // A second click comes before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const captcha: CaptchaAnswer = useRef<Promise<string> | null>(null);
  const { questions, rules } = line;
  const { step, draft } = place;
  const box = useLater(loadCaptcha);
  const ends = questions.path(draft, rules, step).at(-1) === step;
  const asksCaptcha = questions.controls(step, draft).some(({ name }) => name === 'captcha');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    // Without it a press tries again, and says so when it fails.
    if (ends) line.ending().catch(() => {});
  }, [ends]);
  const rest = (resting: boolean) => {
    isUnderWay.current = !resting;
    setBusy(!resting);
  };
  // Back from the next page may show this one as it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in its life
  useEffect(() => {
    const again = () => rest(true);
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);

  /** What is wrong; null when the page is left. */
  const sent = async (fields: Fields): Promise<Partial<Place<Step, Draft, More>> | null> => {
    const here = latest.current;
    const { check, send } = await line.ending();
    const checked = check?.(here, fields) ?? checkedBy(line, here, fields);
    const errors: FieldError[] = [...checked.errors];
    // Ticked before its script has come, nobody heard of the box yet.
    if (asksCaptcha && !captcha.current) await box.ask().then(nextFrame);
    if (asksCaptcha && !captcha.current) {
      errors.push({ field: 'captcha', message: formMessages.notARobot });
    }
    if (errors.length > 0) return { errors: byFormName(errors), fromServer: false };
    stayWith({ draft: checked.draft, errors: [] });
    saving.autosave.flush();
    const [solved] = await Promise.all([captcha.current, saving.settled()]);
    const { draft } = checked;
    const ending = { step: here.step, draft, fields, csrfToken, captcha: solved ?? '' };
    const answer = await send(ending).catch(() => null);
    if (answer && 'to' in answer) {
      window.location.assign(answer.to);
      return null;
    }
    window.dispatchEvent(new Event(CAPTCHA_RESET));
    return failure(answer?.errors);
  };
  const failure = (errors: readonly NamedError[] = [{ field: '', message: submitFailed }]) => ({
    errors,
    fromServer: true,
  });
  return {
    /** The page that is open is sent, and leads to other pages. */
    ends,
    asksCaptcha,
    captcha,
    box,
    busy,
    send: async (fields: Fields) => {
      if (isUnderWay.current) return;
      rest(false);
      const wrong = await sent(fields).catch(() => failure());
      if (!wrong) return;
      rest(true);
      stayWith({ ...wrong, typed: fields });
    },
  };
}

function checkedBy<Step extends string, Draft extends object, Rules, More>(
  { questions, rules }: Line<Step, Draft, Rules, More>,
  { step, draft }: Place<Step, Draft, More>,
  fields: Fields,
): Checked<Draft> {
  return questions.advance(draft, step, questions.read(step, fields), rules);
}
