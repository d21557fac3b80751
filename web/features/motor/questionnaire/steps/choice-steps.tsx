import { emirates } from '@muqarin/rules/emirates';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { noClaimYears } from '@muqarin/rules/motor/lookups';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { circleAlert } from '@/components/ui/drawings.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Choices } from '@/features/questions/steps/choices.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import css from './choice-steps.module.css';
import type { MotorStepProps } from './step-props.ts';

const YES_NO = {
  brand_new: 'is_vehicle_new',
  insured: 'is_insured',
  test_cert: 'vehicle_test_cert',
  comprehensive: 'is_comprehensive',
  agency: 'is_agency_repair',
  gcc: 'is_gcc_spec',
} as const;

export type YesNoName = keyof typeof YES_NO;

export function YesNoStep({ q, texts, step }: MotorStepProps & { step: YesNoName }) {
  const { draft, typed, errors } = q.place;
  const t = texts.motor;
  const name = YES_NO[step];
  const own: Partial<Record<'yes' | 'yesHint' | 'no' | 'noHint', string>> & { title: string } =
    t[step];
  const chosen = draft.answers[name];
  return (
    <Choices
      title={t[step].title}
      help={t[step].help}
      name={name}
      options={[
        { id: '1', label: own.yes ?? t.yes, hint: own.yesHint },
        { id: '0', label: own.no ?? t.no, hint: own.noHint },
      ]}
      chosen={typed[name] ?? (chosen === undefined ? undefined : chosen ? '1' : '0')}
      error={messageOf(errors, name)}
    />
  );
}

export function EmirateStep({ q, texts }: MotorStepProps) {
  const { draft, typed, errors } = q.place;
  const t = texts.motor.emirate;
  return (
    <Choices
      title={t.title}
      help={t.help}
      name="emirate_id"
      options={emirates.map(({ id, name }) => ({ id: `${id}`, label: name }))}
      chosen={typed.emirate_id ?? draft.answers.emirate_id?.toString()}
      error={messageOf(errors, 'emirate_id')}
    />
  );
}

/** The notice is shown, and its button is the way on. */
export function isNoticePending({ place: { step, draft } }: MotorStepProps['q']): boolean {
  const { is_claims: years = 0, claims_noted } = draft.answers;
  return step === 'no_claim' && years > 0 && claims_noted !== true;
}

/** Any answer but none shows the notice, which has to be acknowledged (S1 2). */
export function NoClaimStep({ q, texts }: MotorStepProps) {
  const { draft, typed, errors } = q.place;
  const t = texts.motor.no_claim;
  const { is_claims: years } = draft.answers;
  return (
    <Choices
      title={t.title}
      help={t.help}
      name="is_claims"
      options={noClaimYears.map(({ id, name }) => ({ id: `${id}`, label: name }))}
      chosen={typed.is_claims ?? years?.toString()}
      error={messageOf(errors, 'is_claims')}
    >
      {isNoticePending(q) ? <NoClaimNotice title={t.noticeTitle} ok={texts.motor} /> : null}
    </Choices>
  );
}

/** Takes focus when it comes, because the page stays and something is asked. */
function NoClaimNotice({ title, ok }: { title: string; ok: { acknowledge: string } }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={css.notice} role="alert" tabIndex={-1}>
      <Icon of={circleAlert} />
      <div>
        <h2>{title}</h2>
        <p>{say(motorMessages.noClaimNotice)}</p>
        <Button name="claims_noted" value="1">
          {ok.acknowledge}
        </Button>
      </div>
    </div>
  );
}
