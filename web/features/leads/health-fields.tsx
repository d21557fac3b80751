import { genders } from '@muqarin/rules/genders';
import { listNationalities } from '@muqarin/rules/nationalities';
import { OLDEST_PERSON_YEARS } from '@muqarin/rules/site/constants';
import { say } from '@/lib/reader.ts';
import { DateLine } from './date-line.tsx';
import { ChoiceField } from './fields.tsx';
import type { OpenForm } from './open-form.ts';

/** What the health form asks beyond the person and who the cover is for, all required (S0 5, decisions M44). */
export function HealthFields({ form }: { form: OpenForm }) {
  const { t } = form;
  return (
    <>
      <ChoiceField
        form={form}
        name="gender_id"
        label={t.gender}
        empty={t.choose}
        choices={genders.map(({ id, name }) => [String(id), say(name)])}
      />
      <DateLine
        form={form}
        name="date_of_birth"
        label={t.dateOfBirth}
        first={form.today}
        last={`${Number(form.today.slice(0, 4)) - OLDEST_PERSON_YEARS}-01-01`}
      />
      <ChoiceField
        form={form}
        name="nationality_id"
        label={t.nationality}
        empty={t.choose}
        choices={listNationalities().map(({ id, name }) => [String(id), say(name)])}
      />
    </>
  );
}
