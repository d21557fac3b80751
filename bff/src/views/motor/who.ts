/** The car and the driver in one line each, as every page of the quote says them. */

import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { Vehicle } from '@muqarin/quoting/contract/motor/vehicle';
import { carName } from '@muqarin/rules/car-name';
import { shownDate } from '@muqarin/rules/dates';
import { named, said, type Text } from '../../locale/said.ts';
import { emirateName } from '../emirate-name.ts';

/** "Toyota Camry SE 2021" */
export function carText(vehicle: Vehicle): Text {
  return named(carName(vehicle));
}

/** "Dubai, driver born 20/05/1990, 3 years without a claim" */
export function driverText({ answers }: Pick<MotorQuoteHead, 'answers'>): Text {
  const { claimFreeYears: n } = answers;
  const values = { emirate: emirateName(answers.emirateId), day: shownDate(answers.dob) };
  if (n === 0) return said('{emirate}, driver born {day}', values);
  if (n >= 5) return said('{emirate}, driver born {day}, 5 or more years without a claim', values);
  return n === 1
    ? said('{emirate}, driver born {day}, {n} year without a claim', { ...values, n })
    : said('{emirate}, driver born {day}, {n} years without a claim', { ...values, n });
}
