import type { MotorPurchasePage } from '@muqarin/bff/contract/motor/order-pages';
import type { ComponentProps } from 'react';
import { describedBy, Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';

/** What every part of the form is given. */
export interface PartProps {
  page: MotorPurchasePage;
  errorOf: (field: string) => string | undefined;
}

/** A line of the form, with what was typed before and what is wrong with it. */
export function PartLine({
  page,
  errorOf,
  ...field
}: PartProps & ComponentProps<typeof TextField>) {
  const { name } = field;
  return <TextField error={errorOf(name)} defaultValue={page.texts[name] ?? ''} {...field} />;
}

interface ListedProps extends PartProps {
  name: string;
  label: string;
  list: readonly string[];
}

/** One of a fixed list, likewise. */
export function PartChoice({ name, label, list, page, errorOf }: ListedProps) {
  const error = errorOf(name);
  return (
    <Field id={name} label={label} error={error}>
      <Select
        id={name}
        name={name}
        defaultValue={page.texts[name] ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, undefined, error)}
      >
        <option value="">{t.choosePlease}</option>
        {list.map((item) => (
          <option key={item} value={item}>
            {say(item)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
