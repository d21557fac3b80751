import { type AboutInsurers, type EveryLine, everyLine } from '../plan-list/filters/every-line.ts';
import { planFilters } from '../plan-list/filters/filter.ts';
import { allOf, anyOf, codesOf, flag, oneOf, yesOrNo } from '../plan-list/filters/kinds.ts';
import { priceRange } from '../plan-list/filters/price.ts';
import { type ChosenProviders, providersFilter } from '../plan-list/filters/providers.ts';
import { chapterOf, type LimitChapter, limitChapterCodes } from '../plan-list/limit-chapters.ts';
import type { PricePair } from '../plan-list/price-range.ts';
import type { Category } from './types.ts';

export type SalaryBand = 'lsb' | 'hsb' | 'nlsb' | 'none';

/** What filtering and sorting need of a plan tile (S0 3). */
export interface FilterTile {
  id: number;
  ins_id: number;
  nw_id: number;
  tpa_id: number;
  /** Net, all members (decisions M63). */
  premiumFils: number;
  salary: SalaryBand;
  insured_for: readonly string[];
  bids: readonly number[];
  dids: readonly number[];
  pre_existing: 'yes' | 'no';
  /** Whole dirhams: what the plan pays in a year at most. */
  limitAed: number;
}

/** The individual list's filters (S0 3). */
export interface Filters extends EveryLine {
  /** One chapter of the list, or all of it. */
  chapter: LimitChapter | null;
  price: PricePair | null;
  providers: ChosenProviders;
  pre_existing: 'no' | 'yes';
  is_investor: boolean;
  dids: readonly number[];
  bids: readonly number[];
  ins_ids: readonly number[];
  salary: readonly string[];
}

/** Whom the list is for; without `category`, every plan not for investors only fits. */
export interface MedicalAbout extends AboutInsurers {
  category?: Category | undefined;
}

/**
 * Salary bands and insurers: any of the chosen, a plan without a salary band always; benefits and descriptions: all of the
 * chosen (decisions M31 to M33). Pre-existing starts at no, everything else is off (S0 9).
 */
export const medicalFilters = planFilters<FilterTile, MedicalAbout, Filters>({
  chapter: oneOf<FilterTile, LimitChapter>('chapter', limitChapterCodes, ({ limitAed }) =>
    chapterOf(limitAed),
  ),
  price: priceRange({
    names: ['price_min', 'price_max'],
    of: ({ premiumFils }: FilterTile) => premiumFils,
  }),
  providers: providersFilter(({ nw_id: networkId, tpa_id: tpaId }: FilterTile) => {
    return { networkId, tpaId };
  }),
  // Decisions M31, the one place to swap in the equality reading: no means "not required".
  pre_existing: yesOrNo('pre_existing', ({ pre_existing }: FilterTile) => pre_existing === 'yes'),
  is_investor: {
    ...flag<FilterTile, MedicalAbout>('is_investor', (tile, isInvestor, { category }) =>
      fitsPerson(tile, isInvestor, category),
    ),
    isAbout: true,
  },
  dids: allOf('dids', ({ dids }: FilterTile) => dids),
  bids: allOf('bids', ({ bids }: FilterTile) => bids),
  ins_ids: anyOf('ins_ids', ({ ins_id }: FilterTile) => ins_id),
  salary: codesOf('salary', ['lsb', 'hsb', 'nlsb', 'none'], fitsSalary),
  ...everyLine<FilterTile>(({ ins_id }) => ins_id),
});

/** Decisions M32: only investors' plans when on, those for the category when off. */
export function fitsPerson(
  tile: Pick<FilterTile, 'insured_for'>,
  isInvestor: boolean,
  category: Category | undefined,
): boolean {
  if (isInvestor) return tile.insured_for.includes('investor');
  if (category !== undefined) return tile.insured_for.includes(category);
  return tile.insured_for.some((person) => person !== 'investor');
}

/** The specification names the band above low both ways (decisions M21: hsb = nlsb). */
function fitsSalary(tile: FilterTile, salary: readonly string[]): boolean {
  if (salary.length === 0 || tile.salary === 'none' || salary.includes(tile.salary)) return true;
  if (tile.salary === 'hsb') return salary.includes('nlsb');
  return tile.salary === 'nlsb' && salary.includes('hsb');
}
