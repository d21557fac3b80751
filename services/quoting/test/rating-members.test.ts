/** People who join a group that was sold: the premium of each for a year, by the catalogue of the sale. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bifurcate } from '../src/domain/medical-corporate/bifurcate.ts';
import { categoryOfOne, readyToRate } from '../src/domain/medical-corporate/members.ts';
import { groupQuotes } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';
import { randomGroupCategory, randomGroupPlan } from './support/random-group.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
beforeEach(async () => {
  quoting = await quotingUnderTest();
});
afterEach(() => quoting.stop());

const man = { age: 30, salary: 'nlsb', marriedWoman: false } as const;

async function sold() {
  const { catalogueVersion } = await groupQuotes(quoting.client).create();
  return (
    members: { plan: string; age: number; salary: 'lsb' | 'nlsb'; marriedWoman: boolean }[],
  ) => quoting.client.rateGroupMembers({ catalogueVersion, insurerId: 11, members }, visitor);
}

it('is what a category of this one person costs, with its rows, maternity and variants', async () => {
  const rate = await sold();
  const plain = { ...man, plan: '6013' };
  const { prices } = await rate([
    plain,
    { ...plain, age: 60 },
    { ...plain, marriedWoman: true },
    { ...plain, age: 119 },
  ]);
  const [young, old, mother, oldest] = prices;
  if (young?.outcome !== 'priced' || old?.outcome !== 'priced' || mother?.outcome !== 'priced')
    throw new Error('no price');
  expect(young.trace.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(young.netFils);
  expect(old.netFils).toBeGreaterThan(young.netFils);
  expect(mother.trace.map(({ kind }) => kind)).toEqual(['members', 'maternity']);
  expect(oldest).toMatchObject({ outcome: 'hidden', reason: 'no_rate_for_age' });
});

it('sums over the members of a category to its premium, where no variant is a percentage of it', () => {
  const random = seeded(18);
  let compared = 0;
  while (compared < 200) {
    const plan = randomGroupPlan(random, { gaps: false });
    const category = randomGroupCategory(random, 60);
    if (plan.variants.some(({ basisPoints }) => basisPoints !== null)) continue;
    const rated = readyToRate({ ...category, maternityBands: [] });
    const flat = plan.variants.map(({ id }) => id);
    const whole = bifurcate(plan, flat, rated, 500);
    if (!whole.ok) continue;
    let sum = 0;
    for (const { ageFrom: age, lsb, nlsb } of rated.ageBands)
      for (const [salary, count] of [['lsb', lsb] as const, ['nlsb', nlsb] as const]) {
        if (count === 0) continue;
        const one = bifurcate(plan, flat, categoryOfOne({ ...man, age, salary }), 500);
        if (!one.ok) throw new Error(one.reason);
        sum += count * one.price.netFils;
      }
    expect(sum).toBe(whole.price.netFils);
    compared += 1;
  }
});

/** xorshift32, from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

it('says what the insurer asks for in each case, in both languages', async () => {
  const { papers, arabic } = await (await sold())([]);
  expect(papers).toHaveLength(11);
  const newborn = papers.find((row) => row.case === 'newborn');
  expect(newborn?.papers).toContain('Birth certificate or hospital notice of birth');
  for (const each of papers.flatMap((row) => row.papers)) expect(arabic[each]).toMatch(/[ء-ي]/);
});

it('refuses a plan or a variant that the catalogue of the sale does not have', async () => {
  const rate = await sold();
  for (const plan of ['1', '6013dattgl999999', 'nothing'])
    await expect(rate([{ ...man, plan }])).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
});
