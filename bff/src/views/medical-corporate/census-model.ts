/** What was read of a staff list, as its page shows it. */
import { categoryFields } from '@muqarin/rules/medical-corporate/census/category-rule';
import type { CensusField } from '@muqarin/rules/medical-corporate/census/table';
import { censusAllowed, censusFaults } from '@muqarin/rules/medical-corporate/messages-census';
import type {
  CensusColumn,
  CensusPage,
  CensusProblem,
} from '../../../contract/medical-corporate/census.ts';
import type { DraftFields } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { ReadCensus } from '../../use-cases/medical-corporate/census/session-census.ts';

type Model = Omit<CensusPage, 'reference' | 'hasEarlier' | 'hasQuote' | 'errors' | 'notice'>;

/** So many fit into one form with all else. */
const PROBLEMS_SHOWN = 30;

export function censusModel(read: ReadCensus): DraftFields<Model> {
  const headerOf = (column: number) => read.headers[column] ?? '';
  return {
    reading: read.reading,
    sheet: read.sheet,
    sheets: read.sheets,
    columns: read.headers.map((_, column) => columnOf(read, column)),
    asked: read.asked.map(({ field, candidates }) => ({
      field,
      candidates: candidates.map((one) => ({ ...one, header: headerOf(one.column) })),
    })),
    dates: read.dates.map(({ column, order }) => ({ header: headerOf(column), order })),
    people: read.people,
    by: read.by,
    categories: read.categories,
    renumbered: read.renumbered,
    assumptions: read.assumptions,
    outside: read.outside,
    grades: read.grades,
    formulaCount: read.formulaCount,
    formulas: read.formulas.map(({ row, column, read: shown }) => {
      return { row, header: headerOf(column), read: shown };
    }),
    withoutCategory: read.withoutCategory,
    problemCount: read.problemCount,
    problems: read.problems.slice(0, PROBLEMS_SHOWN).map((one) => problemOf(one, headerOf)),
  };
}

function columnOf(read: ReadCensus, column: number): CensusColumn {
  const found = Object.entries(read.columns).find(([, at]) => at === column)?.[0];
  const field = (found as CensusField | undefined) ?? null;
  const open = read.asked
    .flatMap(({ candidates }) => candidates)
    .find((one) => one.column === column);
  const unknown = read.unknown.find((one) => one.column === column);
  const examples = (open ?? unknown)?.examples ?? [];
  return { column, header: read.headers[column] ?? '', field, examples, how: howOf() };

  function howOf(): CensusColumn['how'] {
    if (String(column) in read.reading.chosen) return 'chosen';
    if (field !== null) return read.byValues.includes(field) ? 'values' : 'header';
    if (open) return 'asked';
    return unknown ? 'unknown' : 'header';
  }
}

function problemOf(
  { row, column, field, read, fault }: ReadCensus['problems'][number],
  headerOf: (column: number) => string,
): DraftFields<CensusProblem> {
  const isOfCategory = categoryFields.includes(field);
  return {
    row,
    column,
    header: column === null ? '' : headerOf(column),
    field,
    read,
    wrong: ours(censusFaults[fault]),
    allowed: ours(censusAllowed[field]),
    needsCategory: isOfCategory && fault !== 'principal_left_out' && fault !== 'not_a_category',
    isAnothers: fault === 'principal_left_out',
  };
}
