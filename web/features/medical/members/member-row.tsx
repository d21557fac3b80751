import type { FieldError } from '@muqarin/bff/contract/field-error';
import type { CivilDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { genders } from '@muqarin/rules/genders';
import { allowedRelations, maritalStatuses, relations } from '@muqarin/rules/medical/lookups';
import type { MemberField } from '@muqarin/rules/medical/members';
import type { Category, Member } from '@muqarin/rules/medical/types';
import {
  birthDays,
  birthMonths,
  birthYears,
  type TypedDate,
} from '@muqarin/rules/questions/date-picker';
import { memberFormName } from '@muqarin/rules/questions/member-names';
import { Button } from '@/components/ui/button.tsx';
import { type DatePart, DateSelects } from '@/components/ui/date-selects.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import ground from '@/components/ui/ground.module.css';
import { t as list } from '@/features/plan-list/texts.ts';
import { classes } from '@/lib/classes.ts';
import { t } from '../plans/texts.ts';
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
  /** Null where no script runs: nobody can be removed. */
  onRemove: (() => void) | null;
}

/** One member: date of birth, gender, status, relation (S0 3). */
export function MemberRow(props: Props) {
  const { index, member, category, today, onChange, onRemove } = props;
  const problems = errorsOfMember(props.errors, index);
  const title = fillMessage(t.member, { n: index + 1 });
  const idOf = (name: MemberField) => idOfSelect(index, name);
  const problemId = (name: MemberField) =>
    problems.some(({ field }) => field === name) ? `${idOf(name)}-error` : undefined;
  const isFirst = (name: MemberField) => props.first === memberFormName(index, name);
  const partOf = (name: MemberField): DatePart => ({
    id: idOf(name),
    name: memberFormName(index, name),
    start: member[name]?.toString() ?? '',
    wrong: problemId(name) !== undefined,
    describedBy: problemId(name),
    first: isFirst(name),
  });
  const field = (name: MemberField, label: string, options: { id: number; name: string }[]) => (
    <SelectField
      id={idOf(name)}
      problemId={problemId(name)}
      first={isFirst(name)}
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
      <div className={css.birth}>
        <DateSelects
          id={`edit-${index + 1}-birth`}
          label={t.birth}
          parts={{
            year: partOf('dob_year'),
            month: partOf('dob_month'),
            day: partOf('dob_day'),
          }}
          words={{ typed: t.typedDate, year: t.year, month: t.month, day: t.day }}
          lists={{
            years: birthYears(today),
            months: (year) => birthMonths(year, today),
            days: (year, month) => birthDays(year, month, today),
          }}
          onChange={(chosen) => onChange(bornOn(member, chosen))}
        />
      </div>
      {field('gender_id', t.gender, [...genders])}
      {field('marital_status_id', t.maritalStatus, [...maritalStatuses])}
      {field(
        'relation_id',
        t.relation,
        relations.filter(({ id }) => allowed.includes(id)),
      )}
      {onRemove && (
        <Button type="button" look="bare" className={css.remove} onClick={onRemove}>
          {list.remove}
          <span className={ground.vh}> {title}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** The member with another date of birth, of which not all may be chosen yet. */
function bornOn(member: Partial<Member>, chosen: TypedDate): Partial<Member> {
  const { dob_year: _year, dob_month: _month, dob_day: _day, ...rest } = member;
  const { year, month, day } = chosen;
  return {
    ...rest,
    ...(year === '' ? {} : { dob_year: Number(year) }),
    ...(month === '' ? {} : { dob_month: Number(month) }),
    ...(day === '' ? {} : { dob_day: Number(day) }),
  };
}
