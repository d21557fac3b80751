import { FIGURE_FIELDS } from '@muqarin/rules/general/figures';
import type { Figure } from '@muqarin/rules/general/insurance-types';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import fieldCss from '@/components/ui/field.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import { typedAmount } from '@/features/general/amounts.ts';
import { t } from '@/features/general/texts.ts';
import { messageOf, type NamedError } from '@/lib/field-names.ts';

interface Props {
  figures: readonly Figure[];
  answers: GeneralDraft;
  typed: Readonly<Record<string, string>>;
  errors: readonly NamedError[];
}

const labels = {
  turnover: () => t.turnover,
  sum_insured: () => t.sumInsured,
  contract_value: () => t.contractValue,
} as const;

/** The amounts that prices are rates of. */
export function FigureFields({ figures, answers, typed, errors }: Props) {
  return (
    <div className={fieldCss.fields}>
      {FIGURE_FIELDS.filter(({ figure }) => figures.includes(figure)).map(({ field, key }) => (
        <TextField
          key={field}
          name={field}
          label={labels[field]()}
          hint={field === 'sum_insured' ? t.sumInsuredHint : undefined}
          error={messageOf(errors, field)}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed[field] ?? typedAmount(answers[key])}
        />
      ))}
    </div>
  );
}
