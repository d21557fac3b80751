/** The people of a change, looked at one by one before anything is priced: what is wrong with each, else what they become. */
import { ageOn, compareDates, parseIsoDate } from '@muqarin/rules/dates';
import { isCaseOf } from '@muqarin/rules/medical-corporate/change-cases';
import type {
  Joining,
  Leaving,
  WrongRow,
} from '../../../../contract/medical-corporate/change-calls.ts';
import { categoryMark } from '../../../domain/medical-corporate/sale-units.ts';
import type { CoveredUnit } from '../../../domain/policy-money/types.ts';
import type { Described } from './members.ts';

export interface Joins {
  at: number;
  row: Joining;
  unit: string;
  age: number;
  /** The plan of the category, with its variants. */
  plan: string;
}

export interface Leaves {
  at: number;
  row: Leaving;
  /** The member, and the maternity cover that ends with them. */
  units: string[];
}

export interface Checked {
  joins: Joins[];
  leaves: Leaves[];
  wrong: WrongRow[];
}

/** What the rows are looked at against. */
export interface Known {
  described: ReadonlyMap<string, Described>;
  units: readonly CoveredUnit[];
  /** The first day without the policy, where it was cancelled. */
  cancelledOn: string | null;
  /** Plans by their category. */
  plans: ReadonlyMap<number, string>;
}

const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}\-/.]{0,19}$/u;
/** A category's mark and a number. */
const OF_ROW = /^(\D+)(\d{1,6})$/;
const OLDEST = 110;

type Reason = WrongRow['reason'];

export function checkRows(
  known: Known,
  { joining, leaving }: { joining: readonly Joining[]; leaving: readonly Leaving[] },
): Checked {
  const wrong: WrongRow[] = [];
  const taken = new Set(known.units.map(({ unit }) => unit));
  const own = new Set<string>();
  // Numbers that somebody has chosen go first: those that the policy gives go around them.
  const asked = joining.map(({ number }) => number.trim()).filter((number) => number !== '');
  const numbers = numbersOf(known.units, asked);
  const hasEnded = (day: string): Reason | null =>
    known.cancelledOn !== null && day >= known.cancelledOn ? 'policy_ended' : null;
  const joins = joining.flatMap((row, at): Joins[] => {
    const number = row.number.trim();
    const reason =
      wrongJoining(row, known.plans) ??
      hasEnded(row.effectiveOn) ??
      wrongNumber(number, taken, own);
    if (reason) {
      wrong.push({ kind: 'joins', at, reason });
      return [];
    }
    if (number !== '') own.add(number);
    const unit = number === '' ? numbers.next(row.category) : number;
    taken.add(unit);
    numbers.take(unit);
    return [{ at, row, unit, ...pricedAs(row, known.plans) }];
  });
  const gone = new Set<string>();
  const leaves = leaving.flatMap((row, at): Leaves[] => {
    const found = hasEnded(row.effectiveOn) ?? unitsOf(row, known, gone);
    if (typeof found === 'string') {
      wrong.push({ kind: 'leaves', at, reason: found });
      return [];
    }
    for (const unit of found) gone.add(unit);
    return [{ at, row, units: found }];
  });
  return { joins, leaves, wrong };
}

/** By the age on the day on which somebody joins, and the plan of their category. */
export function pricedAs(
  { birthDate, effectiveOn, category }: Joining,
  plans: ReadonlyMap<number, string>,
): { age: number; plan: string } {
  const [born, day] = [parseIsoDate(birthDate), parseIsoDate(effectiveOn)];
  return { age: born && day ? ageOn(born, day) : 0, plan: plans.get(category) ?? '' };
}

/** What is wrong with somebody who joins, whoever is in the policy. */
export function wrongJoining(row: Joining, plans: Known['plans']): Reason | null {
  const day = parseIsoDate(row.effectiveOn);
  const born = parseIsoDate(row.birthDate);
  if (!day) return 'bad_day';
  if (!born || ageOn(born, day) > OLDEST) return 'bad_birth_date';
  if (compareDates(born, day) > 0) return 'born_later';
  if (!plans.has(row.category)) return 'no_category';
  return isCaseOf(row.relation, row.case) ? null : 'case_of_others';
}

function wrongNumber(
  number: string,
  taken: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Reason | null {
  if (number === '') return null;
  if (!NUMBER.test(number)) return 'bad_number';
  if (own.has(number)) return 'twice_in_form';
  return taken.has(number) ? 'number_taken' : null;
}

/** The next number of each category's own row. */
function numbersOf(units: readonly CoveredUnit[], asked: readonly string[]) {
  const last = new Map<string, number>();
  const take = (unit: string) => {
    const [, mark = '', digits = ''] = OF_ROW.exec(unit) ?? [];
    if (digits !== '') last.set(mark, Math.max(last.get(mark) ?? 0, Number(digits)));
  };
  for (const { unit } of units) take(unit);
  return {
    take,
    next: (category: number): string => {
      const mark = categoryMark(category);
      let next = (last.get(mark) ?? 0) + 1;
      while (asked.includes(`${mark}${next}`)) next += 1;
      return `${mark}${next}`;
    },
  };
}

function unitsOf(row: Leaving, known: Known, gone: ReadonlySet<string>): string[] | Reason {
  if (!parseIsoDate(row.effectiveOn)) return 'bad_day';
  const typed = row.number.trim();
  const exact = known.units.find(({ unit }) => unit === typed);
  const found = exact ?? known.units.find(({ unit }) => unit.toUpperCase() === typed.toUpperCase());
  if (!found) return 'not_covered';
  const { unit } = found;
  if (gone.has(unit)) return 'twice_in_form';
  const own = known.described.get(unit);
  // Of a person the maternity cover is in their own row.
  if (!row.maternity || own?.kind !== 'member' || own.relation !== null) return [unit];
  const maternity = known.units.find((other) => {
    const place = known.described.get(other.unit);
    return place && other.until === null && !gone.has(other.unit) && isMaternityFor(place, own);
  });
  return maternity ? [unit, maternity.unit] : 'no_maternity';
}

function isMaternityFor(place: Described, member: Described): boolean {
  if (place.kind !== 'maternity' || place.category !== member.category) return false;
  return (
    (place.ageFrom ?? 0) <= (member.ageTo ?? OLDEST) &&
    (member.ageFrom ?? 0) <= (place.ageTo ?? OLDEST)
  );
}
