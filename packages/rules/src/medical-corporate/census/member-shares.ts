/** What a priced category costs by person and by family: parts that sum to its premium (decisions M25, M67). */
import { allot } from '../../allot.ts';
import type { AgeSpan } from '../group.ts';
import type { PricedRow } from '../price-picture.ts';
import type { AnonymousPeople, AnonymousPerson } from './anonymous.ts';

type Spans = Pick<AnonymousPeople, 'ageBands' | 'maternityBands'>;

/** One line of what somebody costs: their part of a row, or of a variant's share of it. */
export interface MemberPart extends Pick<PricedRow, 'kind' | 'ageFrom' | 'ageTo' | 'salary'> {
  /** Of which variant of the trace, in its order; null: of the plan itself. */
  variant: number | null;
  fils: number;
}

/**
 * Fils of each person of a category, in their order. A row of the trace, with its share of each variant, falls on those that it
 * counts; what counts nobody of the list falls on the first of them.
 */
export function memberShares(
  people: readonly AnonymousPerson[],
  spans: Spans,
  trace: readonly PricedRow[],
): number[] {
  const shares = people.map(() => 0);
  for (const { whom, amounts } of rowsOf(people, spans, trace)) {
    const fils = amounts.reduce((sum, each) => sum + each, 0);
    const parts = equalParts(fils, whom.length);
    for (const [place, person] of whom.entries())
      shares[person] = (shares[person] ?? 0) + (parts[place] ?? 0);
  }
  return shares;
}

/** The same, taken apart: the lines of each sum to what `memberShares` gives them, and those of a row to that row. */
export function memberParts(
  people: readonly AnonymousPerson[],
  spans: Spans,
  trace: readonly PricedRow[],
): MemberPart[][] {
  const parts = people.map((): MemberPart[] => []);
  for (const { row, whom, amounts } of rowsOf(people, spans, trace)) {
    const { kind, ageFrom, ageTo, salary } = row;
    let sum = 0;
    let before = whom.map(() => 0);
    for (const [at, amount] of amounts.entries()) {
      sum += amount;
      // What all so far come to, less what they came to without this one: so the lines sum to the one rounding of all.
      const now = equalParts(sum, whom.length);
      for (const [place, person] of whom.entries()) {
        const fils = (now[place] ?? 0) - (before[place] ?? 0);
        const variant = at === 0 ? null : at - 1;
        if (fils !== 0 || at === 0)
          parts[person]?.push({ kind, ageFrom, ageTo, salary, variant, fils });
      }
      before = now;
    }
  }
  return parts;
}

/** Whether each row of the trace counts as many of these people as it was priced for. */
export function countsFit(
  people: readonly AnonymousPerson[],
  spans: Spans,
  trace: readonly PricedRow[],
): boolean {
  const before = trace.filter(({ kind }) => kind !== 'variant');
  const members = before.filter(({ kind }) => kind === 'members');
  return (
    members.reduce((sum, { count }) => sum + count, 0) === people.length &&
    before.every((row) => people.filter((one) => isCounted(one, spans, row)).length === row.count)
  );
}

/** Each row before the variants: whom it falls on, its own amount, and its share of each variant. */
function rowsOf(people: readonly AnonymousPerson[], spans: Spans, trace: readonly PricedRow[]) {
  const variants = trace.filter(({ kind }) => kind === 'variant');
  const before = trace.filter(({ kind }) => kind !== 'variant');
  return before.map((row, at) => {
    const counted = [...people.keys()].filter((person) => isCounted(people[person], spans, row));
    const amounts = [row.amountFils, ...variants.map(({ sharesFils }) => sharesFils[at] ?? 0)];
    return { row, whom: counted.length > 0 ? counted : [0], amounts };
  });
}

const equalParts = (fils: number, among: number) =>
  allot(
    fils,
    Array.from({ length: among }, () => 1),
  );

function isCounted(
  person: AnonymousPerson | undefined,
  { ageBands, maternityBands }: Spans,
  { kind, ageFrom, salary, ...row }: PricedRow,
): boolean {
  if (!person) return false;
  const [, , , age, low, maternity] = person;
  const isIn = (span: AgeSpan | undefined) =>
    span !== undefined && span.ageFrom === ageFrom && span.ageTo === row.ageTo;
  if (kind === 'maternity') return isIn(maternityBands[maternity]);
  if (salary !== null && (salary === 'lsb') !== (low === 1)) return false;
  return ageFrom === null || isIn(ageBands[age]);
}
