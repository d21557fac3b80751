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
  /** ISO days that may be chosen, in the order from the one to the other. */
  first: string;
  last: string;
}

/** A day in parts (S2 2); what was typed comes back with a plain post that was refused. */
export function DateLine({ form, name, label, first, last }: DateLineProps) {
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
        first={first}
        last={last}
        texts={{
          typed: t.typedDate,
          year: t.year,
          month: t.month,
          day: t.day,
          none: t.nothingFits,
        }}
        chosen={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
        invalid={error !== undefined}
      />
    </fieldset>
  );
}
