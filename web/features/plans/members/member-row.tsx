import { birthDays, birthMonths, birthYears, monthNames } from '@muqarin/rules/date-picker';
import type { CivilDate } from '@muqarin/rules/dates';
import { memberFormName } from '@muqarin/rules/medical/checked';
import {
  allowedRelations,
  genders,
  maritalStatuses,
  relations,
} from '@muqarin/rules/medical/lookups';
import type { MemberField } from '@muqarin/rules/medical/members';
import type { Category, Member } from '@muqarin/rules/medical/types';
import { fillMessage } from '@muqarin/rules/messages';
import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { t } from '../texts.ts';
import css from './members.module.css';
import { SelectField } from './select-field.tsx';

interface Props {
  /** From 0. */
  index: number;
  member: Partial<Member>;
  category: Category;
  today: CivilDate;
  onChange: (member: Partial<Member>) => void;
  onRemove: (() => void) | null;
}

/** One member's selects: date parts, gender, status, relation (S0 3). */
export function MemberRow({ index, member, category, today, onChange, onRemove }: Props) {
  const { dob_year: year, dob_month: month } = member;
  const title = fillMessage(t.member, { n: index + 1 });
  const numbers = (all: number[]) => all.map((id) => ({ id, name: String(id) }));
  const field = (name: MemberField, label: string, options: { id: number; name: string }[]) => (
    <SelectField
      id={`edit-${index + 1}-${name}`}
      name={memberFormName(index, name)}
      label={label}
      options={options}
      value={member[name]}
      onChange={(value) => onChange({ ...member, [name]: value })}
    />
  );
  const allowed = allowedRelations(category, index);
  return (
    <fieldset className={css.member}>
      <legend>{title}</legend>
      {field('dob_day', t.day, numbers(birthDays(year, month, today)))}
      {field(
        'dob_month',
        t.month,
        birthMonths(year, today).map((id) => ({ id, name: monthNames[id - 1] ?? String(id) })),
      )}
      {field('dob_year', t.year, numbers(birthYears(today)))}
      {field('gender_id', t.gender, [...genders])}
      {field('marital_status_id', t.maritalStatus, [...maritalStatuses])}
      {field(
        'relation_id',
        t.relation,
        relations.filter(({ id }) => allowed.includes(id)),
      )}
      {onRemove && (
        <Button type="button" look="bare" className={css.remove} onClick={onRemove}>
          {t.remove}
          <span className={ground.vh}> {title}</span>
        </Button>
      )}
    </fieldset>
  );
}
