import type { DateControl } from '@muqarin/rules/questions/control';
import { birthDays, birthMonths } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { type Asked, idIn } from './asked.ts';

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
  const partOf = (part: keyof typeof names) => ({
    id: idIn(asked, names[part]),
    name: names[part],
    start: typed[names[part]] ?? held[part]?.toString() ?? '',
    message: messageOf(errors, names[part]),
    first: asked.first === names[part],
  });
  return (
    <DateSelects
      id={idIn(asked, name)}
      label={text(label)}
      hint={hint === undefined ? undefined : text(hint)}
      parts={{ year: partOf('year'), month: partOf('month'), day: partOf('day') }}
      words={{
        typed: text('date.typed'),
        year: text('date.year'),
        month: text('date.month'),
        day: text('date.day'),
      }}
      lists={{
        years: control.years(today),
        months: (year) => birthMonths(year, today),
        days: (year, month) => birthDays(year, month, today),
      }}
    />
  );
}
