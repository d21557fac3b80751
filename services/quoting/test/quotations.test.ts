/** Quotations: lines of the Quote button become options that are changed within the rate card, sent, and answered (features 141). */
import { sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffQuotation } from '../contract/quotations.ts';
import { agent, couple, quotingUnderTest, visitor } from './support/quoting.ts';

describe('a quotation', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quoteId: string;
  let planIds: number[];
  let quotationId: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    const made = { idempotencyKey: 'quote-0001', draftId: 'd1', answers: couple };
    const quote = await quoting.client.createQuote(made, visitor);
    quoteId = quote.quoteId;
    const own = quote.tiles.filter(({ insurerCode }) => insurerCode === 'falaj');
    const others = quote.tiles.filter(({ insurerCode }) => insurerCode !== 'falaj');
    planIds = [...own.slice(0, 1), ...others.slice(0, 2)].map(({ planId }) => planId);
    ({ quotationId } = await press('press-0001', planIds));
  });
  afterEach(() => quoting.stop());

  const press = (idempotencyKey: string, plans: readonly number[]) =>
    quoting.client.createQuotationLines({ quoteId, idempotencyKey, planIds: [...plans] }, agent);
  const open = async (): Promise<StaffQuotation> => {
    const found = await quoting.client.openQuotation({ quotationId, staffId: 'sara' }, agent);
    if (!found) throw new Error('no quotation');
    return found;
  };
  const change = async (what: object) => {
    const { turn } = await open();
    const asked = { quotationId, staffId: 'sara', turn, change: noChange(what) };
    return quoting.client.changeQuotation(asked, agent);
  };
  const noChange = (what: object) => {
    return { today: false, removed: [], discounts: [], births: [], ...what };
  };
  const send = async () => {
    const to = { recipient: 'mariam@example.com', name: 'Mariam' };
    const { turn } = await open();
    return quoting.client.sendQuotation({ quotationId, staffId: 'sara', turn, ...to }, agent);
  };
  const client = () => quoting.client.clientQuotation({ quotationId }, visitor);
  const answer = (
    act: 'select' | 'accept' | 'decline',
    lineId: string | null = null,
    version = 1,
  ) => quoting.client.answerQuotation({ quotationId, version, act, lineId }, visitor);
  const firstLine = async () => (await open()).options[0]?.lineId ?? '';
  const off = async (fils: number, fundingId = 'FLJ-26-04') => {
    return { discounts: [{ lineId: await firstLine(), fundingId, fils }] };
  };

  it('has the lines of a press as options, once, and those of the next press with them', async () => {
    const again = await press('press-0001', planIds);
    expect(again.quotationId).toBe(quotationId);
    const { options } = await open();
    expect(options.map(({ planId }) => planId)).toEqual(planIds.map(String));
    const more = await quoting.client.getQuote({ quoteId }, visitor);
    const other = more?.tiles.find(({ planId }) => !planIds.includes(planId))?.planId ?? 0;
    expect((await press('press-0002', [planIds[0] ?? 0, other])).quotationId).toBe(quotationId);
    expect((await open()).options.map(({ planId }) => planId)).toEqual(
      [...planIds, other].map(String),
    );
  });

  it('explains each option by rows that sum to what is paid', async () => {
    const { options, row } = await open();
    for (const { rows, grossFils, netFils, vatFils } of options) {
      expect(sumOfRows(rows)).toBe(grossFils);
      expect(netFils + vatFils).toBe(grossFils);
    }
    expect(row).toMatchObject({ state: 'priced', version: 1, agentId: 'sara', options: 3 });
  });

  it('says of each option who may hold it, to its client as well', async () => {
    const quote = await quoting.client.getQuote({ quoteId }, visitor);
    const tile = quote?.tiles.find(({ conditions }) => conditions.length > 0);
    const said = tile?.conditions.map(({ text }) => text);
    await press('press-0009', [tile?.planId ?? 0]);
    expect((await open()).options.at(-1)?.conditions).toEqual(said);
    await send();
    expect((await client())?.options.at(-1)?.conditions).toEqual(said);
  });

  it('explains a change before it is made, by rows that sum to the difference', async () => {
    const birth = { member: 2, year: 1961, month: 5, day: 1 };
    const what = noChange({ births: [birth], removed: [(await open()).options[2]?.lineId ?? ''] });
    const preview = await quoting.client.previewQuotation({ quotationId, change: what }, agent);
    expect(preview.differences).toHaveLength(3);
    for (const { beforeFils, afterFils, rows } of preview.differences.slice(0, 2)) {
      expect(sumOfRows(rows)).toBe((afterFils ?? 0) - (beforeFils ?? 0));
      expect(rows.every(({ subject }) => subject === '2' || subject === '')).toBe(true);
    }
    expect(preview.differences[2]).toMatchObject({ afterFils: null, rows: [] });
    expect((await open()).options).toHaveLength(3);
    await change(what);
    expect((await open()).options.map(({ grossFils }) => grossFils)).toEqual(
      preview.options.map(({ grossFils }) => grossFils),
    );
  });

  it('takes nothing off without the insurer’s own id, and never more than was promised', async () => {
    const [option] = (await open()).options;
    const most = Math.floor(((option?.ratedNetFils ?? 0) * 5) / 100);
    await expect(change(await off(100, 'NOBODY'))).rejects.toMatchObject({
      details: { because: 'unknown' },
    });
    await expect(change(await off(100, 'LWN-26-02'))).rejects.toMatchObject({
      details: { because: 'other_insurer' },
    });
    await expect(change(await off(most + 1))).rejects.toMatchObject({
      details: { because: 'too_much' },
    });
    expect((await open()).turn).toBe(0);
    await change(await off(most));
    const [less] = (await open()).options;
    expect(less?.netFils).toBe((option?.netFils ?? 0) - most);
    expect(sumOfRows(less?.rows ?? [])).toBe(less?.grossFils);
  });

  it('stays a draft while a flag is open, and says so when it is sent', async () => {
    await change({ births: [{ member: 2, year: 1950, month: 1, day: 1 }] });
    expect(await open()).toMatchObject({ row: { state: 'draft' }, flags: [{ code: 'age_65' }] });
    await expect(send()).rejects.toMatchObject({
      kind: 'conflict',
      details: { because: 'flags_open' },
    });
    const flag = { quotationId, staffId: 'omar', code: 'age_65' };
    await expect(
      quoting.client.clearQuotationFlag({ ...flag, roles: ['agent', 'supervisor'] }, agent),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    await quoting.client.clearQuotationFlag({ ...flag, roles: ['underwriter'] }, agent);
    expect(await open()).toMatchObject({
      row: { state: 'priced' },
      flags: [{ clearedBy: 'omar' }],
    });
    expect(await send()).toEqual({ state: 'shared' });
  });

  it('shows its client what was sent, never a draft', async () => {
    expect(await client()).toBeNull();
    await send();
    const sent = await client();
    expect(sent).toMatchObject({ state: 'shared', version: 1, name: 'Mariam' });
    expect(sent?.options).toHaveLength(3);
    await quoting.client.noteQuotationOpened({ quotationId }, visitor);
    expect(await quoting.client.noteQuotationOpened({ quotationId }, visitor)).toEqual({
      noted: false,
    });
    await change(await off(500));
    expect(await client()).toMatchObject({ state: 'revising', options: [] });
    const { sinceSent, row } = await open();
    expect(row.version).toBe(2);
    expect(sinceSent.map(({ rows }) => rows.map(({ code, fils }) => [code, fils]))).toEqual([
      [
        ['discount', -500],
        ['vat', -25],
      ],
    ]);
    await send();
    expect(await client()).toMatchObject({ state: 'shared', version: 2 });
    const told = (await quoting.story()).filter(({ type }) => type === 'QuotationSent');
    expect(told).toHaveLength(2);
  });

  it('is accepted once, as it was chosen, and keeps its other options', async () => {
    await send();
    const lines = (await client())?.options.map(({ lineId }) => lineId) ?? [];
    const [one = '', other = ''] = lines;
    await expect(answer('accept')).rejects.toMatchObject({
      details: { because: 'nothing_chosen' },
    });
    await expect(answer('select', 'x')).rejects.toMatchObject({ code: 'QUOTING.NO_PLAN' });
    await answer('select', one);
    await answer('select', other);
    await expect(answer('accept', one)).rejects.toMatchObject({ code: 'QUOTING.QUOTATION_MOVED' });
    expect(await answer('accept', other)).toEqual({ state: 'accepted' });
    expect(await answer('accept', other)).toEqual({ state: 'accepted' });
    await expect(answer('decline')).rejects.toMatchObject({ details: { because: 'accepted' } });
    await expect(change({ today: true })).rejects.toMatchObject({ kind: 'conflict' });
    const { options, chosenLineId, may } = await open();
    expect([options.length, chosenLineId, may]).toEqual([3, other, ['bind']]);
    const bound = { quotationId, staffId: 'sara', act: 'bind' as const };
    expect(await quoting.client.endQuotation(bound, agent)).toEqual({ state: 'bound' });
    const acts = (await quoting.story()).filter(({ type }) => type === 'QuotationChanged');
    expect(acts).toHaveLength(6);
  });

  it('is answered for the version that was looked at', async () => {
    await send();
    await change({ today: true });
    await expect(answer('select', await firstLine())).rejects.toMatchObject({
      details: { because: 'superseded' },
    });
    await send();
    await expect(answer('select', await firstLine(), 1)).rejects.toMatchObject({
      code: 'QUOTING.QUOTATION_MOVED',
    });
    expect(await answer('select', await firstLine(), 2)).toEqual({ state: 'selected' });
  });

  it('gives way to another one of its quote that is sent', async () => {
    await send();
    const { quotationId: second } = await press('press-0003', planIds.slice(0, 1));
    expect(second).not.toBe(quotationId);
    const first = quotationId;
    quotationId = second;
    await send();
    quotationId = first;
    expect(await client()).toMatchObject({ state: 'superseded' });
  });

  it('is changed by one of two who saw the same', async () => {
    const { turn } = await open();
    const asked = { quotationId, staffId: 'sara', turn, change: noChange(await off(100)) };
    const both = await Promise.allSettled([
      quoting.client.changeQuotation(asked, agent),
      quoting.client.changeQuotation({ ...asked, staffId: 'omar' }, agent),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('reminds its client three days before, once, and expires after its last day', async () => {
    await send();
    quoting.passDays(26);
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 0 });
    quoting.passDays(1);
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 1 });
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 0 });
    quoting.passDays(4);
    expect(await client()).toMatchObject({ state: 'expired' });
    await expect(answer('select', await firstLine())).rejects.toMatchObject({
      details: { because: 'expired' },
    });
    expect(await quoting.endQuotations()).toEqual({ expired: 1, reminded: 0 });
    await change({ today: true });
    expect(await open()).toMatchObject({ row: { state: 'priced', version: 2 } });
  });

  it('lists without a word of a person, and notes who reads', async () => {
    const asked = { staffId: 'sara', skip: 0, limit: 20 };
    const { rows, total } = await quoting.client.listQuotations({ ...asked, view: 'open' }, agent);
    expect([rows.length, total]).toEqual([1, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/1991|dob|example/);
    const { total: none } = await quoting.client.listQuotations(
      { ...asked, view: 'mine', staffId: 'omar' },
      agent,
    );
    expect(none).toBe(0);
    await open();
    await open();
    const read = (await quoting.story()).filter(({ type }) => type === 'QuotationRead');
    expect(read).toHaveLength(1);
  });
});
