import type { DateControl } from '@muqarin/rules/questions/control';
import { birthDays, birthMonths } from '@muqarin/rules/questions/date-picker';
import type { Asked } from './asked.ts';
import { DateSelects } from './date-selects.tsx';

interface DateFieldProps<Draft> {
  control: DateControl<Draft>;
  asked: Asked<Draft>;
}

/**
 * A day that has come: months after the current one are hidden in the current year, the days are those of the month and end
 * today in the current one (S0 5).
 */
export function DateField<Draft>({ control, asked }: DateFieldProps<Draft>) {
  const { draft, typed, errors, text, today } = asked;
  if (!today) return null;
  const { name, names, label, hint } = control;
  const held = control.date(draft) ?? {};
  const start = (part: keyof typeof names) => typed[names[part]] ?? held[part]?.toString() ?? '';
  return (
    <DateSelects
      id={name}
      label={text(label)}
      hint={hint === undefined ? undefined : text(hint)}
      names={names}
      start={{ year: start('year'), month: start('month'), day: start('day') }}
      text={text}
      errors={errors}
      years={control.years(today)}
      months={(year) => birthMonths(year, today)}
      days={(year, month) => birthDays(year, month, today)}
    />
  );
}
