import { policyFields as fields, type PolicyCancelPage } from '@muqarin/bff/contract/policy-pages';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { FieldGroup } from '@/components/ui/field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Tick } from '@/components/ui/tick.tsx';
import { messageOf } from '@/lib/field-names.ts';
import { textsOf } from '@/lib/texts.ts';
import { DayField } from './day-field.tsx';

/** From which day the policy ends, and for whom a claim was made. */
export function CancelQuestions({ page }: { page: PolicyCancelPage }) {
  return (
    <>
      <LastDay page={page} />
      <Claims page={page} />
    </>
  );
}

function LastDay({ page }: { page: PolicyCancelPage }) {
  const { cancel: t } = textsOf('policy');
  const days = { first: shownDate(page.firstDay), last: shownDate(page.lastDay) };
  return (
    <DayField
      id={fields.day}
      first={page.firstDay}
      last={page.lastDay}
      chosen={page.day}
      label={t.day}
      hint={fillMessage(t.dayHint, days)}
      error={messageOf(page.errors, fields.day)}
      words={{ typed: t.typed, year: t.year, month: t.month, day: t.dayOfMonth }}
    />
  );
}

/** Of a car or one person a tick, of several one each; members of a group are too many for that. */
function Claims({ page }: { page: PolicyCancelPage }) {
  const { cancel: t } = textsOf('policy');
  const { units, claimed } = page;
  const error = messageOf(page.errors, fields.claimed);
  const known = claimed.split(',').map((unit) => unit.trim());
  if (units.length === 0) {
    return (
      <TextField
        name={fields.claimed}
        label={t.numbers}
        hint={t.numbersHint}
        error={error}
        defaultValue={claimed}
        dir="ltr"
        maxLength={400}
        autoComplete="off"
      />
    );
  }
  const boxes = units.map((unit) => (
    <Tick
      key={unit}
      id={`${fields.claimed}-${unit}`}
      name={fields.claimed}
      value={unit}
      defaultChecked={known.includes(unit)}
    >
      <span>{units.length === 1 ? t.claimOne : fillMessage(t.person, { number: unit })}</span>
    </Tick>
  ));
  if (units.length === 1) return <div>{boxes}</div>;
  return (
    <FieldGroup id={fields.claimed} label={t.claimOf} error={error}>
      {boxes}
    </FieldGroup>
  );
}
