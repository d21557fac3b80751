import { describe, expect, it } from 'vitest';
import type { InsuredFor } from '../src/domain/medical/catalogue.ts';
import { compileCatalogue } from '../src/domain/medical/compiled.ts';
import { isEligible } from '../src/domain/medical/eligibility.ts';
import { priceAll } from '../src/domain/medical/price-plans.ts';
import { planWith } from './support/random-rating.ts';
import { inDubai, liwanCard, liwanCatalogue } from './support/worked-example.ts';

describe('which plans are listed (decisions M2, M32)', () => {
  const plans = [
    planFor(1, ['self', 'dependent']),
    planFor(2, ['worker']),
    planFor(3, ['investor']),
    planFor(4, ['employee', 'investor']),
    planWith(5, liwanCard, { insuredFor: ['self'], emirateIds: [1] }),
  ];
  const compiled = compileCatalogue({ ...liwanCatalogue, plans }, inDubai.day);

  it.each([
    ['self', [1, 3, 4]],
    ['dependent', [1]],
    ['worker', [2]],
    ['employee', [4]],
  ] as const)('for %s in Dubai', (category, planIds) => {
    const listed = priceAll(compiled, inDubai, category).map((plan) => plan.planId);
    expect(listed).toEqual(planIds);
    const eligible = plans.filter((plan) => isEligible(plan, 2, category)).map(({ id }) => id);
    expect(eligible).toEqual(planIds);
  });

  it('carry net, VAT and the sum of both, lowest net first', () => {
    const expensive = { ...liwanCard, factors: [{ code: 'x', label: 'X', basisPoints: 10_001 }] };
    const cheap = { ...liwanCard, factors: [] };
    const catalogue = { ...liwanCatalogue, plans: [planWith(1, expensive), planWith(2, cheap)] };
    const { day } = inDubai;
    const listed = priceAll(compileCatalogue(catalogue, day), inDubai, 'self');
    expect(listed.map(({ planId }) => planId)).toEqual([2, 1]);
    expect(listed[0]).toMatchObject({ netFils: 412_336, vatFils: 20_617, grossFils: 432_953 });
  });
});

function planFor(id: number, insuredFor: InsuredFor[]) {
  return planWith(id, liwanCard, { insuredFor });
}
