import { parseAedText } from '../money.ts';
import { amountParts } from '../money-format.ts';
import { type Control, line } from '../questions/control.ts';
import { MOST_FILS } from './constants.ts';
import type { Figure } from './insurance-types.ts';
import type { GeneralDraft } from './types.ts';

/** The amounts a price may stand on, by their form fields. */
export const FIGURE_FIELDS = [
  { figure: 'turnover', field: 'turnover', key: 'turnoverFils' },
  { figure: 'sum_insured', field: 'sum_insured', key: 'sumInsuredFils' },
  { figure: 'contract_value', field: 'contract_value', key: 'contractValueFils' },
] as const;

export const typedNumber = { dir: 'ltr', autoComplete: 'off', maxLength: 20 } as const;

/** An amount as a person would type it: "600,000" or "720,000.25". */
export function amountControl(
  name: string,
  label: string,
  fils: (draft: GeneralDraft) => number | undefined,
  hint: { hint?: string } = {},
): Control<GeneralDraft> {
  const value = (draft: GeneralDraft) => {
    const held = fils(draft);
    return held === undefined ? undefined : amountParts(held).number;
  };
  return line(name, label, { inputMode: 'decimal', ...typedNumber }, { ...hint, value });
}

const labels = { turnover: 'turnover', sum_insured: 'sumInsured', contract_value: 'contractValue' };

/** The amounts that prices of these figures are rates of. */
export function figureControls(figures: readonly Figure[]): Control<GeneralDraft>[] {
  return FIGURE_FIELDS.filter(({ figure }) => figures.includes(figure)).map(({ field, key }) =>
    amountControl(
      field,
      labels[field],
      (draft) => draft[key],
      field === 'sum_insured' ? { hint: 'sumInsuredHint' } : {},
    ),
  );
}

/** Fils of a typed amount; undefined for an empty one, NaN for what is no amount of this size. */
export function parseFigure(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const fils = parseAedText(typed);
  return fils !== null && fils > 0 && fils <= MOST_FILS ? fils : Number.NaN;
}

/** The same for wages, where nobody may earn nothing (decisions G5). */
export function parseWages(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const fils = parseAedText(typed);
  return fils !== null && fils >= 0 && fils <= MOST_FILS ? fils : Number.NaN;
}
