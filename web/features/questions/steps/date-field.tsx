import type { DateControl } from '@muqarin/rules/questions/control';
import { birthDays, birthMonths } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/components/ui/date-selects.tsx';
import { controlId, messageOf } from '@/lib/field-names.ts';
import type { Asked } from './asked.ts';

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
  const error = messageOf(errors, names.year, names.month, names.day);
  const partOf = (part: keyof typeof names) => {
    const wrong = messageOf(errors, names[part]) !== undefined;
    return {
      id: controlId(names[part]),
      name: names[part],
      start: typed[names[part]] ?? held[part]?.toString() ?? '',
      wrong,
      describedBy: wrong ? `${name}-error` : undefined,
    };
  };
  return (
    <DateSelects
      id={name}
      label={text(label)}
      hint={hint === undefined ? undefined : text(hint)}
      error={error}
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
