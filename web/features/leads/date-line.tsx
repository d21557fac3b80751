import type { leadDates } from '@muqarin/rules/site/whole-dates';
import { DatePickers } from '@/components/ui/date-pickers.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { Warning } from './fields.tsx';
import css from './leads.module.css';
import type { OpenForm } from './open-form.ts';

interface DateLineProps {
  form: OpenForm;
  name: (typeof leadDates)[number];
  label: string;
  /** Which years may be chosen, in their order. */
  years: readonly number[];
}

/** A day in parts (S2 2); what was typed comes back with a plain post that was refused. */
export function DateLine({ form, name, label, years }: DateLineProps) {
  const { t, typed } = form;
  const id = `${form.id}-${name}`;
  const error = messageOf(form.errors, name);
  const partOf = (part: string) => typed[`${name}[${part}]`] ?? '';
  return (
    <fieldset id={id} className={css.field} aria-describedby={`${id}-error`}>
      <legend className={fieldCss.label}>{label}</legend>
      <Warning id={id} name={name} error={error} />
      <DatePickers
        id={id}
        name={name}
        years={years}
        texts={{ year: t.year, month: t.month, day: t.day, none: t.nothingFits }}
        chosen={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
        invalid={error !== undefined}
      />
    </fieldset>
  );
}

/** This year and those after or before it, for a form that was opened on `today` (ISO). */
export function yearsFrom(today: string, count: number, step: 1 | -1): number[] {
  return Array.from({ length: count }, (_, at) => Number(today.slice(0, 4)) + at * step);
}
