import type { GeneralWizardPage } from '@muqarin/bff/contract/general/pages';
import choiceCss from '@/components/ui/choice-card.module.css';
import { ChoiceCard } from '@/components/ui/choice-card.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { FieldMessage } from '@/components/ui/field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { t } from '@/features/general/texts.ts';
import questionCss from '@/features/questions/questionnaire.module.css';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import css from '../questionnaire.module.css';

/** Yes or no, and what happened if somebody likes to say it (decisions G6). */
export function ClaimFields({ page: { answers, typed, errors } }: { page: GeneralWizardPage }) {
  const error = messageOf(errors, 'general_had_claim');
  const said = answers.had_claim === undefined ? undefined : answers.had_claim ? '1' : '0';
  const chosen = typed.general_had_claim ?? said;
  return (
    <>
      <fieldset aria-describedby={error ? 'general_had_claim-error' : undefined}>
        <legend>
          <h1 tabIndex={-1}>{t.claimTitle}</h1>
        </legend>
        <p className={questionCss.help}>{t.claimHelp}</p>
        <FieldMessage id="general_had_claim" error={error} />
        <div className={choiceCss.choices}>
          {(['1', '0'] as const).map((value) => (
            <ChoiceCard
              key={value}
              id={value === '1' ? 'general_had_claim' : 'general_had_claim-2'}
              name="general_had_claim"
              value={value}
              label={value === '1' ? t.yes : t.no}
              defaultChecked={chosen === value}
            />
          ))}
        </div>
      </fieldset>
      <div className={classes(fieldCss.fields, css.after)}>
        <TextField
          name="claim_details"
          label={t.claimDetails}
          maxLength={500}
          defaultValue={typed.claim_details ?? answers.claim_details}
        />
      </div>
    </>
  );
}
