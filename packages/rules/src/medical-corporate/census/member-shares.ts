/** What a priced category costs by person and by family: parts that sum to its premium (decisions M25, M67). */
import { allot } from '../../allot.ts';
import type { AgeSpan } from '../group.ts';
import type { PricedRow } from '../price-picture.ts';
import type { AnonymousPeople, AnonymousPerson } from './anonymous.ts';

/**
 * Fils of each person of a category, in their order. A row of the trace, with its share of each variant, falls on those that it
 * counts; what counts nobody of the list falls on the first of them.
 */
export function memberShares(
  people: readonly AnonymousPerson[],
  spans: Pick<AnonymousPeople, 'ageBands' | 'maternityBands'>,
  trace: readonly PricedRow[],
): number[] {
  const shares = people.map(() => 0);
  const add = (at: number, fils: number) => {
    shares[at] = (shares[at] ?? 0) + fils;
  };
  const variants = trace.filter(({ kind }) => kind === 'variant');
  const before = trace.filter(({ kind }) => kind !== 'variant');
  for (const [at, row] of before.entries()) {
    const fils = variants.reduce((sum, each) => sum + (each.sharesFils[at] ?? 0), row.amountFils);
    const counted = [...people.keys()].filter((person) => isCounted(people[person], spans, row));
    const whom = counted.length > 0 ? counted : [0];
    const parts = allot(
      fils,
      whom.map(() => 1),
    );
    for (const [place, person] of whom.entries()) add(person, parts[place] ?? 0);
  }
  return shares;
}

function isCounted(
  person: AnonymousPerson | undefined,
  { ageBands, maternityBands }: Pick<AnonymousPeople, 'ageBands' | 'maternityBands'>,
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
