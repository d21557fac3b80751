/** A group's quote through the contract: lists per category, member details, one insurer and TPA, what is bought. */
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { LeadErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GroupTile } from '../contract/medical-corporate/plan.ts';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { readCatalogueFiles } from '../src/catalogue/files.ts';
import { importCatalogue } from '../src/catalogue/import.ts';
import { groupKind } from '../src/catalogue/medical-corporate/kind.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { groupQuotes, twelve, workshop } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

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

/** Two tiles of one insurer and TPA, and one of another. */
function pairsIn(tiles: readonly GroupTile[]) {
  const isSame = (a: GroupTile, b: GroupTile) => a.insurerId === b.insurerId && a.tpaId === b.tpaId;
  const first = tiles.find((tile) => tiles.some((each) => each !== tile && isSame(each, tile)));
  const second = tiles.find((tile) => first && tile !== first && isSame(tile, first));
  const other = tiles.find((tile) => first && !isSame(tile, first));
  if (!first || !second || !other) throw new Error('no such plans');
  return { first, second, other };
}

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

describe('what is chosen for all', () => {
  async function chosenForAll() {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const { first, second } = pairsIn((await list(quoteId, 1)).tiles);
    await select(quoteId, 1, String(first.planId));
    const plans = [first.planId, second.planId];
    return { quoteId, plans, rest: () => select(quoteId, 2, String(second.planId)) };
  }
  const bind = (quoteId: string, planId: number, revision: number) =>
    client.bindQuote(
      { line: 'medical-corporate', quoteId, planId, idempotencyKey: 'order-0001', revision },
      visitor,
    );

  it('is offered, or the categories named that have no plan', async () => {
    const { quoteId, rest } = await chosenForAll();
    expect(await client.offerGroup({ quoteId }, visitor)).toEqual({
      outcome: 'incomplete',
      categories: [2],
    });
    const quote = await rest();
    const offered = await client.offerGroup({ quoteId }, visitor);
    if (offered.outcome !== 'offered') throw new Error(offered.outcome);
    const { chosen, netFils, vatFils, grossFils } = offered.offer;
    expect(chosen).toEqual(quote.chosen);
    expect(netFils).toBe(chosen.reduce((sum, { price }) => sum + price.netFils, 0));
    expect([vatFils, grossFils]).toEqual([quote.vatFils, quote.grossFils]);
    expect(Object.keys(offered.offer.arabic)).toContain(chosen[0]?.insurerName);
    quoting.passDays(31);
    const later = await client.offerGroup({ quoteId }, visitor);
    expect(later).toMatchObject({ offer: { quoteRevision: quote.revision + 1, netFils } });
  });

  it('is bound as a whole, and nothing of it before', async () => {
    const { quoteId, plans, rest } = await chosenForAll();
    const [planId = 0] = plans;
    await expect(bind(quoteId, planId, 3)).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
    const { revision } = await rest();
    expect(await bind(quoteId, planId, revision)).toMatchObject({ outcome: 'bound', planId });
    expect(await client.groupQuote({ quoteId }, visitor)).toMatchObject({ status: 'bound' });
    await expect(quotes.save(quoteId, 1, twelve)).rejects.toMatchObject({
      code: 'QUOTING.ALREADY_BOUND',
    });
    expect(await bind(quoteId, planId, revision - 1)).toEqual({ outcome: 'moved' });
  });
});

describe('another catalogue', () => {
  it('clears a choice whose variant is not offered any more, and names it', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const files = await readCatalogueFiles(builtInCatalogueDir, 'medical-corporate');
    const { tiles } = await list(quoteId, 1);
    const { planId = 0, variants = [] } = tiles.find((tile) => tile.variants.length > 0) ?? {};
    const plan = `${planId}dattgl${variants[0]?.id}`;
    await select(quoteId, 1, plan);
    const without = [...files].map(([name, text]): [string, string] => {
      const isIts = text.includes(`\nid: ${planId}\n`);
      return [
        name,
        isIts ? text.replace(/variants:\n[^]*?rate_card:/, 'variants: []\nrate_card:') : text,
      ];
    });
    const dir = await makeFolder();
    await writeCatalogue(dir, new Map(without));
    const { version: before } = await client.groupLists({ emirateId: 2 }, visitor);
    const imported = await importCatalogue(groupKind, { dir, dataDir: quoting.dataDir });
    expect(imported).toMatchObject({ ok: true, changed: true });
    await vi.waitFor(
      async () =>
        expect((await client.groupLists({ emirateId: 2 }, visitor)).version).not.toBe(before),
      { timeout: 10_000 },
    );
    expect(await quotes.revise(quoteId)).toMatchObject({
      chosen: [],
      cleared: [{ category: 1, plan }],
      status: 'priced',
    });
    await removeFolder(dir);
  });
});

