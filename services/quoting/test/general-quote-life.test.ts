import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GeneralAnswers } from '../contract/general/quote.ts';
import { bakery, generalQuotes } from './support/general-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

const noura = { name: 'Noura Al Hammadi', email: 'noura@example.com' };

describe('the life of a general quote', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;

  beforeEach(async () => {
    quoting = await quotingUnderTest();
  });
  afterEach(() => quoting.stop());

  const events = async () => (await quoting.story()).map(({ type }) => type);
  const create = (change: Partial<GeneralAnswers> = {}, idempotencyKey = 'general-0001') =>
    generalQuotes(quoting.client).create(change, idempotencyKey);

  it('prices the example of facts B5 to the fils, lowest plan first, tiles that sum', async () => {
    const { tiles, types, benefits } = await create();
    expect(types).toEqual([{ type: 'work_comp', state: 'priced', requested: false }]);
    const nets = tiles.map(({ price }) => price.netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    expect(tiles.find(({ insurerCode }) => insurerCode === 'liwan')?.price).toMatchObject({
      netFils: 759_600,
      vatFils: 37_980,
      grossFils: 797_580,
    });
    for (const { price, cover } of tiles) {
      expect(price.lines.reduce((sum, line) => sum + line.amountFils, 0)).toBe(price.netFils);
      expect(cover.map(({ benefitId }) => benefitId)).toEqual(benefits.map(({ id }) => id));
    }
  });

  it('makes one quote of parallel calls with one key, and one event with its basis', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(new Set(all.map(({ quoteId }) => quoteId)).size).toBe(1);
    const [published, ...others] = await quoting.story();
    expect(others).toEqual([]);
    expect(published?.type).toBe('QuotePriced');
  });

  it('is priced again when a figure is said, and rates every revision to the same fils', async () => {
    const { quoteId } = await create({ types: ['fire', 'cyber'], employees: null });
    const revised = await quoting.client.reviseGeneralQuote(
      { quoteId, answers: { ...bakery, types: ['fire', 'cyber'], sumInsuredFils: 500_000_000 } },
      visitor,
    );
    if (revised.outcome !== 'priced') throw new Error(revised.outcome);
    expect(revised.quote.revision).toBe(2);
    expect(revised.quote.types.map(({ state }) => state)).toEqual(['priced', 'on_request']);
    const again = await quoting.client.reviseGeneralQuote({ quoteId }, visitor);
    expect(again).toMatchObject({ outcome: 'priced', quote: { revision: 2 } });
    const proof = await quoting.client.reproduceGeneralQuote({ quoteId }, visitor);
    expect(proof).toMatchObject({ equal: true, differences: [] });
    expect(proof?.revisions).toHaveLength(2);
    expect(await events()).toEqual(['QuotePriced', 'QuotePriced']);
  });

  it('keeps comparison and choice, publishes each once, and asks for the policy once', async () => {
    const { quoteId, tiles } = await create();
    const [a, b] = tiles.map(({ planId }) => planId);
    if (a === undefined || b === undefined) throw new Error('too few plans');
    const { client } = quoting;
    for (let n = 0; n < 2; n++) {
      await client.setGeneralCompared({ quoteId, planIds: [a, b] }, visitor);
      await client.selectGeneralPlan({ quoteId, planId: b }, visitor);
    }
    const asked = { quoteId, planId: b, company: 'Ghaf Bakery', contact: noura, uploadIds: ['u1'] };
    const requests = await Promise.all([
      client.requestGeneralPolicy(asked, visitor),
      client.requestGeneralPolicy(asked, visitor),
    ]);
    expect(new Set(requests.map(({ request }) => request.reference)).size).toBe(1);
    expect(requests.filter(({ created }) => created)).toHaveLength(1);
    expect(requests[0]?.request.reference).toMatch(/^R-/);
    expect(await client.generalQuote({ quoteId }, visitor)).toMatchObject({
      status: 'accepted',
      comparedPlanIds: [a, b],
      selectedPlanId: b,
      requests: [{ planId: b, uploadIds: ['u1'] }],
    });
    expect(await events()).toEqual([
      'QuotePriced',
      'PlansCompared',
      'PlanSelected',
      'PolicyRequested',
    ]);
  });

  it('asks for one policy of each plan, and reads the one request of an older quote', async () => {
    const { quoteId, tiles } = await create();
    const [a, b, c] = tiles.map(({ planId }) => planId);
    const { client } = quoting;
    const ask = async (planId = 0) => {
      const person = { company: 'Ghaf Bakery', contact: noura, uploadIds: ['u1'] };
      return client.requestGeneralPolicy({ quoteId, planId, ...person }, visitor);
    };
    const first = await ask(a);
    const [kept] = (await client.generalQuote({ quoteId }, visitor))?.requests ?? [];
    expect(kept).toEqual(first.request);
    await quoting.rewriteGeneral(quoteId, { request: kept }, 'requests');
    const others = await Promise.all([ask(b), ask(c), ask(b)]);
    expect(others.filter(({ created }) => created)).toHaveLength(2);
    expect(new Set([first, ...others].map(({ request }) => request.reference)).size).toBe(3);
    expect(await ask(a)).toEqual({ request: first.request, created: false });
    const quote = await client.generalQuote({ quoteId }, visitor);
    const asked = quote?.requests.map(({ planId }) => planId) ?? [];
    expect(asked[0]).toBe(a);
    expect(new Set(asked)).toEqual(new Set([a, b, c]));
    expect(asked).toHaveLength(3);
    const raised = (await events()).filter((type) => type === 'PolicyRequested');
    expect(raised).toHaveLength(3);
  });

  it('tells those who mail how to come back (decisions X20)', async () => {
    const { quoteId, tiles } = await create({ types: ['work_comp', 'cyber'] });
    const [{ planId } = { planId: 0 }] = tiles;
    const way = { quoteId, contact: noura };
    await quoting.client.requestGeneralPrices({ ...way, types: ['cyber'] }, visitor);
    const policy = { ...way, planId, company: 'Ghaf Bakery', uploadIds: [] };
    await quoting.client.requestGeneralPolicy(policy, visitor);
    const [, ...asked] = (await quoting.story()).map(({ value }) => value.link);
    const link = { kind: 'general_quote', id: quoteId, until: expect.any(String) };
    expect(asked).toEqual([link, link]);
  });

  it('mails every type that was asked for: with a price, on request, or a figure short', async () => {
    const { quoteId } = await create({ types: ['work_comp', 'fire', 'cyber'] });
    const mail = { quoteId, idempotencyKey: 'mail-00002', contact: noura };
    await quoting.client.emailGeneralQuote(mail, visitor);
    const [, { value } = { value: {} }] = await quoting.story();
    expect(value).toMatchObject({ onRequest: ['cyber'], figureMissing: ['fire'] });
  });

  it('asks a person once for a price that no card gives', async () => {
    const { quoteId } = await create({ types: ['work_comp', 'cyber', 'other'], other: 'A drone' });
    const asked = { quoteId, types: ['work_comp', 'cyber', 'other'], contact: noura };
    await quoting.client.requestGeneralPrices(asked, visitor);
    const after = await quoting.client.requestGeneralPrices(asked, visitor);
    expect(after.types.map(({ requested }) => requested)).toEqual([false, true, true]);
    expect(await events()).toEqual(['QuotePriced', 'PriceRequested']);
  });

  it('mails once a key, and knows no plan and no quote of others', async () => {
    const { quoteId } = await create();
    const { client } = quoting;
    const mail = { quoteId, idempotencyKey: 'mail-00001', contact: noura };
    await client.emailGeneralQuote(mail, visitor);
    await client.emailGeneralQuote(mail, visitor);
    expect(await events()).toEqual(['QuotePriced', 'QuoteEmailed']);
    await expect(
      client.setGeneralCompared({ quoteId, planIds: [1] }, visitor),
    ).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
    await expect(
      client.selectGeneralPlan({ quoteId: 'nobody', planId: 7113 }, visitor),
    ).rejects.toMatchObject({ code: 'QUOTING.NO_QUOTE' });
    expect(await client.generalQuote({ quoteId: 'nobody' }, visitor)).toBeNull();
  });

  it('refuses an activity that the catalogue does not have', async () => {
    const answers = { ...bakery, activityId: 999 };
    const asked = { idempotencyKey: 'general-0009', draftId: 'draft-1', answers };
    expect(await quoting.client.createGeneralQuote(asked, visitor)).toEqual({
      outcome: 'unknown_activity',
    });
    expect((await quoting.client.generalLists({}, visitor)).activities.length).toBeGreaterThan(30);
  });
});
