import type { ReactNode } from 'react';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { circleAlert } from './drawings.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldProps {
  /** Of the control; hint and message get ids that `describedBy` names. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Label, hint, message, control; the message stands above the control. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={classes(css.field, error && css.bad)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The same for several controls under one name. `bad`: something is said at one of them. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  bad = false,
  children,
}: FieldProps & { bad?: boolean }) {
  return (
    <div className={classes(css.field, (error || bad) && css.bad)}>
      <fieldset id={id} aria-describedby={describedBy(id, hint, error)}>
        <legend className={css.label}>{label}</legend>
        <FieldNotes id={id} hint={hint} error={error} />
        {children}
      </fieldset>
    </div>
  );
}

/** For the control's `aria-describedby`. */
export function describedBy(
  id: string,
  hint: ReactNode | undefined,
  error: string | undefined,
): string | undefined {
  return classes(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined;
}

function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldMessage id={id} error={error} />
    </>
  );
}

/** The message alone, for a group whose name is the question of the page. */
export function FieldMessage({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className={css.message} id={`${id}-error`}>
      <Icon of={circleAlert} size="s" />
      <span>{say(error)}</span>
    </p>
  );
}
