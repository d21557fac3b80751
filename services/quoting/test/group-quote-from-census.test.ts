/** Counts that a list of staff fills: priced at once, and what they rest on is told until somebody saves the member details. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupQuotes, twelve, workshop } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
beforeAll(async () => {
  quoting = await quotingUnderTest();
});
afterAll(() => quoting.stop());

it('tells what a list did not say, per category, and no more once members are saved', async () => {
  const { client } = quoting;
  const quotes = groupQuotes(client);
  const { quoteId } = await quotes.create();
  const [, second] = workshop.categories;
  if (!second) throw new Error('no second category');
  const listed = { ...twelve, ageBands: twelve.ageBands.map((band) => ({ ...band, lsb: 0 })) };
  const answers = {
    ...workshop,
    categories: [
      {
        ...listed,
        lsb: 0,
        nlsb: 12,
        number: 1,
        flag: 1 as const,
        assumed: ['no_salaries' as const, 'no_genders' as const],
      },
      second,
    ],
  };
  const revised = await client.reviseGroupQuote({ quoteId, answers }, visitor);
  if (revised.outcome !== 'priced') throw new Error(revised.messages.join());
  expect(revised.quote.answers.categories[0]).toMatchObject({ flag: 1, members: 12 });
  const assumptionsIn = async (category: number) => {
    const { tiles } = await client.groupList({ quoteId, category }, visitor);
    return new Set(tiles.map(({ price }) => price.assumptions.join()));
  };
  expect(await assumptionsIn(1)).toEqual(new Set(['no_salaries,no_genders']));
  expect([...(await assumptionsIn(2))].join()).toContain('default_band');
  const [tile] = (await client.groupList({ quoteId, category: 1 }, visitor)).tiles;
  const chosen = await client.selectGroupPlan(
    { quoteId, category: 1, plan: String(tile?.planId), switchPair: false },
    visitor,
  );
  expect(chosen.chosen[0]?.price.assumptions).toEqual(['no_salaries', 'no_genders']);
  await quotes.save(quoteId, 1, { ...listed, lsb: 0, nlsb: 12 });
  expect(await assumptionsIn(1)).toEqual(new Set(['']));
});
