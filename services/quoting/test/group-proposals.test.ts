/** What an employer takes to others of a group quote: plans by mail, proposals as files and as links (decisions M46, M47). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupQuotes, twelve } from './support/group-quotes.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let client: typeof quoting.client;
let quotes: ReturnType<typeof groupQuotes>;
let quoteId: string;
beforeEach(async () => {
  quoting = await quotingUnderTest();
  ({ client } = quoting);
  quotes = groupQuotes(client);
  ({ quoteId } = await quotes.create());
});
afterEach(() => quoting.stop());

const contact = { name: 'Maryam', email: 'maryam@example.com' };
const cheapest = async (category: number) => {
  const { tiles } = await client.groupList({ quoteId, category }, visitor);
  return { category, plan: String(tiles[0]?.planId) };
};
const raised = async (type: string) =>
  (await quoting.published())
    .filter(({ headers }) => String(headers.ce_type).endsWith(type))
    .map(({ value }) => JSON.parse(value) as Record<string, unknown>);

it('mails checked plans of categories once for a key, with what a mail has to say', async () => {
  await quotes.saveAll(quoteId);
  const { tiles } = await client.groupList({ quoteId, category: 2 }, visitor);
  const tile = tiles.find(({ variants }) => variants.length > 0);
  const [variant] = tile?.variants ?? [];
  const picks = [await cheapest(1), { category: 2, plan: `${tile?.planId}dattgl${variant?.id}` }];
  const mail = () =>
    client.emailGroupPlans({ quoteId, idempotencyKey: 'mail-0001', picks, contact }, visitor);
  await Promise.all(Array.from({ length: 5 }, mail));
  const [emailed, ...more] = await raised('QuoteEmailed');
  expect(more).toEqual([]);
  expect(emailed).toMatchObject({
    line: 'medical-corporate',
    audience: 'shopper',
    form: 'plans',
    contact,
    link: { kind: 'group_quote', id: quoteId },
    offers: [
      { medicalCorporate: { category: 1, members: 10 } },
      {
        plan: {
          planId: String(tile?.planId),
          netFils: String((tile?.price.netFils ?? 0) + (tile?.variantsFils[0] ?? 0)),
          arabic: { [tile?.insurerName ?? '']: expect.stringMatching(/[\u0600-\u06ff]/) },
        },
        medicalCorporate: { category: 2, members: 20, variants: [variant?.name] },
      },
    ],
  });
  expect(await client.groupQuote({ quoteId }, visitor)).toMatchObject({ status: 'shared' });
});

it('takes nothing out of the house that rests on assumptions, or that is not offered', async () => {
  const asked = { quoteId, idempotencyKey: 'mail-0001', contact };
  const send = (category: number, plan: string) =>
    client.emailGroupPlans({ ...asked, picks: [{ category, plan }] }, visitor);
  const { plan } = await cheapest(1);
  await expect(send(1, plan)).rejects.toMatchObject({ code: 'QUOTING.MEMBERS_NOT_UPDATED' });
  await quotes.saveAll(quoteId);
  await expect(send(3, plan)).rejects.toMatchObject({ code: 'QUOTING.NO_CATEGORY' });
  const [hidden] = (await client.groupList({ quoteId, category: 1 }, visitor)).hidden;
  for (const one of [String(hidden?.planId), '1', 'x', `${plan}dattgl99`])
    await expect(send(1, one)).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
  expect(await raised('QuoteEmailed')).toEqual([]);
});

it('tells of each file once, and keeps nothing for it', async () => {
  await quotes.saveAll(quoteId);
  const options = [{ option: 2, picks: [await cheapest(1), await cheapest(2)] }];
  for (const form of ['pdf', 'xlsx'] as const) {
    const make = { quoteId, idempotencyKey: `file-${form}`, form, options };
    for (const _ of [1, 2])
      expect(await client.makeGroupProposal(make, visitor)).toEqual({ proposalId: null });
  }
  const made = await raised('ProposalMade');
  expect(made).toMatchObject([{ form: 'pdf' }, { form: 'xlsx' }]);
  expect(made[0]).toMatchObject({
    options: [{ option: 2, offers: [{ plan: {} }, { plan: {} }] }],
    revision: 3,
  });
  expect(made[0]).not.toHaveProperty('link');
  expect((await client.groupQuote({ quoteId }, visitor))?.proposals).toEqual([]);
});

it('keeps a proposal as it was made, whatever becomes of the quote, until all are ended', async () => {
  await quotes.saveAll(quoteId);
  const options = [{ option: 1, picks: [await cheapest(1), await cheapest(2)] }];
  const make = (idempotencyKey: string) =>
    client.makeGroupProposal({ quoteId, idempotencyKey, form: 'link', options }, visitor);
  const { proposalId } = await make('link-0001');
  expect(await make('link-0001')).toEqual({ proposalId });
  const shown = async (id = proposalId ?? '') =>
    client.groupProposal({ quoteId, proposalId: id }, visitor);
  const before = await shown();
  expect(before?.options[0]?.plans.map(({ category }) => category)).toEqual([1, 2]);
  await quotes.save(quoteId, 1, twelve);
  expect(await shown()).toEqual(before);
  const { proposalId: second } = await make('link-0002');
  expect((await shown(second ?? ''))?.categories[0]).toMatchObject({ members: 12 });
  const quote = await client.groupQuote({ quoteId }, visitor);
  expect(quote?.proposals.map((each) => each.proposalId)).toEqual([proposalId, second]);
  const [first] = await raised('ProposalMade');
  expect(first).toMatchObject({
    form: 'link',
    link: { kind: 'group_proposal', id: quoteId, plans: proposalId },
  });
  expect(await client.endGroupProposals({ quoteId }, visitor)).toEqual({ ended: 2 });
  expect(await client.endGroupProposals({ quoteId }, visitor)).toEqual({ ended: 0 });
  expect(await shown()).toBeNull();
  const { proposalId: third } = await make('link-0001');
  expect(await shown(third ?? '')).not.toBeNull();
  expect(await raised('ProposalLinksEnded')).toMatchObject([
    { links: 2, line: 'medical-corporate' },
  ]);
  expect(await client.groupProposal({ quoteId: 'nobody', proposalId: 'x' }, visitor)).toBeNull();
});
