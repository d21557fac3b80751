import { type CivilDate, daysBetween, parseIsoDate } from '@muqarin/rules/dates';
import { assertFils, roundHalfUpDiv } from '@muqarin/rules/money';
import type { PolicyTerms } from '@muqarin/rules/policy-terms';

/** Days from `first` to `last`, both included. */
export function daysOf(first: string, last: string): number {
  return daysBetween(civil(first), civil(last)) + 1;
}

/** fils × left / days, rounded once as the insurer rounds. Throws RangeError on what is no amount of whole fils from 0 up. */
export function shareOf(
  fils: number,
  left: number,
  days: number,
  rounding: PolicyTerms['rounding'],
): number {
  const product = assertFils(fils * left);
  if (fils < 0 || left < 0) throw new RangeError('a share is of a premium and of days left');
  if (rounding === 'half_up') return roundHalfUpDiv(product, days);
  const rest = product % days;
  return (product - rest) / days + (rounding === 'up' && rest > 0 ? 1 : 0);
}

/** What of a premium is paid back after so many days of cover, by a table in the order of its days. */
export function tableBasisPoints(
  rows: NonNullable<PolicyTerms['shortPeriod']>,
  coveredDays: number,
): number {
  return rows.find(({ throughDay }) => coveredDays <= throughDay)?.refundBasisPoints ?? 0;
}

function civil(day: string): CivilDate {
  const date = parseIsoDate(day);
  if (!date) throw new RangeError(`not a day: ${day}`);
  return date;
}
