/** The rows of a group's premium in words, the same on papers and in quotations; the Arabic stands in ar/group-papers. */
import { amountWord } from '../amount-word.ts';
import { letterOf } from '../category-letters.ts';
import { type Filled, filled, type Message } from '../message.ts';

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

export function categoryText(number: number): Message {
  return number === 0 ? 'All employees' : filled('Category {letter}', { letter: letterOf(number) });
}

/** Whom it is for; of a variant its name stands there instead. */
export function whomText({
  kind,
  ageFrom,
  ageTo,
  salary,
}: Pick<PremiumRow, 'kind' | 'ageFrom' | 'ageTo' | 'salary'>): Message {
  const texts = textsOf(kind, salary);
  if (ageFrom === null) return texts.all;
  return filled(texts.ages, { n: ageFrom, n2: ageTo ?? '' });
}

/** Premiums of maternity go by no salary. */
function textsOf(kind: PremiumRow['kind'], salary: PremiumRow['salary']) {
  if (kind === 'maternity') return { all: 'Maternity', ages: 'Maternity, {n} to {n2}' } as const;
  if (salary === null) return { all: 'Members', ages: 'Members, {n} to {n2}' } as const;
  return salary === 'lsb'
    ? ({ all: 'Members, low salary', ages: 'Members, {n} to {n2}, low salary' } as const)
    : ({ all: 'Members, higher salary', ages: 'Members, {n} to {n2}, higher salary' } as const);
}

export function eachText({
  count,
  eachFils,
  isDefault,
  basisPoints,
}: Pick<PremiumRow, 'count' | 'eachFils' | 'isDefault' | 'basisPoints'>): Message {
  if (basisPoints !== null) return filled('{n} % of the rows before it', { n: basisPoints / 100 });
  if (eachFils === null) return '';
  const amount = amountWord(eachFils, 'always');
  return isDefault
    ? filled('{n} × {amount}, the plan’s default premium', { n: count, amount })
    : filled('{n} × {amount}', { n: count, amount });
}

export function planWithVariantsText(planName: string, variantNames: readonly string[]): Message {
  if (variantNames.length === 0) return planName;
  const variants = variantsValue(variantNames);
  return filled('{plan}, with {variants}', { plan: { word: planName }, variants });
}

/** "Dental + Optical"; '' for none. */
export function variantsText(names: readonly string[]): Message {
  const value = variantsValue(names);
  return 'word' in value ? value.word : value;
}

function variantsValue([first = '', ...others]: readonly string[]): Filled | { word: string } {
  const a = { word: first };
  return others.length === 0 ? a : filled('{a} + {b}', { a, b: variantsValue(others) });
}
