import { aedText } from '../../catalogue/units.ts';
import type { Catalogue, Plan } from '../../domain/medical/catalogue.ts';
import type { PlanPrice } from '../../domain/medical/price.ts';
import { table } from '../terminal.ts';

/** The trace as the screen shows it: name, why, amount; the rows add up to the net premium. */
export function traceText(catalogue: Catalogue, plan: Plan, price: PlanPrice, day: string): string {
  const insurer = catalogue.insurers.find((each) => each.id === plan.insurerId);
  const lines = price.members.flatMap((member) =>
    member.lines.map((line) => [line.label, line.why, aedText(line.amountFils)]),
  );
  const vat = `VAT ${catalogue.vatBasisPoints / 100} %`;
  const rows = [
    ...lines,
    ['Net premium', '', aedText(price.netFils)],
    [vat, '', aedText(price.vatFils)],
    ['You pay the insurer', '', aedText(price.grossFils)],
  ];
  const age = price.members[0]?.age;
  return [
    `${plan.name}, ${insurer?.name} (${plan.code}, ${plan.id})`,
    `Age ${age} on ${day}. Rate card ${plan.rateCard.id} of ${plan.rateCard.effectiveFrom}, catalogue ${catalogue.version}.`,
    '',
    table([['', '', 'AED'], ...rows], [2]),
    '',
    'Illustrative prices of an invented insurer.',
  ].join('\n');
}
