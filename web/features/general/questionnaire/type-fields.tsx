import { type GeneralCode, generalTypes, parseTypes } from '@muqarin/rules/general/insurance-types';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import choiceCss from '@/components/ui/choice-card.module.css';
import { FieldMessage } from '@/components/ui/field.tsx';
import { t, typeName } from '@/features/general/texts.ts';
import questionCss from '@/features/questions/questionnaire.module.css';
import type { Asked } from '@/features/questions/steps/asked.ts';
import { classes } from '@/lib/classes.ts';
import { messageOf } from '@/lib/field-names.ts';
import css from './questionnaire.module.css';

interface TypeFieldsProps {
  asked: Asked<GeneralDraft>;
  ratedTypes: readonly string[];
}

/** One or more types (S1 5); each says whether its price comes at once. */
export function TypeFields({ asked, ratedTypes }: TypeFieldsProps) {
  const { draft, typed, errors } = asked;
  const chosen =
    typed.selected_general_codes === undefined
      ? (draft.types ?? [])
      : parseTypes([typed.selected_general_codes]);
  const error = messageOf(errors, 'selected_general_codes');
  return (
    <fieldset aria-describedby={error ? 'selected_general_codes-error' : undefined}>
      <legend>
        <h1 tabIndex={-1}>{t.typeTitle}</h1>
      </legend>
      <p className={questionCss.help}>{t.typeHelp}</p>
      <FieldMessage id="selected_general_codes" error={error} />
      <div className={choiceCss.choices}>
        {generalTypes.map(({ code }, i) => (
          <TypeCard
            key={code}
            code={code}
            id={i === 0 ? 'selected_general_codes' : `type-${code}`}
            checked={chosen.includes(code)}
            priced={ratedTypes.includes(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CardProps {
  code: GeneralCode;
  id: string;
  checked: boolean;
  priced: boolean;
}

function TypeCard({ code, id, checked, priced }: CardProps) {
  return (
    <label className={classes(choiceCss.choice, css.type)}>
      <input
        id={id}
        type="checkbox"
        name="selected_general_codes"
        value={code}
        defaultChecked={checked}
      />
      <span className={css.box} aria-hidden="true" />
      <span>
        <span className={choiceCss.label}>{typeName(code)}</span>
        <span className={choiceCss.hint}>{t[`hint_${code}`]}</span>
        <span className={css.state}>{priced ? t.priced : t.onRequest}</span>
      </span>
    </label>
  );
}
