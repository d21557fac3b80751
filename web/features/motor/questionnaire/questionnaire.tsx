'use client';

import { type MotorQuestionnairePage, motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { motorQuestionMessages } from '@muqarin/rules/messages-motor-questions';
import { isLapsed } from '@muqarin/rules/motor/answers';
import { carParts } from '@muqarin/rules/motor/car-tags';
import { LAPSED_NOTE_DAYS } from '@muqarin/rules/motor/constants';
import { isWhole } from '@muqarin/rules/motor/date-choices';
import { goBackMotor } from '@muqarin/rules/motor/journey';
import { motorPath, motorProgress } from '@muqarin/rules/motor/questionnaire';
import type { FormEvent } from 'react';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import ground from '@/components/ui/ground.module.css';
import { Later } from '@/components/ui/later.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressLine } from '@/components/ui/progress-line.tsx';
import { AnswersAside } from '@/features/questions/answers-aside.tsx';
import { enterGoesOn } from '@/features/questions/helping-hands.ts';
import { PricesFirst } from '@/features/questions/prices-first.tsx';
import css from '@/features/questions/questionnaire.module.css';
import { StepNav } from '@/features/questions/step-nav.tsx';
import { Unsaved } from '@/features/questions/unsaved.tsx';
import { useAutosave } from '@/features/questions/use-saving.ts';
import { useStepFocus } from '@/features/questions/use-step-focus.ts';
import { summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import { useLater } from '@/lib/use-later.ts';
import { postAddress, stepAddress } from './addresses.ts';
import { motorRows } from './answer-rows.ts';
import { isRegistration, useOneScreen } from './registration.ts';
import { isNoticePending } from './steps/no-claim-notice.tsx';
import { MotorStepFields } from './steps/step-fields.tsx';
import type { MotorTexts } from './texts.ts';
import { journeyOf } from './use-place.ts';
import { type Motor, useMotor } from './use-questionnaire.ts';
import { useSend } from './use-send.ts';

interface MotorQuestionnaireProps {
  page: MotorQuestionnairePage;
  csrfToken: string;
  texts: MotorTexts;
  /** "%s - Muqarin" */
  titleTemplate: string;
}

const loadCard = () => import('./steps/mulkiya.tsx');
const loadCaptcha = () => import('@/features/captcha/captcha.tsx');
const loadFinish = () => import('@/features/questions/finish-later.tsx');

/** One question a page, as a plain form; with JavaScript the same form moves on by itself. */
export function MotorQuestionnaire(props: MotorQuestionnaireProps) {
  const { page, csrfToken, texts, titleTemplate } = props;
  const { common, motor: t } = texts;
  const q = useMotor(page, csrfToken);
  const { step, draft, errors, fromServer, returnTo, sheet } = q.place;
  const { form, fields } = useFormFields();
  const end = useSend(q, texts);
  const ends = { card: useLater(loadCard), captcha: useLater(loadCaptcha) };
  const finish = useLater(loadFinish);
  const isOneScreen = useOneScreen(q, fields);
  const { title } = isOneScreen ? t.registration : t[step];
  useStepFocus(sheet, form, titleTemplate, title, errors.length > 0 ? common.errorPrefix : '');
  const address = postAddress(step, returnTo, draft.wished?.id ?? null);
  const refused = Object.keys(q.place.typed).length > 0;
  const typed = useAutosave(q.saving, { sheet, address, refused }, form, fields);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    press(q, submitter, fields(), (held) => void end.send(held));
  };
  const hasPrevious = goBackMotor(journeyOf(q.place), q.today).step !== step;

  return (
    <>
      <ProgressLine
        label={common.progress}
        done={motorProgress(step)}
        words={step === 'last' ? common.progressLast : null}
      />
      <div className={css.question} data-own-steps>
        <div className={css.main}>
          {sheet === 0 && page.notice ? (
            <div className={css.notice}>
              <Notice>{page.notice}</Notice>
            </div>
          ) : null}
          <ErrorSummary
            title={summaryTitle(errors, common)}
            errors={summaryOf(errors)}
            folds={fromServer}
          />
          <form
            ref={form}
            key={`${step}${sheet}`}
            method="post"
            action={address}
            noValidate
            onSubmit={submit}
            onKeyDown={enterGoesOn}
            onChange={typed}
            aria-busy={q.waiting || undefined}
          >
            <CsrfField token={csrfToken} />
            {/* Enter in a field presses the first button of the form, and it has to mean Next. */}
            <button type="submit" className={ground.vh} tabIndex={-1} aria-hidden>
              {common.next}
            </button>
            <MotorStepFields
              q={q}
              texts={texts}
              captchaBy={page.captcha}
              captchaTicket={page.captchaTicket}
              captcha={end.captcha}
              csrfToken={csrfToken}
              received={page.hasMulkiya}
              ends={ends}
              oneScreen={isOneScreen}
            />
            <StepNav
              texts={{ ...common, submitting: step === 'find_car' ? t.sending : common.submitting }}
              onward={isNoticePending(q) ? null : onwardOf(step, returnTo !== null, texts)}
              hasPrevious={hasPrevious}
              busy={end.busy}
            />
          </form>
          {step === 'last' ? (
            <PricesFirst
              action={motorListPaths.pricesFirst}
              csrfToken={csrfToken}
              texts={common.pricesFirst}
            />
          ) : null}
          <p className={ground.vh} role="status">
            {q.waiting ? t.loading : ''}
          </p>
          {q.saving.unsaved ? <Unsaved texts={common} onRetry={q.saving.retry} /> : null}
        </div>
        <div key={sheet} className={css.side}>
          <Lapsed q={q} />
          <AnswersAside
            rows={motorRows(draft.answers, draft.car, q.today, t)}
            reference={q.reference}
            texts={common.aside}
            addressOf={changeAddress}
            onChange={(changed) => q.change(changed)}
          />
          {q.reference ? (
            <Later
              of={finish}
              onServer={
                process.env.NEXT_RUNTIME === 'nodejs'
                  ? require('@/features/questions/finish-later.tsx')
                  : null
              }
              draw={({ FinishLater }) => (
                <FinishLater
                  action={motorFormPaths.resumeLink}
                  csrfToken={csrfToken}
                  texts={common.later}
                  firstError={messageOf(errors, 'resume_email')}
                />
              )}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What the pressed button means: Previous, a tag, a popular car, the notice, else Next. */
function press(
  q: Motor,
  submitter: HTMLElement | null,
  held: Readonly<Record<string, string>>,
  send: (fields: Readonly<Record<string, string>>) => void,
): void {
  const name = submitter?.getAttribute('name');
  const value = submitter?.getAttribute('value') ?? '';
  const part = carParts.find(({ step }) => step === value)?.step;
  const car = name === 'popular' ? popularCar(q, value) : undefined;
  const isRegistered = isRegistration(q.place.step);
  if (name === 'go' && value === 'previous') {
    if (isRegistered) q.previousRegistration(held);
    else q.previous(held);
  } else if (name === 'remove' && part) q.removeTag(part);
  else if (car) q.choosePopular(car);
  else if (isRegistered) q.nextRegistration(held);
  else if (q.place.step === 'last' || q.place.step === 'find_car') send(held);
  else q.next(name === 'claims_noted' ? { ...held, claims_noted: value } : held);
}

function popularCar({ lists }: Motor, value: string) {
  const popular = lists === null || lists === 'failed' ? [] : (lists.popular ?? []);
  return popular.find(({ make, model }) => `${make.id}-${model.id}` === value);
}

/** Said beside the questions that follow, as nobody has to change anything (decisions V8). */
function Lapsed({ q }: { q: Motor }) {
  const { answers } = q.place.draft;
  const { policy_exp_date: expired } = answers;
  if (
    !motorPath(answers, q.today).includes('expiry') ||
    !isWhole(expired) ||
    !isLapsed(expired, q.today)
  )
    return null;
  return (
    <Notice tone="warn">
      {fillMessage(say(motorQuestionMessages.policyLapsed), { days: LAPSED_NOTE_DAYS })}
    </Notice>
  );
}

function changeAddress(step: Motor['place']['step']): string {
  return stepAddress(step, carParts.some((part) => part.step === step) ? null : 'open');
}

function onwardOf(
  step: Motor['place']['step'],
  returning: boolean,
  { common, motor }: MotorTexts,
): string {
  if (step === 'last') return motor.submit;
  if (step === 'find_car') return motor.send;
  return returning ? common.save : common.next;
}
