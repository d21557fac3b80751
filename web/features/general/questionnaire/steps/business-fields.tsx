import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import { emirates } from '@muqarin/rules/emirates';
import { figuresOf } from '@muqarin/rules/general/insurance-types';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { t } from '@/features/general/texts.ts';
import questionCss from '@/features/questions/questionnaire.module.css';
import { messageOf } from '@/lib/field-names.ts';
import { say } from '@/lib/reader.ts';
import css from '../questionnaire.module.css';
import { FigureFields } from './figure-fields.tsx';

/** Activity and emirate, each with its id (S1 5), and what the chosen types are rates of. */
export function BusinessFields({ page }: { page: GeneralWizardPage }) {
  const { answers, typed, errors } = page;
  const rated = (answers.types ?? []).filter((type) => page.ratedTypes.includes(type));
  const figures = figuresOf(rated).filter((figure) => figure !== 'employees');
  return (
    <>
      <h1 tabIndex={-1}>{t.businessTitle}</h1>
      <p className={questionCss.help}>{t.businessHelp}</p>
      <div className={fieldCss.fields}>
        <Choice
          name="business_activity_id"
          label={t.activity}
          hint={t.activityHint}
          options={page.activities}
          chosen={typed.business_activity_id ?? answers.activity_id?.toString()}
          error={messageOf(errors, 'business_activity_id')}
        />
        <Choice
          name="emirate_id"
          label={t.emirate}
          options={emirates.map(({ id, name }) => ({ id, name: say(name) }))}
          chosen={typed.emirate_id ?? answers.emirate_id?.toString()}
          error={messageOf(errors, 'emirate_id')}
        />
      </div>
      {figures.length === 0 ? null : (
        <section className={css.figures} aria-labelledby="figures-title">
          <h2 id="figures-title">{t.figures}</h2>
          <p className={questionCss.help}>{t.figuresHelp}</p>
          <FigureFields figures={figures} answers={answers} typed={typed} errors={errors} />
        </section>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { id: number; name: string }[];
  chosen: string | undefined;
  error: string | undefined;
}

function Choice({ name, label, hint, options, chosen, error }: ChoiceProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <Select
        id={name}
        name={name}
        defaultValue={chosen ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
      >
        <option value="">{t.choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