describe('whoever asks to be forgotten', () => {
  const now = () => new Date('2026-01-10T08:00:00Z');
  const source = { newId: createNewId(now), now, source: '/services/leads' };
  const told = { leadId: 'l1', reference: 'MQ-1', reason: 'asked', draftId: 'draft-1' };

  it('is shown the group before, and finds no count of it afterwards', async () => {
    const { bus, publish } = publishingBus();
    await quoting.hear(bus);
    const { quoteId, reference } = await quotes.create();
    await quotes.saveAll(quoteId);
    const [tile] = (await list(quoteId, 1)).tiles;
    await select(quoteId, 1, String(tile?.planId));
    const held = await client.heldOfJourneys({ draftIds: ['draft-1'] }, visitor);
    expect(held.quotes).toMatchObject([
      { line: 'medical-corporate', quoteId, stays: false, answers: { emirateId: 2 } },
    ]);
    const event = createEvent(defineEvent(LeadErasedSchema), told, visitor, source);
    await publish(event);
    await publish(event);
    expect(await client.groupQuote({ quoteId }, visitor)).toBeNull();
    expect(await quoting.stored()).toMatchObject([
      { _id: quoteId, answers: {}, revisions: [], chosen: [], cleared: [], draftId: '' },
    ]);
    const erased = (await quoting.story()).filter(({ type }) => type === 'QuoteErased');
    expect(erased.map(({ value }) => value)).toEqual([
      { quoteId, reference, line: 'medical-corporate' },
    ]);
  });
});

describe('many at once', () => {
  it('choose one plan and raise one event', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const [tile] = (await list(quoteId, 1)).tiles;
    await Promise.all(Array.from({ length: 20 }, () => select(quoteId, 1, String(tile?.planId))));
    const story = await quoting.story();
    expect(story.filter(({ type }) => type === 'PlanSelected')).toHaveLength(1);
  });

  it('choose for two categories, of two pairs, and one of them has to ask again', async () => {
    const { quoteId } = await quotes.create();
    await quotes.saveAll(quoteId);
    const { first, other } = pairsIn((await list(quoteId, 1)).tiles);
    const tries = await Promise.allSettled([
      select(quoteId, 1, String(first.planId)),
      select(quoteId, 2, String(other.planId)),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await client.groupQuote({ quoteId }, visitor))?.chosen).toHaveLength(1);
  });
});

describe('its story', () => {
  it('is told in counts, each act once, by the name of the line', async () => {
    const { quoteId } = await quotes.create();
    await quotes.save(quoteId, 1, twelve);
    const [tile] = (await list(quoteId, 1)).tiles;
    for (let n = 0; n < 3; n += 1) await select(quoteId, 1, String(tile?.planId));
    const story = await quoting.story();
    expect(story.map(({ type }) => type)).toEqual(['QuotePriced', 'QuotePriced', 'PlanSelected']);
    for (const { value } of story)
      expect(value).toMatchObject({ line: 'medical-corporate', quoteId });
    expect(story[1]?.value).toMatchObject({
      revision: 2,
      medicalCorporate: {
        day: '2026-01-10',
        categories: [
          { number: 1, areMembersSaved: true, members: 12, lsb: 5, planCount: expect.any(Number) },
          { number: 2, members: 20 },
        ],
      },
    });
    expect(story[2]?.value).toMatchObject({
      offer: {
        plan: { planName: tile?.name, netFils: String(tile?.price.netFils) },
        medicalCorporate: { category: 1, plan: String(tile?.planId), members: 12 },
      },
    });
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
