import { parseAedText } from '../money.ts';
import { MOST_FILS } from './constants.ts';

/** The amounts a price may stand on, by their form fields. */
export const FIGURE_FIELDS = [
  { figure: 'turnover', field: 'turnover', key: 'turnoverFils' },
  { figure: 'sum_insured', field: 'sum_insured', key: 'sumInsuredFils' },
  { figure: 'contract_value', field: 'contract_value', key: 'contractValueFils' },
] as const;

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
