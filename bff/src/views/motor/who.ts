/** The car and the driver in one line each, as every page of the quote says them. */

import type { MotorQuoteHead } from '@muqarin/quoting/contract/motor/quote-calls';
import type { Vehicle } from '@muqarin/quoting/contract/motor/vehicle';
import { formatDate, parseIsoDate } from '@muqarin/rules/dates';
import { emirates, nameOf } from '@muqarin/rules/emirates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formFor } from '@muqarin/rules/plural';
import counted from '../counted.json' with { type: 'json' };

/** "Toyota Camry SE 2021" */
export function carText({ make, model, variant, year }: Vehicle): string {
  return `${make.name} ${model.name} ${variant.name} ${year}`;
}

/** "Dubai, driver born 20/05/1990, 3 years without a claim" */
export function driverText({ answers }: Pick<MotorQuoteHead, 'answers'>): string {
  const born = parseIsoDate(answers.dob);
  const years = answers.claimFreeYears;
  const claimFree = years === 0 ? '' : `, ${claimFreeText(years)}`;
  const driver = born ? `, driver born ${formatDate(born)}` : '';
  return `${nameOf(emirates, answers.emirateId) ?? ''}${driver}${claimFree}`;
}

function claimFreeText(years: number): string {
  const text = formFor(counted.claimFree, years);
  return fillMessage(text, { years: years >= 5 ? '5 or more' : years });
}
