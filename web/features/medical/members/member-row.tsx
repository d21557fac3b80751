import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { CivilDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { genders } from '@muqarin/rules/genders';
import { memberFormName } from '@muqarin/rules/medical/checked';
import { allowedRelations, maritalStatuses, relations } from '@muqarin/rules/medical/lookups';
import type { MemberField } from '@muqarin/rules/medical/members';
import type { Category, Member } from '@muqarin/rules/medical/types';
import {
  birthDays,
  birthMonths,
  birthYears,
  monthNames,
} from '@muqarin/rules/questions/date-picker';
import { Button } from '@/components/ui/button.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { t } from '@/features/plan-list/texts.ts';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { errorsOfMember, idOfSelect } from './member-errors.ts';
import css from './members.module.css';
import { SelectField } from './select-field.tsx';

interface Props {
  /** From 0. */
  index: number;
  member: Partial<Member>;
  category: Category;
  today: CivilDate;
  /** By form name. */
  errors: readonly FieldError[];
  /** Form name of the select to begin with. */
  first: string | null;
  onChange: (member: Partial<Member>) => void;
  /** Null where no script runs: nobody can be removed, and the lists of days and months cannot follow the year. */
  onRemove: (() => void) | null;
}

/** One member's selects: date parts, gender, status, relation (S0 3). */
export function MemberRow(props: Props) {
  const { index, member, category, today, onChange, onRemove } = props;
  const { dob_year: year, dob_month: month }: Partial<Member> = onRemove ? member : {};
  const problems = errorsOfMember(props.errors, index);
  const title = fillMessage(t.member, { n: index + 1 });
  const numbers = (all: number[]) => all.map((id) => ({ id, name: String(id) }));
  const idOf = (name: MemberField) => idOfSelect(index, name);
  const field = (name: MemberField, label: string, options: { id: number; name: string }[]) => (
    <SelectField
      id={idOf(name)}
      problemId={problems.some(({ field }) => field === name) ? `${idOf(name)}-error` : undefined}
      first={props.first === memberFormName(index, name)}
      name={memberFormName(index, name)}
      label={label}
      options={options}
      value={member[name]}
      onChange={(value) => onChange({ ...member, [name]: value })}
    />
  );
  const allowed = allowedRelations(category, index);
  return (
    <fieldset className={classes(css.member, problems.length > 0 && css.bad)}>
      <legend>{title}</legend>
      {problems.length > 0 && (
        <div className={css.problems}>
          {problems.map(({ field: name, message }) => (
            <FieldMessage key={name} id={idOf(name)} error={message} />
          ))}
        </div>
      )}
      {field('dob_day', t.day, numbers(birthDays(year, month, today)))}
      {field(
        'dob_month',
        t.month,
        birthMonths(year, today).map((id) => ({ id, name: say(monthNames[id - 1] ?? String(id)) })),
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
