import { type AboutInsurers, type EveryLine, everyLine } from '../plan-list/filters/every-line.ts';
import { planFilters } from '../plan-list/filters/filter.ts';
import { allOf, anyOf, codesOf, flag, oneNumber, oneOf } from '../plan-list/filters/kinds.ts';
import { priceRange } from '../plan-list/filters/price.ts';
import { type ChosenProviders, providersFilter } from '../plan-list/filters/providers.ts';
import { firstOf, type QueryValues, textsOf } from '../plan-list/filters/query.ts';
import { chapterOf, type LimitChapter, limitChapterCodes } from '../plan-list/limit-chapters.ts';
import type { PricePair } from '../plan-list/price-range.ts';
import type { AgeSpan } from './group.ts';

/** What filtering and sorting need of a priced plan of one category (S0 3). */
export interface CorporateFacts {
  id: number;
  netFils: number;
  insurerId: number;
  tpaId: number;
  networkId: number;
  salary: readonly string[];
  molCensus: boolean;
  /** Null: no limit. */
  minEmployees: number | null;
  maxDependantPercent: number | null;
  minLowSalaryPercent: number | null;
  /** It has a premium for these; null: for every age. */
  ages: readonly AgeSpan[] | null;
  benefitIds: readonly number[];
  descriptionIds: readonly number[];
  /** Whole dirhams: what the plan pays a member and year at most. */
  limitAed: number;
}

export const salaryBands = ['lsb', 'nlsb'] as const;

/** The filters of the corporate state (S0 3). */
export interface CorporateFilters extends EveryLine {
  chapter: LimitChapter | null;
  price: PricePair | null;
  providers: ChosenProviders;
  salary: readonly string[];
  /** Age bands such as `36_45`. */
  ages: readonly string[];
  census: boolean;
  minLowSalary: number | null;
  maxDependants: number | null;
  minEmployees: number | null;
  descriptions: readonly number[];
  benefits: readonly number[];
  insurers: readonly number[];
  tpas: readonly number[];
  networks: readonly number[];
}

/**
 * Any of the companies, TPAs, networks and salaries, all of the benefits, descriptions and ages (decisions M33). The limits of a
 * plan pass as S0 5 says: what it asks for is not above the chosen figure, what it allows is not below.
 */
export const corporateFilters = planFilters<CorporateFacts, AboutInsurers, CorporateFilters>({
  chapter: oneOf<CorporateFacts, LimitChapter>('chapter', limitChapterCodes, ({ limitAed }) =>
    chapterOf(limitAed),
  ),
  price: priceRange({ names: ['min', 'max'], of: ({ netFils }: CorporateFacts) => netFils }),
  providers: providersFilter((plan: CorporateFacts) => plan),
  salary: codesOf('salary', salaryBands, ({ salary }: CorporateFacts, wanted) => {
    return wanted.length === 0 || wanted.some((band) => salary.includes(band));
  }),
  ages: {
    ...codesOf('ages', [], ({ ages }: CorporateFacts, wanted) =>
      wanted.every((band) => ages === null || ages.some((span) => isWithin(band, span))),
    ),
    read: (query) => ({ value: textsOf(query, 'ages').filter((text) => spanIn(text) !== null) }),
  },
  census: flag('census', ({ molCensus }: CorporateFacts, wanted) => !wanted || molCensus),
  minLowSalary: oneNumber(
    'min_lsb_perc',
    ({ minLowSalaryPercent }: CorporateFacts, most) => (minLowSalaryPercent ?? 0) <= most,
  ),
  maxDependants: oneNumber(
    'max_dependent_perc',
    ({ maxDependantPercent }: CorporateFacts, least) => (maxDependantPercent ?? 100) >= least,
  ),
  minEmployees: oneNumber(
    'min_employee_count',
    ({ minEmployees }: CorporateFacts, most) => (minEmployees ?? 1) <= most,
  ),
  descriptions: allOf('descriptions', ({ descriptionIds }: CorporateFacts) => descriptionIds),
  benefits: allOf('benefits', ({ benefitIds }: CorporateFacts) => benefitIds),
  insurers: anyOf('insurers', ({ insurerId }: CorporateFacts) => insurerId),
  tpas: anyOf('tpas', ({ tpaId }: CorporateFacts) => tpaId),
  networks: anyOf('networks', ({ networkId }: CorporateFacts) => networkId),
  ...everyLine<CorporateFacts>(({ insurerId }) => insurerId),
});

/** How a band stands in a form and an address. */
export function ageBandCode({ ageFrom, ageTo }: AgeSpan): string {
  return `${ageFrom}_${ageTo}`;
}

function spanIn(code: string): AgeSpan | null {
  const [, from, to] = /^(\d{1,3})_(\d{1,3})$/.exec(code) ?? [];
  return from === undefined ? null : { ageFrom: Number(from), ageTo: Number(to) };
}

function isWithin(code: string, { ageFrom, ageTo }: AgeSpan): boolean {
  const span = spanIn(code);
  return span !== null && span.ageFrom >= ageFrom && span.ageTo <= ageTo;
}

export type SortOrder = 'asc' | 'desc';

export function sortIn(query: QueryValues): SortOrder {
  return firstOf(query, 'sort') === 'desc' ? 'desc' : 'asc';
}

/**
 * By premium (S0 9); ties by the higher annual limit, which every tile shows, then insurer, then id, in both directions (decisions
 * M57).
 */
export function sortCorporate<Plan extends CorporateFacts>(
  plans: readonly Plan[],
  order: SortOrder,
): Plan[] {
  const sign = order === 'asc' ? 1 : -1;
  return plans.toSorted(
    (a, b) =>
      sign * (a.netFils - b.netFils) ||
      b.limitAed - a.limitAed ||
      a.insurerId - b.insurerId ||
      a.id - b.id,
  );
}

/** A box to ask for help stands after these places of the visible plans (S0 2, decisions M38). */
export const helpAfter: readonly number[] = [3, 6, 11, 16, 21, 26, 31, 36, 41];
