/** The schedule of an individual policy: facts of orders, cover and price of the plan as the quote offered it. */
import type { Policy } from '@muqarin/orders/contract/medical/policy';
import type { PlanDetail } from '@muqarin/quoting/contract/medical/plan';
import type { Quote } from '@muqarin/quoting/contract/medical/quote';
import { lastDayOfYear } from '@muqarin/rules/cover-days';
import { medicalLineWords } from '@muqarin/rules/medical/price-words';
import { listed, said } from '../../../locale/said.ts';
import { madeOf, policyStatuses, type Schedule } from '../../papers/schedule.ts';
import { notedLine } from '../../price-in-parts.ts';
import { whoText } from '../people.ts';

export function medicalSchedule(
  policy: Policy,
  { quote, detail, holder }: { quote: Quote; detail: PlanDetail; holder: string },
): Schedule {
  const { policyReference, planName, insurerName, startDate, status, condition } = policy;
  const { netFils, vatFils, grossFils } = policy;
  const who = whoText(quote.answers);
  const { members } = detail.price;
  const several = members.length > 1;
  const lines = members.flatMap(({ member, lines: of }) =>
    of.map((each) => {
      const { label, note = '', amountFils } = notedLine(each, medicalLineWords(each));
      return {
        label: several ? listed(said('Member {n}', { n: member }), label) : label,
        why: note,
        amountFils,
      };
    }),
  );
  return {
    title: 'Policy schedule',
    reference: policyReference,
    status: policyStatuses[status],
    holder,
    insured: who,
    insurerName,
    insurerCode: detail.tile.insurerCode,
    startDate,
    endDate: lastDayOfYear(startDate),
    plans: [{ name: planName, whom: who, netFils }],
    money: { netFils, vatFils, grossFils },
    conditions: condition?.texts ?? [],
    more: [
      {
        kind: 'rows',
        title: 'Benefits',
        rows: detail.tile.facts.map(({ label, value }) => ({ label, value })),
      },
      madeOf('How this price is made', lines),
    ],
  };
}
