'use client';

import { type MotorHelpPage, motorFormPaths } from '@muqarin/bff/contract/motor/pages';
import { type Contact, checkContact } from '@muqarin/rules/contact';
import { parseChassis } from '@muqarin/rules/motor/chassis';
import { motorQuestionMessages } from '@muqarin/rules/motor/messages-questions';
import { contactControls } from '@muqarin/rules/questions/control';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import { ErrorSummary } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { readErrors } from '@/features/questions/saver.ts';
import { Controls } from '@/features/questions/steps/controls.tsx';
import { type ErrorTexts, summaryOf, summaryTitle } from '@/lib/error-words.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';
import { inReaders } from '@/lib/in-readers.ts';
import { type Fields, postForm, refusalOf } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { textByKey } from '@/lib/text-by-key.ts';
import type { Texts } from '@/lib/texts.ts';
import { useFormFields } from '@/lib/use-form-fields.ts';
import css from './help.module.css';

interface HelpFormsProps {
  page: MotorHelpPage;
  csrfToken: string;
  texts: Texts['motor-help'];
  errorTexts: ErrorTexts;
}

/** The chassis number where it is what is missing, and a call back everywhere. */
export function HelpForms({ page, csrfToken, texts, errorTexts }: HelpFormsProps) {
  const [errors, setErrors] = useState<NamedError[]>(page.errors);
  const asksChassis = page.page !== 'oops' && page.hasLead;
  const props = { page, csrfToken, texts, errors, onErrors: setErrors };
  return (
    <>
      <ErrorSummary title={summaryTitle(errors, errorTexts)} errors={summaryOf(errors)} />
      {asksChassis ? <ChassisForm {...props} /> : null}
      <CallBackForm {...props} first={!asksChassis} />
    </>
  );
}

interface FormProps {
  page: MotorHelpPage;
  csrfToken: string;
  texts: Texts['motor-help'];
  errors: NamedError[];
  onErrors: (errors: NamedError[]) => void;
}

function ChassisForm({ page, csrfToken, texts: t, errors, onErrors }: FormProps) {
  const { form, fields } = useFormFields();
  const { busy, send } = useHelpForm(motorFormPaths.chassis, t, onErrors);
  return (
    <form
      ref={form}
      method="post"
      action={motorFormPaths.chassis}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        const held = fields();
        // As without scripts: the answer to a wrong number is the page about it (S1 4).
        if (page.page === 'no-chassis' && isWrong(held)) return;
        event.preventDefault();
        void send(held, chassisProblems);
      }}
    >
      <h2>{t.chassisTitle}</h2>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="return" value={page.address} />
      <TextField
        name="chassis_no"
        label={t.chassis}
        hint={t.chassisHint}
        error={messageOf(errors, 'chassis_no')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={page.typed.chassis_no ?? page.chassisNo}
      />
      <Button disabled={busy} aria-busy={busy}>
        {busy ? t.chassisBusy : t.chassisSend}
      </Button>
    </form>
  );
}

function CallBackForm({
  page,
  csrfToken,
  texts: t,
  errors,
  onErrors,
  first,
}: FormProps & { first: boolean }) {
  const { form, fields } = useFormFields();
  const { busy, send } = useHelpForm(motorFormPaths.callBack, t, onErrors);
  return (
    <form
      ref={form}
      method="post"
      action={motorFormPaths.callBack}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(fields(), contactProblems);
      }}
    >
      <h2>{t.callTitle}</h2>
      <p className={css.note}>{t.callLead}</p>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="return" value={page.address} />
      <div className={fieldCss.fields}>
        <Controls
          of={reached}
          asked={{
            draft: page.contact ?? {},
            typed: page.typed,
            errors,
            text: textByKey({ contact: t }),
            contact: t,
          }}
        />
        <Field id="call_time" label={t.callTime}>
          <Select
            id="call_time"
            name="call_time"
            defaultValue={page.typed.call_time ?? t.callTimes[0]}
          >
            {t.callTimes.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Button look={first ? 'filled' : 'line'} disabled={busy} aria-busy={busy}>
        {busy ? t.callBusy : t.callSend}
      </Button>
    </form>
  );
}

const reached = contactControls<Partial<Contact>>((contact) => contact);

/** Posts a form and follows where it leads; refused, it stays with its errors. */
function useHelpForm(
  address: string,
  t: Texts['motor-help'],
  onErrors: (errors: NamedError[]) => void,
) {
  const [busy, setBusy] = useState(false);
  const send = async (fields: Fields, check: (fields: Fields) => NamedError[]) => {
    const problems = check(fields);
    if (problems.length > 0) return onErrors(problems);
    setBusy(true);
    const answer = await postForm(address, fields).catch(() => null);
    const redirect = answer?.ok ? answer.body.redirect : undefined;
    if (typeof redirect === 'string') return window.location.assign(redirect);
    setBusy(false);
    const found = answer ? readErrors(answer.body) : [];
    const said = answer && answer.status < 500 ? refusalOf(answer.body) : undefined;
    onErrors(found.length > 0 ? found : [{ field: '', message: said ?? t.failed }]);
  };
  return { busy, send };
}

function isWrong({ chassis_no = '' }: Fields): boolean {
  return chassis_no.trim() !== '' && !parseChassis(chassis_no).ok;
}

function chassisProblems({ chassis_no = '' }: Fields): NamedError[] {
  if (chassis_no.trim() === '') {
    return [{ field: 'chassis_no', message: say(motorQuestionMessages.enterChassis) }];
  }
  if (parseChassis(chassis_no).ok) return [];
  return [{ field: 'chassis_no', message: say(motorQuestionMessages.validChassis) }];
}

function contactProblems(fields: Fields): NamedError[] {
  const checked = checkContact(fields);
  return checked.ok ? [] : inReaders(checked.errors);
}
