import type { FieldError } from '@muqarin/rules/checked';
import { parseIsoDate } from '@muqarin/rules/dates';
import { formMessages } from '@muqarin/rules/messages-form';
import { fillPlural } from '@muqarin/rules/plural';
import type { LeadRules } from '@muqarin/rules/site/lead';
import type { SummaryError } from '@/components/ui/error-summary.tsx';
import { inReaders } from '@/lib/in-readers.ts';
import { refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { type Behaviour, behaviours } from './behaviours.ts';
import { captchaAnswers, resetCaptcha } from './captcha-answers.ts';
import type { EnhancedFormProps, FormView } from './form-view.ts';
import { showAdvice } from './show-advice.ts';
import { showErrors } from './show-errors.ts';

type Form = Pick<EnhancedFormProps, 'kind' | 'texts' | 'today'>;
type Show = (view: FormView) => void;

/** Checks, sends, and shows what S2 4 and 8 say for this kind of form. Ends when the next try may begin. */
export async function sendForm(element: HTMLFormElement, form: Form, show: Show): Promise<void> {
  const behaviour = behaviours[form.kind];
  const fields = textsIn(element);
  const rules = rulesOf(form);
  showAdvice(element, inReaders(behaviour.advise?.(fields, rules) ?? []));
  const checked = behaviour.check(fields, rules);
  const errors = checked.ok ? [] : [...checked.errors];
  if (behaviour.captcha && !captchaAnswers.has(element)) {
    errors.push({ field: 'captcha', message: formMessages.notARobot });
  }
  const wrong = showErrors(element, inReaders(errors));
  if (errors.length > 0) {
    const { invalid } = behaviour;
    return show({
      label: null,
      busy: false,
      said: invalid ? { text: say(invalid), tone: 'bad' } : null,
      ...summed(wrong, form),
    });
  }
  show({ label: say(behaviour.wait ?? form.texts.sending), busy: true, said: null });
  const captcha = await captchaAnswers.get(element);
  const answer = await behaviour
    .send({ ...fields, ...(captcha === undefined ? {} : { 'g-recaptcha-response': captcha }) })
    .catch(() => null);
  captchaAnswers.delete(element);
  element.dispatchEvent(new Event(resetCaptcha));
  if (!answer) return refused(behaviour, { said: form.texts.noAnswer, label: null }, show);
  if (answer.ok && behaviour.succeeded(answer.body)) {
    return accepted(behaviour, form, element, show);
  }
  const problems = Array.isArray(answer.body.errors) ? answer.body.errors : [];
  const found = showErrors(element, inReaders(problems as FieldError[]));
  const reason = refusalOf(answer.body) ?? formMessages.somethingFailed;
  const { label, said } = behaviour.refusal(reason);
  const inWords = (text: string | null) => (text === null ? null : say(text));
  return refused(
    behaviour,
    { label: inWords(label), said: inWords(said), ...summed(found, form) },
    show,
  );
}

/** What a field that was just left gives rise to; the country before a number is part of it. */
export function adviseOn(control: Element, form: Form): void {
  const { advise } = behaviours[form.kind];
  const element = control.closest('form');
  const name = control.getAttribute('name');
  if (!advise || !element || name === null) return;
  const advice = inReaders(advise(textsIn(element), rulesOf(form)));
  showAdvice(element, advice, name === 'dial_code' ? 'telephone' : name);
}

function summed(errors: readonly SummaryError[], { texts }: Form) {
  return { errors, errorsTitle: fillPlural(texts.errors, { count: errors.length }) };
}

function rulesOf({ today }: Form): LeadRules {
  return { today: parseIsoDate(today) ?? { year: 2000, month: 1, day: 1 } };
}

async function accepted(
  { done, next }: Behaviour,
  { texts }: Form,
  element: HTMLFormElement,
  show: Show,
): Promise<void> {
  if (next === null) {
    element.reset();
    return show({
      label: null,
      busy: false,
      said: { text: say(done ?? texts.sent), tone: 'good' },
    });
  }
  show({ label: say(done ?? texts.sent), busy: true, said: null });
  await after(next.afterMs);
  window.location.assign(next.to);
  // The button stays as it is until the page is gone.
  await after(10_000);
}

/** The words of the failure stand in the button for as long as the document says. */
async function refused(
  { restoreMs }: Behaviour,
  {
    label,
    said,
    ...rest
  }: { label: string | null; said: string | null } & Pick<FormView, 'errors' | 'errorsTitle'>,
  show: Show,
): Promise<void> {
  const words = said === null ? null : ({ text: said, tone: 'bad' } as const);
  show({ label, busy: label !== null, said: words, ...rest });
  if (label === null) return;
  await after(restoreMs);
  show({ label: null, busy: false, said: words, ...rest });
}

function textsIn(element: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(element)].filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string';
    }),
  );
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
