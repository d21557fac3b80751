import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agent, couple, quotingUnderTest, visitor, woman34 } from './support/quoting.ts';

type Member = (typeof couple.members)[number];

describe('the life of a quote', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
  });
  afterEach(() => quoting.stop());

  const create = (idempotencyKey = 'quote-0001', answers = woman34) =>
    quoting.client.createQuote(
      { idempotencyKey, draftId: 'd1', reference: 'MQ-7F3K-92QX', answers },
      visitor,
    );
  const firstOf = (quote: Awaited<ReturnType<typeof create>>) => {
    const [tile] = quote.tiles;
    if (!tile) throw new Error('no plan fits');
    return tile;
  };

  it('prices every plan that fits, lowest first, and keeps the reference of the draft', async () => {
    const quote = await create();
    expect(quote.reference).toBe('MQ-7F3K-92QX');
    expect(quote.tiles.length).toBeGreaterThanOrEqual(8);
    const nets = quote.tiles.map((tile) => tile.netFils);
    expect(nets).toEqual([...nets].sort((a, b) => a - b));
    for (const tile of quote.tiles) expect(tile.netFils + tile.vatFils).toBe(tile.grossFils);
    const { count } = await quoting.client.countProducts({ answers: woman34 }, visitor);
    // Plans for investors only are priced, and hidden until they are asked for.
    const listed = quote.tiles.filter((tile) => tile.insuredFor.includes('self'));
    expect(count).toBe(listed.length);
    expect(count).toBeLessThan(quote.tiles.length);
  });

  it('makes one quote of twenty parallel calls', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(new Set(all.map((quote) => quote.quoteId)).size).toBe(1);
    expect((await quoting.story()).map((event) => event.type)).toEqual(['QuotePriced']);
  });

  it('explains each price by lines that sum to it, and prices Liwan Select as worked by hand', async () => {
    const quote = await create();
    for (const tile of quote.tiles) {
      const detail = await quoting.client.getPlanDetail(
        { quoteId: quote.quoteId, planId: tile.planId },
        visitor,
      );
      const lines = detail?.price.members.flatMap((member) => member.lines) ?? [];
      expect(lines.reduce((sum, line) => sum + line.amountFils, 0)).toBe(tile.netFils);
    }
    const liwan = quote.tiles.find((tile) => tile.name === 'Liwan Select');
    expect(liwan).toMatchObject({ netFils: 421_800, vatFils: 21_090, grossFils: 442_890 });
  });

  it('re-rates to the same fils from answers and card hash', async () => {
    const quote = await create();
    quoting.passDays(400);
    const again = await quoting.client.reproduceQuote({ quoteId: quote.quoteId }, visitor);
    expect(again).toMatchObject({ equal: true, plans: quote.tiles.length, differences: [] });
  });

  it('publishes the whole story in order: priced, selected, mailed', async () => {
    const quote = await create();
    const { planId } = firstOf(quote);
    const { quoteId } = quote;
    await quoting.client.selectPlan({ quoteId, planId }, visitor);
    await quoting.client.selectPlan({ quoteId, planId }, visitor);
    const mail = {
      quoteId,
      planIds: [planId],
      recipient: 'mariam@example.com',
      name: 'Mariam',
    };
    await quoting.client.emailQuote({ ...mail, idempotencyKey: 'mail-0001' }, visitor);
    await quoting.client.emailQuote({ ...mail, idempotencyKey: 'mail-0001' }, visitor);
    expect((await quoting.story()).map((event) => event.type)).toEqual([
      'QuotePriced',
      'PlanSelected',
      'QuoteEmailed',
    ]);
  });

  it('prices new members as a new revision and names the plans that are gone', async () => {
    const before = await create();
    const { quoteId } = before;
    const named = (name: string) => {
      const tile = before.tiles.find((each) => each.name === name);
      if (!tile) throw new Error(`no plan ${name}`);
      return tile;
    };
    const planIds = [named('Liwan Essential').planId, named('Liwan Select').planId];
    await quoting.client.setCompared({ quoteId, planIds }, visitor);
    // Liwan Essential has no rate for his age.
    const [wife, husband] = couple.members as [Member, Member];
    const answers = { ...couple, members: [wife, { ...husband, dob_year: 1955 }] };
    const after = await quoting.client.repriceQuote({ quoteId, answers }, visitor);
    expect(after.revision).toBe(2);
    expect(after.tiles).toHaveLength(before.tiles.length - 1);
    expect(after.droppedPlanNames).toEqual(['Liwan Essential']);
    expect(after.comparedPlanIds).toEqual([named('Liwan Select').planId]);
    const liwan = after.tiles.find((tile) => tile.name === 'Liwan Select');
    expect(liwan?.netFils).toBeGreaterThan(named('Liwan Select').netFils);
  });

  it('gives quotation lines to agents only', async () => {
    const quote = await create();
    const lines = {
      quoteId: quote.quoteId,
      idempotencyKey: 'lines-0001',
      planIds: [firstOf(quote).planId],
    };
    const refused = quoting.client.createQuotationLines(lines, visitor);
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
    const made = await quoting.client.createQuotationLines(lines, agent);
    expect(await quoting.client.createQuotationLines(lines, agent)).toEqual(made);
    const published = (await quoting.story()).filter(
      (event) => event.type === 'QuotationLinesCreated',
    );
    expect(published).toHaveLength(1);
    expect(published[0]?.value).toMatchObject({ agentId: 'sara' });
  });
});
