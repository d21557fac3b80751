/** The rows of a group's premium in words, the same on papers and in quotations; the Arabic stands in ar/group-papers. */
import { letterOf } from '../category-letters.ts';
import { formatAed } from '../money-format.ts';

export interface PremiumRow {
  kind: 'members' | 'maternity' | 'variant';
  ageFrom: number | null;
  ageTo: number | null;
  salary: 'lsb' | 'nlsb' | null;
  count: number;
  eachFils: number | null;
  isDefault: boolean;
  basisPoints: number | null;
}

export function categoryText(number: number): string {
  return number === 0 ? 'All employees' : `Category ${letterOf(number)}`;
}

/** Whom it is for; of a variant its name stands there instead. */
export function whomText({
  kind,
  ageFrom,
  ageTo,
  salary,
}: Pick<PremiumRow, 'kind' | 'ageFrom' | 'ageTo' | 'salary'>): string {
  const who = kind === 'maternity' ? 'Maternity' : 'Members';
  const ages = ageFrom === null ? who : `${who}, ${ageFrom} to ${ageTo}`;
  if (salary === null) return ages;
  return salary === 'lsb' ? `${ages}, low salary` : `${ages}, higher salary`;
}

export function eachText({
  count,
  eachFils,
  isDefault,
  basisPoints,
}: Pick<PremiumRow, 'count' | 'eachFils' | 'isDefault' | 'basisPoints'>): string {
  if (basisPoints !== null) return `${basisPoints / 100} % of the rows before it`;
  if (eachFils === null) return '';
  const each = `${count} × ${formatAed(eachFils, 'always')}`;
  return isDefault ? `${each}, the plan’s default premium` : each;
}

export function planWithVariantsText(planName: string, variantNames: readonly string[]): string {
  return variantNames.length === 0 ? planName : `${planName}, with ${variantNames.join(' + ')}`;
}
