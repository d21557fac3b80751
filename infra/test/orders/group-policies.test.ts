/** A group's quote that its employer confirms: one policy for all categories, at the premiums that were seen (ADR 31). */
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { PersonErasedSchema } from '@muqarin/proto/muqarin/leads/v1/site_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twelve, workshop } from '../../../services/quoting/test/support/group-quotes.ts';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { groupPurchases, type Wanted } from './support/group-purchases.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
beforeEach(async () => {
  ordering = await orderingUnderTest();
});
afterEach(() => ordering.stop());
const { begun, ready, confirm, confirmedEvents, policies } = groupPurchases(() => ordering);

describe('buying for a group', () => {
  it('keeps plans, prices with their traces, counts and the catalogue as they were sold', async () => {
    const { quote, ...wanted } = await ready();
    const answer = await confirm(wanted);
    if (answer.outcome !== 'confirmed') throw new Error(answer.outcome);
    const { policy } = answer;
    expect(policy).toMatchObject({
      categories: quote.chosen.map(({ category, plan, planName, price }) => {
        const { netFils, record } = price;
        return { category, plan, planName, netFils, members: record.tot_count };
      }),
      memberCount: 30,
      netFils: quote.netFils,
      vatFils: quote.vatFils,
      grossFils: quote.grossFils,
      startDate: '2026-01-20',
      endDate: '2027-01-19',
      status: 'pending_documents',
      transactions: [{ kind: 'sale', effectiveOn: '2026-01-20', netFils: quote.netFils }],
    });
    const [stored] = await policies(quote.quoteId);
    expect(stored?.offer).toMatchObject({
      catalogueVersion: quote.catalogueVersion,
      answers: quote.answers,
      chosen: quote.chosen,
    });
    expect(await ordering.client.groupPolicyOfQuote(wanted, visitor)).toEqual(policy);
  });

  it('is published once, by line and by category, without a name of a member', async () => {
    const { quote, ...wanted } = await ready();
    await confirm(wanted);
    await confirm({ ...wanted, idempotencyKey: 'confirm-0002' });
    const raised = await confirmedEvents();
    expect(raised).toHaveLength(1);
    const [{ value } = { value: {} }] = raised;
    expect(value).toMatchObject({
      line: 'medical-corporate',
      memberCount: 30,
      plan: { netFils: String(quote.netFils), insurerName: quote.chosen[0]?.insurerName },
      group: {
        tpaName: quote.chosen[0]?.tpaName,
        endDate: '2027-01-19',
        byCounts: true,
        categories: quote.chosen.map(({ category, plan, price }) => {
          return { category, plan, netFils: String(price.netFils) };
        }),
      },
    });
    // Quoting has heard of it: its quote is sold, and nothing of it changes any more.
    await expect(wanted.quotes.save(quote.quoteId, 1, twelve)).rejects.toMatchObject({
      code: 'QUOTING.ALREADY_BOUND',
    });
  });

  it('is one policy, whoever asks again and however', async () => {
    const { quote, ...wanted } = await ready();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        confirm({ ...wanted, idempotencyKey: `confirm-000${at % 4}` }),
      ),
    );
    const ids = answers.map((answer) =>
      answer.outcome === 'confirmed' ? answer.policy.policyId : answer.outcome,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await policies(quote.quoteId)).toHaveLength(1);
    expect(await confirmedEvents()).toHaveLength(1);
  });
});

it('is one policy of 52 categories, whatever room their prices take', async () => {
  const { client } = ordering;
  const ageBands = Array.from({ length: 50 }, (_, at) => {
    return { ageFrom: 16 + at, ageTo: 16 + at, members: 1, lsb: null };
  });
  const categories = Array.from({ length: 52 }, (_, at) => {
    const counts = { employees: 50, members: 50, lsb: 0, nlsb: 50 };
    return { ...counts, number: at + 1, flag: 1 as const, ageBands, maternityBands: [] };
  });
  const made = await client.createGroupQuote(
    { idempotencyKey: 'group-0052', draftId: 'draft-52', answers: { emirateId: 2, categories } },
    visitor,
  );
  if (made.outcome !== 'priced') throw new Error(made.outcome);
  const { quoteId } = made.quote;
  const { tiles } = await client.groupList({ quoteId, category: 1 }, visitor);
  const longest = tiles.toSorted((a, b) => b.price.trace.length - a.price.trace.length);
  const plan = String(longest[0]?.planId);
  for (const { number: category } of categories)
    await client.selectGroupPlan({ quoteId, category, plan }, visitor);
  const quote = await client.groupQuote({ quoteId }, visitor);
  const bytes = JSON.stringify(await client.offerGroup({ quoteId }, visitor)).length;
  expect(bytes).toBeGreaterThan(256 * 1024);
  const chosen = categories.map(({ number: category }) => ({ category, plan }));
  expect(await confirm({ quoteId, chosen, netFils: quote?.netFils ?? 0 })).toMatchObject({
    outcome: 'confirmed',
    policy: { memberCount: 52 * 50 },
  });
});

