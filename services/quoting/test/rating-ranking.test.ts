import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../src/domain/medical/catalogue.ts';
import { compileCatalogue } from '../src/domain/medical/compiled.ts';
import { priceAll } from '../src/domain/medical/price-plans.ts';
import { rankPlans } from '../src/domain/ranking.ts';
import {
  RATING_DAY,
  type Random,
  randomCatalogue,
  randomMember,
  seededRandom,
} from './support/random-rating.ts';

const facts = [
  { planId: 7, insurerId: 2, netFils: 300_000, shown: 4 },
  { planId: 3, insurerId: 2, netFils: 300_000, shown: 4 },
  { planId: 9, insurerId: 1, netFils: 300_000, shown: 4 },
  { planId: 8, insurerId: 6, netFils: 300_000, shown: 5 },
  { planId: 1, insurerId: 5, netFils: 250_050, shown: 2 },
];

describe('the order of plans (features 117, decisions M57)', () => {
  it('is by net premium, then the shown fact, then insurer id, then plan id, and says why at each position', () => {
    const ranked = rankPlans(facts);
    expect(
      ranked.map(({ fact, because, aboveByFils }) => [fact.planId, because, aboveByFils]),
    ).toEqual([
      [1, 'first', 0],
      [8, 'higher_premium', 49_950],
      [9, 'same_premium_less_of_the_fact', 0],
      [3, 'same_premium_insurer_order', 0],
      [7, 'same_premium_plan_order', 0],
    ]);
    expect(ranked.map(({ position, of }) => `${position}/${of}`)).toEqual([
      '1/5',
      '2/5',
      '3/5',
      '4/5',
      '5/5',
    ]);
  });

  it('does not depend on the order in which plans arrive', () => {
    const random = seededRandom(117);
    const many = Array.from({ length: 40 }, (_, planId) => {
      return { planId, insurerId: random(1, 4), netFils: random(1, 6) * 100, shown: random(1, 3) };
    });
    const expected = rankPlans(many);
    for (let round = 0; round < 200; round++) {
      expect(rankPlans(shuffled(many, random))).toEqual(expected);
    }
  });

  it('does not change when insurers and plans are renamed', () => {
    const random = seededRandom(118);
    const catalogue = randomCatalogue(random, { plans: 60, gaps: false });
    const renamed: Catalogue = {
      ...catalogue,
      plans: catalogue.plans.map((plan) => {
        return { ...plan, name: `Zz ${random(1, 999)}`, code: `zz-${plan.id}` };
      }),
      insurers: [{ id: 1, code: 'a', name: 'Aaa First', logo: '', registration: '', facts: {} }],
    };
    const request = { emirateId: 2, day: RATING_DAY, members: [randomMember(random)] };
    const order = (of: Catalogue) =>
      rankPlans(priceAll(compileCatalogue(of, RATING_DAY), request, 'self'));
    expect(order(catalogue)).toHaveLength(60);
    expect(order(renamed)).toEqual(order(catalogue));
  });

  it('is decided by a file that imports nothing, so nothing else can weigh in', () => {
    const source = readFileSync(new URL('../src/domain/ranking.ts', import.meta.url), 'utf8');
    expect(source).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
  });
});

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: random(0, 1_000_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
