/** A group's quote through the contract: lists per category, member details, one insurer and TPA. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupQuotes, pairsIn, twelve, workshop } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let client: typeof quoting.client;
let quotes: ReturnType<typeof groupQuotes>;
beforeEach(async () => {
  quoting = await quotingUnderTest();
  ({ client } = quoting);
  quotes = groupQuotes(client);
});
afterEach(() => quoting.stop());

const list = (quoteId: string, category: number) =>
  client.groupList({ quoteId, category }, visitor);
const select = (quoteId: string, category: number, plan: string, switchPair = false) =>
  client.selectGroupPlan({ quoteId, category, plan, switchPair }, visitor);

describe('a list', () => {
  it('has a tab for each category, lowest first, with assumptions until members were saved', async () => {
    const { quoteId, lists, chosen } = await quotes.create();
    expect(chosen).toEqual([]);
    expect(lists.map(({ category }) => category)).toEqual([1, 2]);
    for (const { category, plans, hidden, lowestFils, highestFils } of lists) {
      const { tiles, hidden: away } = await list(quoteId, category);
      const nets = tiles.map(({ price }) => price.netFils);
      expect(nets).toEqual(nets.toSorted((a, b) => a - b));
      expect([nets[0], nets.at(-1)]).toEqual([lowestFils, highestFils]);
      expect([tiles.length, away.length]).toEqual([plans, hidden]);
      expect(plans).toBeGreaterThan(20);
      for (const { price } of tiles) {
        expect(price.assumptions).toEqual(['default_band', 'no_low_salary', 'no_married_women']);
        expect(price.trace.reduce((sum, row) => sum + row.amountFils, 0)).toBe(price.netFils);
        expect(price.record).toMatchObject({ cat: `CAT ${category}`, tot_count: category * 10 });
      }
    }
  });

  it('says what a category cannot have and why', async () => {
    const { quoteId } = await quotes.create();
    const { hidden } = await list(quoteId, 1);
    const reasons = new Set(hidden.map(({ reason }) => reason));
    expect([...reasons].sort()).toEqual(['min_employees', 'min_low_salary', 'not_in_emirate']);
    expect(hidden.find(({ reason }) => reason === 'min_employees')).toMatchObject({ limit: 20 });
  });

  it('adds variants in the browser to what the server comes to', async () => {
    const { quoteId } = await quotes.create();
    await quotes.save(quoteId, 1, twelve);
    const { tiles } = await list(quoteId, 1);
    const withTwo = tiles.filter(({ variants }) => variants.length > 1);
    expect(withTwo.length).toBeGreaterThan(5);
    for (const { planId, variants, variantsFils, price } of withTwo) {
      const plan = `${planId}dattgl${variants.map(({ id }) => id).join('-')}`;
      const asked = { quoteId, category: 1, plan };
      const explained = await client.groupBifurcation(asked, visitor);
      if (explained.outcome !== 'priced') throw new Error(explained.reason);
      const added = variantsFils.reduce((sum, fils) => sum + fils, 0);
      expect(explained.price.netFils).toBe(price.netFils + added);
      expect(explained.price.record.pid).toBe(plan);
      expect(explained.price.hash).not.toBe(price.hash);
    }
  });

  it('gives the same hash for the same price only', async () => {
    const { quoteId } = await quotes.create();
    const hashes = async () => (await list(quoteId, 1)).tiles.map(({ price }) => price.hash);
    const before = await hashes();
    expect(await hashes()).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
    await quotes.save(quoteId, 1, twelve);
    for (const hash of await hashes()) expect(before).not.toContain(hash);
  });

  it('is asked for a category that there is, a plan that there is', async () => {
    const { quoteId } = await quotes.create();
    await expect(list(quoteId, 3)).rejects.toMatchObject({ code: 'QUOTING.NO_CATEGORY' });
    await expect(list('nobody', 1)).rejects.toMatchObject({ code: 'QUOTING.NO_QUOTE' });
    for (const plan of ['1', '6013dattgl1', 'x'])
      await expect(
        client.groupBifurcation({ quoteId, category: 1, plan }, visitor),
      ).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
    const [away] = (await list(quoteId, 1)).hidden;
    const plan = String(away?.planId);
    expect(await client.groupBifurcation({ quoteId, category: 1, plan }, visitor)).toEqual({
      outcome: 'hidden',
      reason: away?.reason,
    });
  });
});

describe('member details', () => {
  it('make the flag 1, price anew and clear what was chosen for the category alone', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const { first, second } = pairsIn((await list(quoteId, 1)).tiles);
    await select(quoteId, 1, String(first.planId));
    const both = await select(quoteId, 2, String(second.planId));
    expect(both.chosen.map(({ category }) => category)).toEqual([1, 2]);
    const saved = await quotes.save(quoteId, 1, twelve);
    expect(saved.revision).toBe(both.revision + 1);
    expect(saved.answers.categories[0]).toMatchObject({ flag: 1, members: 12 });
    expect(saved.chosen.map(({ category }) => category)).toEqual([2]);
    expect(saved.cleared).toEqual([
      { category: 1, plan: String(first.planId), planName: first.name },
    ]);
    const again = await select(quoteId, 1, String(first.planId));
    expect(again.chosen.map(({ category }) => category)).toEqual([1, 2]);
    expect(again.cleared).toEqual([]);
    const unchanged = await quotes.save(quoteId, 1, twelve);
    expect(unchanged).toMatchObject({ revision: saved.revision, cleared: [] });
    expect(unchanged.chosen).toHaveLength(2);
  });

  it('that do not add up are answered with the texts of the document, and nothing changes', async () => {
    const { quoteId, revision } = await quotes.create();
    const details = { ...twelve, employees: 13, nlsb: 6 };
    expect(await client.updateGroupMembers({ quoteId, category: 1, details }, visitor)).toEqual({
      outcome: 'wrong_members',
      messages: [
        'Total Employee count should not be greater than total member count.',
        "Total Member count doesn't match with the sum of salary band splits.",
      ],
    });
    expect(await client.groupQuote({ quoteId }, visitor)).toMatchObject({ revision });
    const answers = {
      ...workshop,
      categories: workshop.categories.map((each) => ({ ...each, flag: 1 as const, lsb: 1 })),
    };
    const asked = { idempotencyKey: 'group-0002', draftId: 'd', answers };
    expect(await client.createGroupQuote(asked, visitor)).toMatchObject({
      outcome: 'wrong_members',
    });
    expect(await client.countGroupPlans({ answers }, visitor)).toMatchObject({
      outcome: 'wrong_members',
    });
  });

  it('that nobody saved are those that are assumed, whatever a caller sends', async () => {
    const sent = {
      ...workshop,
      categories: workshop.categories.map((each) => ({ ...each, lsb: each.members, nlsb: 0 })),
    };
    const { answers } = await quotes.create(sent);
    expect(answers).toEqual(workshop);
  });
});

describe('a choice', () => {
  it('is blocked while prices rest on assumptions', async () => {
    const { quoteId } = await quotes.create();
    const { first } = pairsIn((await list(quoteId, 1)).tiles);
    await expect(select(quoteId, 1, String(first.planId))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'QUOTING.MEMBERS_NOT_UPDATED',
    });
  });

  it('is of one insurer and TPA; another one switches, and clears what it pushes out', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const { first, other } = pairsIn((await list(quoteId, 1)).tiles);
    await select(quoteId, 1, String(first.planId));
    const { tiles } = await list(quoteId, 2);
    for (const { insurerId, tpaId, fitsPair } of tiles)
      expect(fitsPair).toBe(insurerId === first.insurerId && tpaId === first.tpaId);
    expect((await list(quoteId, 1)).tiles.every(({ fitsPair }) => fitsPair)).toBe(true);
    await expect(select(quoteId, 2, String(other.planId))).rejects.toMatchObject({
      code: 'QUOTING.OTHER_PAIR',
    });
    const switched = await select(quoteId, 2, String(other.planId), true);
    expect(switched.chosen.map(({ planId }) => planId)).toEqual([other.planId]);
    expect(switched.cleared.map(({ planName }) => planName)).toEqual([first.name]);
  });

  it('has its variants and its price, and is none again with CHANGE PLAN', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const tile = (await list(quoteId, 2)).tiles.find(({ variants }) => variants.length > 0);
    const plan = `${tile?.planId}dattgl${tile?.variants[0]?.id}`;
    const { chosen, netFils, vatFils, grossFils } = await select(quoteId, 2, plan);
    expect(chosen[0]).toMatchObject({ plan, category: 2, price: { netFils } });
    expect(netFils).toBe((tile?.price.netFils ?? 0) + (tile?.variantsFils[0] ?? 0));
    expect(grossFils).toBe(netFils + vatFils);
    await expect(select(quoteId, 2, `${tile?.planId}dattgl1`)).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
    const cleared = await client.clearGroupPlan({ quoteId, category: 2 }, visitor);
    expect(cleared).toMatchObject({ chosen: [], netFils: 0, status: 'priced' });
    expect((await select(quoteId, 2, plan)).chosen).toHaveLength(1);
  });
});

describe('the look-ups', () => {
  it('count plans before a quote is made', async () => {
    const counted = await client.countGroupPlans({ answers: workshop }, visitor);
    if (counted.outcome !== 'priced') throw new Error(counted.outcome);
    const { quoteId, lists } = await quotes.create();
    const nets = counted.plans.map(({ netFils }) => netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    const offered = new Set<number>();
    for (const { category } of lists)
      for (const { planId } of (await list(quoteId, category)).tiles) offered.add(planId);
    expect(new Set(counted.plans.map(({ planId }) => planId))).toEqual(offered);
  });

  it('give the editor bands that no plan cuts, with 18 to 35 among them', async () => {
    for (const emirateId of [1, 2, 3]) {
      const { ageBands, maternityBands, asksMatrix } = await client.groupLists(
        { emirateId },
        visitor,
      );
      expect(ageBands[0]).toEqual({ ageFrom: 0, ageTo: 17 });
      expect(ageBands).toContainEqual({ ageFrom: 18, ageTo: 35 });
      expect(maternityBands[0]?.ageFrom).toBe(18);
      expect(asksMatrix).toBe(true);
    }
  });

  it('say what a plan covers', async () => {
    const [plan] = (
      (await client.countGroupPlans({ answers: workshop }, visitor)) as {
        plans: { planId: number; benefitIds: number[] }[];
      }
    ).plans;
    const found = await client.groupPlan({ planId: plan?.planId ?? 0 }, visitor);
    const rows = found?.sections.flatMap(({ benefits }) => benefits) ?? [];
    const covered = rows.filter(({ value }) => value !== null).map(({ id }) => id);
    expect(covered).toEqual(plan?.benefitIds);
    expect(rows.length).toBeGreaterThan(covered.length);
    expect(await client.groupPlan({ planId: 1 }, visitor)).toBeNull();
  });
});
