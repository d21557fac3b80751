/** The lines of a general price in words, for paper; the pages word the same in their own message files. */
import type { GeneralTile } from '@muqarin/quoting/contract/general/quote';
import { amountParts } from '@muqarin/rules/money-format';
import { formatPercent } from '@muqarin/rules/percent';
import { listed, said, type Text, typed } from '../../locale/said.ts';
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

function noteOf({
  kind,
  ppm,
  ofFils,
  basisPoints,
}: GeneralTile['price']['lines'][number]): Text | undefined {
  if (ppm !== null && ofFils !== null) {
    const n2 = typed(amountParts(ofFils).number);
    return said('{n}\u00a0% of AED\u00a0{n2}', { n: ppm / 10_000, n2 });
  }
  if (basisPoints === null) return undefined;
  return kind === 'discount' ? formatPercent(basisPoints / 100) : `× ${basisPoints / 10_000}`;
}
