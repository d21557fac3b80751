/** Documents of each line as they were stored before their quotes had one life; only the catalogue's version is today's. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import before from './fixtures/quotes-stored-before.json' with { type: 'json' };
import { couple, quotingUnderTest, visitor, woman34 } from './support/quoting.ts';

describe('a quote that was stored before', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    const { lines } = await quoting.client.catalogueInfo({}, visitor);
    const versions = {
      quotes: lines.medical.version,
      motor_quotes: lines.motor.version,
      general_quotes: lines.general.version,
    };
    for (const name of ['quotes', 'motor_quotes', 'general_quotes'] as const)
      await quoting.keep(name, { ...before[name], catalogueVersion: versions[name] });
  });
  afterEach(() => quoting.stop());

  const raised = async () => (await quoting.story()).map(({ type }) => type);

  it('of medical is read, not chosen from twice, and keeps its revision from now on', async () => {
    const { _id: quoteId, selectedPlanId: planId, comparedPlanIds, reference } = before.quotes;
    expect(before.quotes).not.toHaveProperty('revisions');
    const { client } = quoting;
    const read = await client.getQuote({ quoteId }, visitor);
    expect(read).toMatchObject({ reference, revision: 2, status: 'selected', comparedPlanIds });
    expect(read?.tiles.map((tile) => tile.planId)).toEqual(
      before.quotes.prices.map((price) => price.planId),
    );
    await client.selectPlan({ quoteId, planId }, visitor);
    expect(await raised()).toEqual([]);
    expect((await client.repriceQuote({ quoteId, answers: woman34 }, visitor)).revision).toBe(3);
    expect((await client.repriceQuote({ quoteId, answers: couple }, visitor)).revision).toBe(4);
    const rated = await client.reproduceQuote({ quoteId }, visitor);
    expect(rated?.revisions.map(({ revision }) => revision)).toEqual([2, 3, 4]);
  });

  it('of motor is read, not chosen from twice, and revised with its earlier revision kept', async () => {
    const { _id: quoteId, selectedPlanId: planId, valueAed } = before.motor_quotes;
    const { client } = quoting;
    const head = await client.motorQuoteHead({ quoteId }, visitor);
    expect(head).toMatchObject({
      revision: 2,
      deductible: 'half',
      valueAed,
      selectedPlanId: planId,
    });
    await client.selectMotorPlan({ quoteId, planId }, visitor);
    expect(await raised()).toEqual([]);
    const after = await client.reviseMotorQuote({ quoteId, deductible: null }, visitor);
    expect(after).toMatchObject({ outcome: 'priced', quote: { revision: 3, deductible: null } });
    const kept = (await quoting.stored()).find(({ _id }) => String(_id) === quoteId);
    const revisions = kept?.revisions as { revision: number; deductible: string | null }[];
    expect(revisions.map(({ revision, deductible }) => [revision, deductible])).toEqual([
      [1, null],
      [2, 'half'],
    ]);
  });

  it('of general insurance is read with its one request, which stays the first', async () => {
    const { _id: quoteId, request, prices } = before.general_quotes;
    const { client } = quoting;
    expect(await client.generalQuote({ quoteId }, visitor)).toMatchObject({ requests: [request] });
    const other = prices.find(({ planId }) => planId !== request.planId)?.planId ?? 0;
    const contact = { name: 'Noura Test', email: 'noura@example.com' };
    const asked = { quoteId, planId: other, company: 'Ghaf Bakery', contact, uploadIds: [] };
    const made = await client.requestGeneralPolicy(asked, visitor);
    expect(made.created).toBe(true);
    const after = await client.generalQuote({ quoteId }, visitor);
    expect(after?.requests).toEqual([request, made.request]);
    const answers = { ...before.general_quotes.answers, hadClaim: false };
    await expect(client.reviseGeneralQuote({ quoteId, answers }, visitor)).rejects.toMatchObject({
      code: 'QUOTING.ALREADY_BOUND',
    });
  });
});
