import type { CivilDate } from '@muqarin/rules/dates';
import { genders } from '@muqarin/rules/genders';
import { memberFormName } from '@muqarin/rules/medical/checked';
import {
  allowedRelations,
  type Lookup,
  maritalStatuses,
  relations,
} from '@muqarin/rules/medical/lookups';
import type { Category } from '@muqarin/rules/medical/types';
import { fillMessage } from '@muqarin/rules/messages';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import stepCss from '@/features/questions/steps/steps.module.css';
import type { QuestionnaireTexts } from '@/features/questions/texts.ts';
import { controlId, messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import type { Place } from '../use-place.ts';
import { BirthDate } from './birth-date.tsx';

interface MemberFormProps {
  category: Category;
  index: number;
  count: number;
  place: Place;
  today: CivilDate;
  texts: QuestionnaireTexts;
}

/** The questions about one member; a relation without alternative is not asked (decisions M4). */
export function MemberForm({ category, index, count, place, today, texts }: MemberFormProps) {
  const t = texts.member;
  const isApplicant = category === 'self' && index === 0;
  const props = { index, place, texts };
  return (
    <fieldset className={stepCss.member}>
      <legend className={count === 1 && !isApplicant ? stepCss.alone : undefined}>
        {isApplicant ? t.you : fillMessage(t.one, { n: index + 1 })}
      </legend>
      <BirthDate {...props} today={today} />
      <TwoChoices {...props} field="gender_id" rows={genders} />
      <TwoChoices {...props} field="marital_status_id" rows={maritalStatuses} />
      <Relation {...props} allowed={allowedRelations(category, index)} />
    </fieldset>
  );
}

interface PartProps {
  index: number;
  place: Place;
  texts: QuestionnaireTexts;
}

function TwoChoices({
  index,
  place,
  texts,
  field,
  rows,
}: PartProps & { field: 'gender_id' | 'marital_status_id'; rows: readonly Lookup[] }) {
  const name = memberFormName(index, field);
  const id = controlId(name);
  const chosen = place.typed[name] ?? place.draft.members[index]?.[field]?.toString();
  return (
    <FieldGroup
      id={`${id}-group`}
      label={texts.member[field]}
      error={messageOf(place.errors, name)}
    >
      <div className={stepCss.two}>
        {rows.map((row, i) => (
          <ChoiceCard
            key={row.id}
            compact
            id={i === 0 ? id : `${id}-${i + 1}`}
            name={name}
            value={row.id}
            label={row.name}
            defaultChecked={`${row.id}` === chosen}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function Relation({ index, place, texts, allowed }: PartProps & { allowed: readonly number[] }) {
  const name = memberFormName(index, 'relation_id');
  const id = controlId(name);
  if (allowed.length === 1) return <input type="hidden" name={name} value={allowed[0]} />;
  const error = messageOf(place.errors, name);
  return (
    <Field id={id} label={texts.member.relation_id} error={error}>
      <Select
        id={id}
        name={name}
        defaultValue={place.typed[name] ?? place.draft.members[index]?.relation_id ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{texts.choose}</option>
        {relations
          .filter((row) => allowed.includes(row.id))
          .map((row) => (
            <option key={row.id} value={row.id}>
              {say(row.name)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
