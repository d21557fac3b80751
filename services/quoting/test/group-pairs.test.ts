/** One insurer and claims handler for all categories: what each costs, and choosing one at once (decisions M28). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupQuotes, twelve, workshop } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let quotes: ReturnType<typeof groupQuotes>;
beforeAll(async () => {
  quoting = await quotingUnderTest();
  quotes = groupQuotes(quoting.client);
});
afterAll(() => quoting.stop());

const pairsOf = (quoteId: string) => quoting.client.groupPairs({ quoteId }, visitor);
const tilesOf = async (quoteId: string, category: number) =>
  (await quoting.client.groupList({ quoteId, category }, visitor)).tiles;

describe('the pairs of a group', () => {
  it('have the lowest plan of each category, lowest first, and name what they lack', async () => {
    const { quoteId } = await quotes.create();
    const { pairs, incomplete } = await pairsOf(quoteId);
    expect(pairs.length).toBeGreaterThan(3);
    const nets = pairs.map(({ netFils }) => netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    const lists = [await tilesOf(quoteId, 1), await tilesOf(quoteId, 2)];
    for (const { insurerId, tpaId, plans, netFils } of pairs) {
      expect(plans.map(({ category }) => category)).toEqual([1, 2]);
      expect(plans.reduce((sum, plan) => sum + plan.netFils, 0)).toBe(netFils);
      for (const [at, plan] of plans.entries()) {
        const own = lists[at]?.filter(
          (tile) => tile.insurerId === insurerId && tile.tpaId === tpaId,
        );
        expect(plan.netFils).toBe(Math.min(...(own ?? []).map(({ price }) => price.netFils)));
      }
    }
    for (const { insurerId, tpaId, categories } of incomplete) {
      const [lacking] = categories;
      const own = lists[(lacking ?? 1) - 1]?.filter(
        (tile) => tile.insurerId === insurerId && tile.tpaId === tpaId,
      );
      expect(own).toEqual([]);
    }
    const all = new Set(lists.flat().map((tile) => `${tile.insurerId} ${tile.tpaId}`));
    expect(pairs.length + incomplete.length).toBe(all.size);
  });

  it('is chosen for all categories in one step, and what was chosen before can come back', async () => {
    const { client } = quoting;
    const { quoteId } = await quotes.create();
    const { pairs } = await pairsOf(quoteId);
    const [first, second] = pairs;
    if (!first || !second) throw new Error('no pairs');
    const choose = ({ insurerId, tpaId }: { insurerId: number; tpaId: number }) =>
      client.selectGroupPair({ quoteId, insurerId, tpaId }, visitor);
    await expect(choose(first)).rejects.toMatchObject({ code: 'QUOTING.MEMBERS_NOT_UPDATED' });
    await quotes.save(quoteId, 1, twelve);
    const [, other] = workshop.categories;
    if (!other) throw new Error('no second category');
    const { number: _number, flag: _flag, ...details } = other;
    await quotes.save(quoteId, 2, details);
    const [cheap] = (await pairsOf(quoteId)).pairs;
    if (!cheap) throw new Error('no pair');
    const chosen = await choose(cheap);
    expect(chosen.status).toBe('selected');
    expect(chosen.chosen.map(({ category, planId }) => [category, planId])).toEqual(
      cheap.plans.map(({ category, planId }) => [category, planId]),
    );
    expect([chosen.netFils, chosen.grossFils]).toEqual([cheap.netFils, cheap.grossFils]);
    const switched = await choose(second);
    expect(switched.cleared.map(({ category }) => category)).toEqual([1, 2]);
    await expect(choose({ insurerId: 999, tpaId: 999 })).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
    expect(await client.offerGroup({ quoteId }, visitor)).toMatchObject({ outcome: 'offered' });
  });
});
