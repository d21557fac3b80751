import { MAX_MEMBERS, MIN_MEMBERS } from '@muqarin/rules/medical/constants';
import fieldCss from '@/components/ui/field.module.css';
import { Field } from '@/components/ui/field.tsx';
import css from '@/features/questions/questionnaire.module.css';
import stepCss from '@/features/questions/steps/steps.module.css';
import { messageOf } from '@/lib/field-names.ts';
import type { StepProps } from './step-props.ts';

export function CountStep({ place, title, texts }: StepProps) {
  const t = texts.member_count;
  const error = messageOf(place.errors, 'member_count');
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.help}>{t.help}</p>
      <div className={stepCss.short}>
        <Field id="member_count" label={t.label} hint={t.hint} error={error}>
          <input
            id="member_count"
            className={fieldCss.input}
            name="member_count"
            type="number"
            inputMode="numeric"
            dir="ltr"
            min={MIN_MEMBERS}
            max={MAX_MEMBERS}
            step={1}
            defaultValue={place.typed.member_count ?? place.draft.member_count ?? ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'member_count-hint member_count-error' : 'member_count-hint'}
          />
        </Field>
      </div>
    </>
  );
}
