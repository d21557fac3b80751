import { expect, it } from 'vitest';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { inDubai, liwanCatalogue, liwanSelect } from './support/worked-example.ts';

it('prices Liwan Select as worked by hand on the plan list, line by line', () => {
  expect(ratePlan(liwanSelect, liwanCatalogue, inDubai)).toEqual({
    ok: true,
    price: {
      planId: 1010,
      netFils: 421_800,
      vatFils: 21_090,
      grossFils: 442_890,
      members: [
        {
          member: 1,
          age: 34,
          netFils: 421_800,
          lines: [
            {
              ...line('base', 'base', 'Base rate', 'woman, 31 to 35', 364_000),
              by: { person: 'woman', ageFrom: 31, ageTo: 35 },
            },
            line('factor', 'network', 'Network “Select”', '× 1.08', 29_120),
            line('factor', 'visits', 'You pay 20 % of visits', '× 0.95', -19_656),
            line('maternity', 'maternity', 'Maternity cover', 'married', 44_636),
            line(
              'levy',
              'dubai-patient-support',
              'Dubai patient-support levy',
              'AED 19 + AED 18',
              3_700,
            ),
          ],
        },
      ],
    },
  });
});

it('shows no maternity line to a single woman or a married man, and no levy outside Dubai', () => {
  const single = { age: 34, genderId: 2, married: false } as const;
  const husband = { age: 34, genderId: 1, married: true } as const;
  const outcome = ratePlan(liwanSelect, liwanCatalogue, {
    emirateId: 3,
    day: '2025-11-20',
    members: [single, husband],
  });
  expect(
    outcome.ok && outcome.price.members.map(({ lines }) => lines.map(({ code }) => code)),
  ).toEqual([
    ['base', 'network', 'visits'],
    ['base', 'network', 'visits'],
  ]);
});

function line(kind: string, code: string, label: string, why: string, amountFils: number) {
  return { kind, code, label, why, amountFils };
}
