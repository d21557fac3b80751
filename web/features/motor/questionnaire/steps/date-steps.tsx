import {
  driverBirthYears,
  expiryYears,
  registrationYears,
} from '@muqarin/rules/motor/date-choices';
import { birthDays, birthMonths, monthNames } from '@muqarin/rules/questions/date-picker';
import questionCss from '@/features/questions/questionnaire.module.css';
import { DateSelects } from '@/features/questions/steps/date-selects.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { PickList } from './pick-list.tsx';
import type { MotorStepProps } from './step-props.ts';

type RegistrationStep = 'reg_year' | 'reg_month' | 'reg_day';

const PART = { reg_year: 'year', reg_month: 'month', reg_day: 'day' } as const;

/** A part of the first registration: numeric, searchable by typing; what has not come yet is not offered (S1 5). */
export function RegistrationStepFields({
  q,
  texts,
  step,
}: MotorStepProps & { step: RegistrationStep }) {
  const { draft, typed, errors } = q.place;
  const { first_reg_date: date, manf_year } = draft.answers;
  const t = texts.motor;
  const options = {
    reg_year: () => registrationYears(manf_year ?? q.today.year, q.today).map(plain),
    reg_month: () =>
      birthMonths(date?.year, q.today).map((month) => ({
        id: `${month}`,
        label: say(monthNames[month - 1] ?? ''),
      })),
    reg_day: () => birthDays(date?.year, date?.month, q.today).map(plain),
  }[step]();
  return (
    <PickList
      key={step}
      title={t[step].title}
      help={t[step].help}
      filter={step === 'reg_month' ? undefined : t[step].filter}
      digits={step === 'reg_year' ? 4 : 2}
      narrow={step !== 'reg_month'}
      name={step}
      options={options}
      chosen={typed[step] ?? date?.[PART[step]]?.toString()}
      error={messageOf(errors, step)}
      texts={t}
    />
  );
}

/** The driver's birth, or the day on which the last policy expired: year, month and day on one page. */
export function DateStep({ q, texts, step }: MotorStepProps & { step: 'dob' | 'expiry' }) {
  const { draft, typed, errors } = q.place;
  const t = texts.motor[step];
  const prefix = step === 'dob' ? 'dob' : 'policy_exp';
  const date = step === 'dob' ? draft.answers.dob : draft.answers.policy_exp_date;
  const start = (part: 'year' | 'month' | 'day') =>
    typed[`${prefix}_${part}`] ?? date?.[part]?.toString() ?? '';
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={questionCss.help}>{t.help}</p>
      <DateSelects
        id={`${prefix}-group`}
        label={t.label}
        hint={t.hint}
        names={{ year: `${prefix}_year`, month: `${prefix}_month`, day: `${prefix}_day` }}
        start={{ year: start('year'), month: start('month'), day: start('day') }}
        texts={texts.common.member}
        errors={errors}
        years={step === 'dob' ? driverBirthYears(q.today) : expiryYears(q.today)}
        months={(year) => birthMonths(year, q.today)}
        days={(year, month) => birthDays(year, month, q.today)}
      />
    </>
  );
}

function plain(value: number) {
  return { id: `${value}`, label: `${value}` };
}
