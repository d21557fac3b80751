import type { GroupChangePage } from '@muqarin/bff/contract/medical-corporate/policy-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { JOIN_CASES } from '@muqarin/rules/medical-corporate/change-cases';
import {
  CHANGE_ACTION,
  type JoinName,
  type JoinRow,
  joinField,
} from '@muqarin/rules/medical-corporate/change-form';
import { OLDEST_AGE } from '@muqarin/rules/questions/date-picker';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './change.module.css';
import { ChangeDay } from './change-day.tsx';
import { ChoiceOf } from './choice-of.tsx';
import { categoryName } from './group-policy.tsx';

interface Props {
  page: GroupChangePage;
  row: JoinRow;
  at: number;
}

const RELATIONS = ['employee', 'spouse', 'child', 'parent'] as const;

/** Somebody who joins: as much as a premium depends on, and the papers that the insurer wants. */
export function JoinFields({ page, row, at }: Props) {
  const { change: t, people } = textsOf('group-policy');
  const field = (name: JoinName) => ({
    name: joinField(at, name),
    error: messageOf(page.errors, joinField(at, name)),
  });
  const text = (name: JoinName) => ({ ...field(name), defaultValue: row[name] });
  return (
    <fieldset className={css.row}>
      <legend>{fillMessage(t.join, { number: at + 1 })}</legend>
      <TextField {...text('name')} label={t.name} maxLength={80} autoComplete="off" />
      <TextField
        {...text('number')}
        label={t.number}
        hint={t.numberHint}
        maxLength={20}
        dir="ltr"
        autoComplete="off"
      />
      <ChangeDay
        {...field('birth_date')}
        label={t.birthDate}
        text={row.birth_date}
        first={page.today}
        last={`${Number(page.today.slice(0, 4)) - OLDEST_AGE}-01-01`}
      />
      <ChangeDay
        {...field('day')}
        label={t.day}
        text={row.day}
        first={page.startDate}
        last={page.endDate}
      />
      <ChoiceOf
        {...field('gender')}
        label={t.gender}
        chosen={row.gender}
        empty={t.choose}
        choices={[
          ['male', t.male],
          ['female', t.female],
        ]}
      />
      <ChoiceOf
        {...field('relation')}
        label={t.relation}
        chosen={row.relation}
        choices={RELATIONS.map((relation) => [relation, people[relation]])}
      />
      <ChoiceOf
        {...field('salary')}
        label={t.salary}
        chosen={row.salary}
        empty={t.choose}
        choices={[
          ['lsb', t.lsb],
          ['nlsb', t.nlsb],
        ]}
      />
      <ChoiceOf
        {...field('category')}
        label={t.category}
        chosen={row.category === '' && page.categories.length === 1 ? onlyOf(page) : row.category}
        empty={t.choose}
        choices={page.categories.map(({ number, planName }) => [
          String(number),
          categoryName(number, planName),
        ])}
      />
      <ChoiceOf
        {...field('case')}
        label={t.case}
        chosen={row.case}
        choices={JOIN_CASES.map((each) => [each, t.cases[each]])}
      />
      <Tick
        id={joinField(at, 'married')}
        name={joinField(at, 'married')}
        value="yes"
        defaultChecked={row.married === 'yes'}
      >
        <span>{t.married}</span>
      </Tick>
      <div className={css.whole}>
        <Button look="bare" name={CHANGE_ACTION} value={`drop_join_${at}`}>
          {t.drop}
        </Button>
      </div>
    </fieldset>
  );
}

function onlyOf({ categories }: GroupChangePage): string {
  return String(categories[0]?.number ?? '');
}
