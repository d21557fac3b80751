import type { GroupChangePage } from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { LEAVE_CASES } from '@muqarin/rules/medical-corporate/change-cases';
import {
  CHANGE_ACTION,
  type LeaveName,
  type LeaveRow,
  leaveField,
} from '@muqarin/rules/medical-corporate/change-form';
import { Button } from '@/components/ui/button.tsx';
import { FieldMessage } from '@/components/ui/field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './change.module.css';
import { ChangeDay } from './change-day.tsx';
import { ChoiceOf } from './choice-of.tsx';

interface Props {
  page: GroupChangePage;
  row: LeaveRow;
  at: number;
}

/** Somebody who leaves: who, from which day, why, and whether a claim was made. */
export function LeaveFields({ page, row, at }: Props) {
  const { change: t } = textsOf('group-policy');
  const field = (name: LeaveName) => ({
    name: leaveField(at, name),
    error: messageOf(page.errors, leaveField(at, name)),
  });
  const tick = (name: 'claimed' | 'maternity') => {
    const { name: id, error } = field(name);
    return (
      <div>
        <FieldMessage id={id} error={error} />
        <Tick
          id={id}
          name={id}
          value="yes"
          defaultChecked={row[name] === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <span>{t[name]}</span>
        </Tick>
      </div>
    );
  };
  return (
    <fieldset className={css.row}>
      <legend>{fillMessage(t.leave, { number: at + 1 })}</legend>
      <TextField
        {...field('number')}
        defaultValue={row.number}
        label={t.memberNumber}
        hint={t.memberHint}
        maxLength={40}
        dir="ltr"
        autoComplete="off"
      />
      <ChangeDay
        {...field('day')}
        label={t.lastDay}
        text={row.day}
        first={page.startDate}
        last={page.endDate}
      />
      <ChoiceOf
        {...field('case')}
        label={t.leaveCase}
        chosen={row.case}
        choices={LEAVE_CASES.map((each) => [each, t.cases[each]])}
      />
      {tick('claimed')}
      {page.byCounts && tick('maternity')}
      <div className={css.whole}>
        <Button look="bare" name={CHANGE_ACTION} value={`drop_leave_${at}`}>
          {t.drop}
        </Button>
      </div>
    </fieldset>
  );
}
