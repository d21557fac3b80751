/** What becomes of a group's quote: offered and bound as a whole, priced by another catalogue, forgotten, told in events. */

import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { LeadErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { readCatalogueFiles } from '../src/catalogue/files.ts';
import { importCatalogue } from '../src/catalogue/import.ts';
import { groupKind } from '../src/catalogue/medical-corporate/kind.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { groupQuotes, pairsIn, twelve } from './support/group-quotes.ts';
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
    const { rounding, vatBasisPoints } = offered.offer.policyTerms ?? {};
    expect(['half_up', 'down']).toContain(rounding);
    expect(vatBasisPoints).toBe(500);
    const terms = quote.insurerTerms.filter(({ insurerId }) => insurerId === chosen[0]?.insurerId);
    expect(terms).toMatchObject([{ headsPercent: 10, medicalForms: { length: 3 } }]);
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
        isIts ? text.replace(/variants:\n[\s\S]*?rate_card:/, 'variants: []\nrate_card:') : text,
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
  const facts = { leadId: 'l1', reference: 'MQ-1', reason: 'asked', draftId: 'draft-1' };

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
    const event = createEvent(defineEvent(LeadErasedSchema), facts, visitor, source);
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
  it('is published in counts, each act once, by the name of the line', async () => {
    const { quoteId } = await quotes.create();
    await quotes.save(quoteId, 1, twelve);
    const [tile, other] = (await list(quoteId, 1)).tiles;
    const planIds = [tile, other].map((one) => one?.planId ?? 0);
    for (const some of [planIds.slice(0, 1), planIds, planIds])
      await client.setGroupCompared({ quoteId, planIds: some }, visitor);
    for (let n = 0; n < 3; n += 1) await select(quoteId, 1, String(tile?.planId));
    const story = await quoting.story();
    expect(story.map(({ type }) => type)).toEqual([
      'QuotePriced',
      'QuotePriced',
      'PlansCompared',
      'PlanSelected',
    ]);
    expect(story[2]?.value).toMatchObject({ planIds: planIds.map(String) });
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
    expect(story[3]?.value).toMatchObject({
      offer: {
        plan: { planName: tile?.name, netFils: String(tile?.price.netFils) },
        medicalCorporate: { category: 1, plan: String(tile?.planId), members: 12 },
      },
    });
  });
});
