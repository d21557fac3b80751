import type { InputHTMLAttributes, ReactNode } from 'react';
import { circleAlert } from '@/components/ui/drawings.ts';
import fieldCss from '@/components/ui/field.module.css';
import { Icon } from '@/components/ui/icon.tsx';
import { Select } from '@/components/ui/select.tsx';
import boxCss from '@/components/ui/tick-box.module.css';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import { linkTo } from '@/lib/link-to.ts';
import css from './leads.module.css';
import type { OpenForm } from './open-form.ts';

interface Place {
  form: OpenForm;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Said of an answer that holds nothing back; '' while there is nothing to say. */
  advice?: string | undefined;
}

/** The controls of a form by id, name, error and what was typed. */
export function control(
  { form, name, hint, advice }: Omit<Place, 'label'>,
  ...errorNames: string[]
) {
  const id = `${form.id}-${name}`;
  const error = messageOf(form.errors, name, ...errorNames);
  return {
    id,
    error,
    input: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classes(
        hint ? `${id}-hint` : '',
        `${id}-error`,
        advice === undefined ? '' : `${id}-advice`,
      ),
      'data-advised': advice ? '' : undefined,
    } as const,
  };
}

/** Label, hint, and the warning that is there all the time and hidden until it is needed (S2 8). */
export function Around(props: {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  advice?: string | undefined;
  children: ReactNode;
}) {
  const { id, name, label, hint, error, advice, children } = props;
  return (
    <div className={css.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={fieldCss.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <Warning id={id} name={name} error={error} />
      {children}
      {advice === undefined ? null : (
        <p className={css.advice} id={`${id}-advice`} data-advice={name} aria-live="polite">
          {advice}
        </p>
      )}
    </div>
  );
}

export function Warning(props: { id: string; name: string; error: string | undefined }) {
  return (
    <p className={fieldCss.message} id={`${props.id}-error`} hidden={!props.error}>
      <Icon of={circleAlert} size="s" />
      <span data-warning={props.name}>{props.error}</span>
    </p>
  );
}

type LineProps = Place & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form' | 'id'>;

export function LineField({ form, name, label, hint, advice, ...input }: LineProps) {
  const { id, error, input: own } = control({ form, name, hint, advice });
  return (
    <Around {...{ id, name, label, hint, error, advice }}>
      <input className={fieldCss.input} defaultValue={form.typed[name]} {...own} {...input} />
    </Around>
  );
}

export function AreaField({ form, name, label, hint, advice }: Place) {
  const { id, error, input } = control({ form, name, hint, advice });
  return (
    <Around {...{ id, name, label, hint, error, advice }}>
      <textarea
        className={classes(fieldCss.input, css.area)}
        rows={5}
        defaultValue={form.typed[name]}
        {...input}
      />
    </Around>
  );
}

interface ChoiceProps extends Place {
  choices: readonly (readonly [value: string, label: string])[];
  /** The empty first entry; without it the first choice is taken. */
  empty?: string;
  chosen?: string;
}

export function ChoiceField({ form, name, label, choices, empty, chosen, ...said }: ChoiceProps) {
  const { hint, advice } = said;
  const { id, error, input } = control({ form, name, ...said });
  return (
    <Around {...{ id, name, label, hint, error, advice }}>
      <Select {...input} defaultValue={form.typed[name] ?? chosen}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Around>
  );
}

/** An e-mail address: always left to right. */
export function EmailField({ form, name = 'email', optional = false, hint }: EmailProps) {
  return (
    <LineField
      form={form}
      name={name}
      label={optional ? form.t.emailOptional : form.t.email}
      hint={hint}
      type="email"
      dir="ltr"
      autoComplete="email"
    />
  );
}

interface EmailProps {
  form: OpenForm;
  name?: 'email' | 'email_from';
  optional?: boolean;
  hint?: string;
}

/** Consent is never ticked beforehand; WhatsApp is a choice of its own (decisions A39). */
export function Wishes({ form }: { form: OpenForm }) {
  const { t, typed, id } = form;
  const slots = Object.entries(t.slots);
  return (
    <>
      <ChoiceField form={form} name="call_slot" label={t.callSlot} choices={slots} />
      <div className={css.consent}>
        {(['whatsapp', 'marketing'] as const).map((name) => (
          <label key={name} className={css.tick} htmlFor={`${id}-${name}`}>
            <input
              id={`${id}-${name}`}
              type="checkbox"
              className={boxCss.stroke}
              name={name}
              value="yes"
              defaultChecked={typed[name] === 'yes'}
            />
            <span>{t[name]}</span>
          </label>
        ))}
        <Purpose form={form} />
      </div>
    </>
  );
}

function Purpose({ form: { t } }: { form: OpenForm }) {
  return (
    <p className={css.purpose}>
      {t.purpose} <a href={linkTo('/privacy')}>{t.rights}</a>.{' '}
      <a href={linkTo('/my-data')}>{t.privacy}</a>.
    </p>
  );
}
