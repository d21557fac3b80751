import { drivingExperience } from '@muqarin/rules/motor/lookups';
import choiceCss from '@/components/ui/choice-card.module.css';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { Field, FieldMessage } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import questionCss from '@/features/questions/questionnaire.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import { Waiting } from './car-step.tsx';
import type { MotorStepProps } from './step-props.ts';

/** Experience and nationality share a page (S1 2 step 5), so a click does not go on. */
export function ExperienceStep({ q, texts }: MotorStepProps) {
  const { draft, typed, errors } = q.place;
  const { uae_drive_exp, nationality_id } = draft.answers;
  const t = texts.motor;
  const years = typed.uae_drive_exp ?? uae_drive_exp?.toString();
  const error = messageOf(errors, 'uae_drive_exp');
  return (
    <div className={fieldCss.fields}>
      <fieldset aria-describedby={error ? 'uae_drive_exp-error' : undefined}>
        <legend>
          <h1 tabIndex={-1}>{t.experience.title}</h1>
        </legend>
        <p className={questionCss.help}>{t.experience.help}</p>
        <FieldMessage id="uae_drive_exp" error={error} />
        <div className={choiceCss.choices}>
          {drivingExperience.map(({ id, name }, i) => (
            <ChoiceCard
              compact
              key={id}
              id={i === 0 ? 'uae_drive_exp' : `uae_drive_exp-${id}`}
              name="uae_drive_exp"
              value={id}
              label={name}
              defaultChecked={`${id}` === years}
            />
          ))}
        </div>
      </fieldset>
      <Nationality
        q={q}
        texts={texts}
        chosen={typed.nationality_id ?? nationality_id?.toString() ?? ''}
      />
    </div>
  );
}

function Nationality({
  q,
  texts: { motor: t },
  chosen,
}: Pick<MotorStepProps, 'q' | 'texts'> & { chosen: string }) {
  const { lists } = q;
  if (lists === null || lists === 'failed') {
    return <Waiting failed={lists === 'failed'} q={q} texts={t} />;
  }
  const error = messageOf(q.place.errors, 'nationality_id');
  return (
    <Field
      id="nationality_id"
      label={t.experience.nationality}
      hint={t.experience.nationalityHint}
      error={error}
    >
      <Select
        id="nationality_id"
        name="nationality_id"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          error ? 'nationality_id-hint nationality_id-error' : 'nationality_id-hint'
        }
      >
        <option value="">{t.choose}</option>
        {(lists.nationalities ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
