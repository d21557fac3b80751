import { partsOfDay } from '@muqarin/rules/medical-corporate/change-form';
import { DayField } from '@/features/policy/day-field.tsx';
import { textsOf } from '@/lib/texts.ts';

interface Props {
  name: string;
  label: string;
  /** As it was sent. */
  text: string;
  /** ISO days, in the order from the one to the other. */
  first: string;
  last: string;
  error: string | undefined;
}

/** A day of somebody who joins or leaves. */
export function ChangeDay({ name, text, ...day }: Props) {
  const { typed, year, month, dayOfMonth } = textsOf('policy').cancel;
  return (
    <DayField
      {...day}
      id={name}
      chosen={partsOfDay(text)}
      words={{ typed, year, month, day: dayOfMonth }}
    />
  );
}
