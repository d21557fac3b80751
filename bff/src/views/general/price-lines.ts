/** The lines of a general price in words, for paper; the pages word the same in their own message files. */
import type { GeneralTile } from '@muqarin/quoting/contract/general/quote';
import { formatAed } from '@muqarin/rules/money-format';
import { formatPercent } from '@muqarin/rules/percent';
import { listed } from '../../locale/said.ts';
import type { TracedPlan } from '../papers/trace-section.ts';

const labels: Readonly<Record<string, string>> = {
  admin: 'Admin wages',
  'non-admin': 'Non admin wages',
  liability: 'Liability',
  property: 'Property',
  fire: 'Fire',
  indemnity: 'Indemnity',
  works: 'Contract works',
  burglary: 'Burglary',
  claims: 'After a claim',
  size: 'Size of the business',
  emirates: 'Emirate',
  least: 'Up to the least premium',
  discount: 'Discount of the insurer',
};

export function generalTrace({ name, insurerName, price }: GeneralTile): TracedPlan {
  return {
    title: listed(name, insurerName),
    lines: price.lines.map((line) => ({
      label: labels[line.code] ?? line.code,
      note: noteOf(line),
      amountFils: line.amountFils,
    })),
    price,
  };
}

function noteOf({ kind, ppm, ofFils, basisPoints }: GeneralTile['price']['lines'][number]): string {
  if (ppm !== null && ofFils !== null) {
    return `${formatPercent(ppm / 10_000)} of ${formatAed(ofFils)}`;
  }
  if (basisPoints === null) return '';
  return kind === 'discount' ? formatPercent(basisPoints / 100) : `× ${basisPoints / 10_000}`;
}
