import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import { formMessages } from '@muqarin/rules/messages-form';
import { checkFindCar } from '@muqarin/rules/motor/find-car';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import { CAPTCHA_RESET, type CaptchaAnswer } from '@/features/captcha/captcha-answer.ts';
import { readErrors } from '@/features/questions/saver.ts';
import { byFormName, type NamedError } from '@/lib/field-names.ts';
import { type Fields, postForm, refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { stepAddress } from './addresses.ts';
import type { Motor } from './use-questionnaire.ts';

/** Why it was not sent. */
export interface Refusal {
  errors: NamedError[];
  fromServer: boolean;
}

/** Sends one of the two ends of the questionnaire and goes on to where it leads; null when the page is left. */
export async function sendEnd(
  q: Motor,
  fields: Fields,
  captcha: CaptchaAnswer,
  submitFailed: string,
): Promise<Refusal | null> {
  const { step } = q.place;
  const errors = problemsOf(q, fields, captcha);
  if (errors.length > 0) return { errors, fromServer: false };
  q.saving.autosave.flush();
  const [solved] = await Promise.all([captcha.current, q.saving.settled()]);
  const answer = await postForm(stepAddress(step), {
    ...fields,
    [HONEYPOT_FIELD]: fields[HONEYPOT_FIELD] ?? '',
    'g-recaptcha-response': solved ?? '',
  }).catch(() => null);
  const redirect = answer?.ok ? answer.body.redirect : undefined;
  if (typeof redirect === 'string') {
    window.location.assign(redirect);
    return null;
  }
  window.dispatchEvent(new Event(CAPTCHA_RESET));
  const found = answer ? byFormName(readErrors(answer.body)) : [];
  const said = answer && answer.status < 500 ? refusalOf(answer.body) : undefined;
  return {
    errors: found.length > 0 ? found : [{ field: '', message: said ?? submitFailed }],
    fromServer: true,
  };
}

function problemsOf(q: Motor, fields: Fields, captcha: CaptchaAnswer): NamedError[] {
  const answers = q.keep(fields);
  if (q.place.step !== 'last') {
    const checked = checkFindCar(fields);
    return checked.ok ? [] : [...checked.errors];
  }
  const errors: NamedError[] = [...motorQuestions.check('last', answers, { today: q.today })];
  if (!captcha.current) errors.push({ field: 'captcha', message: say(formMessages.notARobot) });
  return errors;
}
