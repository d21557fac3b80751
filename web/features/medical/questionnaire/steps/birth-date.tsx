import type { CivilDate } from '@muqarin/rules/dates';
import { memberFormName } from '@muqarin/rules/medical/checked';
import { birthDays, birthMonths, birthYears } from '@muqarin/rules/questions/date-picker';
import { DateSelects } from '@/features/questions/steps/date-selects.tsx';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import type { Place } from '../use-place.ts';

interface BirthDateProps {
  index: number;
  place: Place;
  today: CivilDate;
  texts: QuestionnaireTexts;
}

/**
 * Months after the current one are hidden in the current year, the days are those of the month
 * and end today in the current one (S0 5).
 */
export function BirthDate({ index, place, today, texts }: BirthDateProps) {
  const name = (part: 'dob_year' | 'dob_month' | 'dob_day') => memberFormName(index, part);
  const start = (part: 'dob_year' | 'dob_month' | 'dob_day') =>
    place.typed[name(part)] ?? place.draft.members[index]?.[part]?.toString() ?? '';
  return (
    <DateSelects
      id={`members-${index + 1}-birth`}
      label={texts.member.birth}
      names={{ year: name('dob_year'), month: name('dob_month'), day: name('dob_day') }}
      start={{ year: start('dob_year'), month: start('dob_month'), day: start('dob_day') }}
      texts={texts.member}
      errors={place.errors}
      years={birthYears(today)}
      months={(year) => birthMonths(year, today)}
      days={(year, month) => birthDays(year, month, today)}
    />
  );
}
