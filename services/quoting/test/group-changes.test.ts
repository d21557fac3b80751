/** One person more changes a group's premium by so much: exact beside a premium that is rated anew (features 119); each order by shown facts alone (117). */

import { checkMembers } from '@muqarin/rules/medical-corporate/check-members';
import type { GroupCategory } from '@muqarin/rules/medical-corporate/group';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemberDetails } from '../contract/medical-corporate/answers.ts';
import { changedCategories } from '../src/domain/medical-corporate/counterfactual.ts';
import { readyToRate } from '../src/domain/medical-corporate/members.ts';
import { priceCategory } from '../src/domain/medical-corporate/price-plans.ts';
import { groupQuotes, twelve } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';
import { randomGroupPlan } from './support/random-group.ts';
import { seededRandom } from './support/random-rating.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let quotes: ReturnType<typeof groupQuotes>;
beforeEach(async () => {
  quoting = await quotingUnderTest();
  quotes = groupQuotes(quoting.client);
});
afterEach(() => quoting.stop());

/** Twelve with every band of the editor, and low salaries by band where `said`. */
const details = (said: boolean): MemberDetails => ({
  ...twelve,
  ageBands: twelve.ageBands.map((band, at) => ({
    ...band,
    lsb: said ? ([0, 4, 1][at] ?? 0) : null,
  })),
});

describe.each([
  ['low salaries by band', details(true)],
  ['low salaries as one number', details(false)],
])('with %s', (_name, members) => {
  it('what one person would change is what a new rating comes to, to the fils', async () => {
    const { client } = quoting;
    const { quoteId } = await quotes.create();
    const saved = await quotes.save(quoteId, 1, members);
    const category = saved.answers.categories[0] as GroupCategory;
    const { tiles } = await client.groupList({ quoteId, category: 1 }, visitor);
    const codes = new Set<string>();
    for (const [at, { code, category: changed }] of changedCategories(category).entries()) {
      expect(checkMembers(changed), code).toEqual([]);
      const { number: _number, flag: _flag, assumed: _assumed, ...asked } = changed;
      const other = await quotes.create(undefined, `changed-${at}-0001`, `draft-${at}`);
      await quotes.save(other.quoteId, 1, JSON.parse(JSON.stringify(asked)) as MemberDetails);
      for (const tile of tiles.slice(0, 12)) {
        const plan = [tile.planId, ...tile.variants.slice(0, 1).map(({ id }) => id)].join('dattgl');
        const key = { category: 1, plan };
        const now = await client.groupBifurcation({ quoteId, ...key }, visitor);
        const then = await client.groupBifurcation({ quoteId: other.quoteId, ...key }, visitor);
        const { changes } = await client.groupPlanChanges({ quoteId, ...key }, visitor);
        if (now.outcome !== 'priced') throw new Error(now.reason);
        const delta = then.outcome === 'priced' ? then.price.netFils - now.price.netFils : null;
        expect(changes[at], `${code} of ${plan}`).toMatchObject({ code, deltaFils: delta });
        codes.add(code);
      }
    }
    expect(codes.size).toBe(5);
  });
});

it('the order of a group’s plans does not depend on names or on the order in which they arrive', () => {
  const random = seededRandom(117);
  const share = () => random(0, 999_999) / 1_000_000;
  const plans = Array.from({ length: 60 }, (_, at) => {
    const plan = randomGroupPlan(share, { gaps: false, id: at + 1 });
    return { ...plan, insurerId: random(1, 4), limitAed: random(1, 3) * 100_000 };
  });
  const ready = readyToRate({ number: 1, flag: 1, ...details(true) });
  const place = { emirateId: 2, day: '2026-11-24' };
  const orderOf = (all: typeof plans) =>
    priceCategory({ plans: all }, ready, place).plans.map(({ plan }) => plan.id);
  const order = orderOf(plans);
  expect(order.length).toBeGreaterThan(20);
  for (let round = 0; round < 50; round += 1) {
    const renamed = plans
      .map((plan) => ({
        plan: { ...plan, name: `Zz ${random(1, 999)}`, code: `zz-${random(1, 999)}` },
        key: random(1, 1_000_000),
      }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ plan }) => plan);
    expect(orderOf(renamed)).toEqual(order);
  }
});