describe('what is refused, with nothing bought', () => {
  const nothing = async (quoteId: string) => {
    expect(await policies(quoteId)).toEqual([]);
    expect(await ordering.client.groupQuote({ quoteId }, visitor)).not.toMatchObject({
      status: 'bound',
    });
  };

  it('is a category without a plan', async () => {
    const { quoteId, first } = await begun();
    const chosen = [{ category: 1, plan: String(first.planId) }];
    const answer = await confirm({ quoteId, chosen, netFils: first.price.netFils });
    expect(answer).toEqual({ outcome: 'incomplete', categories: [2] });
    await nothing(quoteId);
  });

  it.each<[string, (wanted: Wanted) => Partial<Wanted>]>([
    ['another premium', ({ netFils }) => ({ netFils: netFils - 1 })],
    [
      'the plans of two categories exchanged',
      ({ chosen: [a, b] }) => ({
        chosen: [
          { category: 1, plan: b?.plan ?? '' },
          { category: 2, plan: a?.plan ?? '' },
        ],
      }),
    ],
    [
      'a category that there is none of',
      ({ chosen }) => ({ chosen: [...chosen, { category: 3, plan: '1' }] }),
    ],
    ['a category left out', ({ chosen }) => ({ chosen: chosen.slice(1) })],
  ])('is %s', async (_name, change) => {
    const { quote, ...wanted } = await ready();
    const answer = await confirm({ ...wanted, ...change(wanted) });
    expect(answer).toEqual({ outcome: 'price_changed', netFils: quote.netFils });
    await nothing(quote.quoteId);
  });

  it('is a start outside of the 60 days', async () => {
    const { quote, ...wanted } = await ready();
    for (const startDate of ['2026-01-09', '2026-03-12', '2026-02-30'])
      expect(await confirm({ ...wanted, startDate })).toEqual({ outcome: 'bad_start_date' });
    await nothing(quote.quoteId);
    expect(await confirm({ ...wanted, startDate: '2026-03-11' })).toMatchObject({
      outcome: 'confirmed',
    });
  });

  it('is a no to the condition of one of the plans', async () => {
    const group = await begun();
    const { quoteId, quotes, select } = group;
    for (const { number, flag: _flag, ...details } of workshop.categories) {
      const ageBands = details.ageBands.map((band) => ({ ...band, lsb: null }));
      await quotes.save(quoteId, number, { ...details, ageBands, lsb: details.members, nlsb: 0 });
    }
    const { tiles } = await ordering.client.groupList({ quoteId, category: 1 }, visitor);
    const crew = tiles.find(({ conditions }) => conditions.length > 0);
    if (!crew) throw new Error('no plan has a condition');
    await select(1, crew, true);
    const quote = await select(2, crew);
    const chosen = quote.chosen.map(({ category, plan }) => ({ category, plan }));
    const wanted = { quoteId, chosen, netFils: quote.netFils };
    expect(await confirm({ ...wanted, conditionConfirmed: false })).toEqual({
      outcome: 'condition_refused',
      conditions: crew.conditions,
    });
    await nothing(quoteId);
    expect(await confirm(wanted)).toMatchObject({
      policy: { condition: { texts: crew.conditions, confirmed: false } },
    });
    const said = await ordering.client.policiesOfQuotes({ quoteIds: [quoteId] }, visitor);
    expect(said.policies).toMatchObject([{ quoteId, unconfirmed: crew.conditions }]);
  });
});

describe('its papers and its person', () => {
  it('takes staff list and licence, again as well, and goes to the insurer', async () => {
    const { quote: _quote, ...wanted } = await ready();
    const answer = await confirm(wanted);
    if (answer.outcome !== 'confirmed') throw new Error(answer.outcome);
    const { policyId } = answer.policy;
    const send = (census: string) =>
      ordering.client.submitGroupDocuments(
        {
          policyId,
          documents: [
            { slot: 'census_file', uploadId: census },
            { slot: 'license_file', uploadId: 'l1' },
          ],
        },
        visitor,
      );
    await send('c1');
    expect(await send('c2')).toMatchObject({
      status: 'submitted',
      documents: [{ uploadId: 'c2' }, { uploadId: 'l1' }],
    });
  });

  it('stays what it was when its buyer is forgotten, and is shown to them before', async () => {
    const { quote, ...wanted } = await ready();
    await confirm(wanted);
    await ordering.published();
    const held = () => ordering.client.heldOfJourneys({ draftIds: ['draft-1'] }, visitor);
    expect((await held()).policies).toMatchObject([{ contact: { email: 'mariam@example.com' } }]);
    const now = () => new Date('2026-01-10T08:00:00Z');
    const source = { newId: createNewId(now), now, source: '/services/leads' };
    const payload = { requestId: 'r1', reference: 'E-2', emailHash: 'h', draftIds: ['draft-1'] };
    await ordering.publish(createEvent(defineEvent(PersonErasedSchema), payload, visitor, source));
    expect(await policies(quote.quoteId)).toHaveLength(1);
    expect(await ordering.client.groupQuote(wanted, visitor)).toMatchObject({ status: 'bound' });
  });
});
