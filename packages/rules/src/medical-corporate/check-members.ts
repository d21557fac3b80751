import type { MemberDetails } from './group.ts';
import { corporateMessages } from './messages.ts';

/** The texts of S0 5 that stop member details from being saved, in the order of the document; empty where all is well. */
export function checkMembers(details: MemberDetails): string[] {
  const { employees, members, lsb, nlsb, ageBands, maternityBands } = details;
  const inBands = sum(ageBands.map((band) => band.members));
  const married = sum(maternityBands.map((band) => band.marriedWomen));
  const found: string[] = [];
  if (employees > members) found.push(corporateMessages.employeesAboveMembers);
  if (lsb + nlsb !== members || !isMatrixRight(details))
    found.push(corporateMessages.salaryBandSum);
  if (inBands !== members) found.push(corporateMessages.ageBandSum);
  if (married > members) found.push(corporateMessages.marriedFemales);
  return found;
}

/** Low salaries by band are of all bands or of none, and come to the category's number (decisions M23). */
function isMatrixRight({ lsb, ageBands }: MemberDetails): boolean {
  const given = ageBands.flatMap((band) => (band.lsb === null ? [] : [band.lsb]));
  if (given.length === 0) return true;
  if (given.length < ageBands.length) return false;
  return sum(given) === lsb && ageBands.every((band) => (band.lsb ?? 0) <= band.members);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
