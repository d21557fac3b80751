import type { InputHTMLAttributes, ReactNode } from 'react';
import fieldCss from './field.module.css';
import { describedBy, Field } from './field.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  name: string;
  /** The name unless given. */
  id?: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** The fields whose sum fills it (`web/features/questions/helping-hands.ts`). */
  'data-sum-of'?: string | undefined;
}

/** A field of one line. */
export function TextField({ name, id = name, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name={name}
        className={fieldCss.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
      />
    </Field>
  );
}
