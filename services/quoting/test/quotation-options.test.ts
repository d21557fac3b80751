/** Quotations: lines of the Quote button become options that are changed within the rate card (features 141). */
import { sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupleQuoted, noChange, workOn } from './support/quotations.ts';
import { agent, quotingUnderTest, visitor } from './support/quoting.ts';

describe('the options of a quotation', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quoted: Awaited<ReturnType<typeof coupleQuoted>>;
  let quotationId: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quoted = await coupleQuoted(quoting);
    ({ quotationId } = quoted);
  });
  afterEach(() => quoting.stop());

  const { open, preview, change, send, asClient, off } = workOn(
    () => quoting.client,
    () => quotationId,
  );

  it('has the lines of a press as options, once, and those of the next press with them', async () => {
    const { planIds, press } = quoted;
    const again = await press('press-0001', planIds);
    expect(again.quotationId).toBe(quotationId);
    const { options } = await open();
    expect(options.map(({ planId }) => planId)).toEqual(planIds.map(String));
    const more = await quoting.client.getQuote({ quoteId: quoted.quoteId }, visitor);
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
    const quote = await quoting.client.getQuote({ quoteId: quoted.quoteId }, visitor);
    const tile = quote?.tiles.find(({ conditions }) => conditions.length > 0);
    const said = tile?.conditions.map(({ text }) => text);
    await quoted.press('press-0009', [tile?.planId ?? 0]);
    expect((await open()).options.at(-1)?.conditions).toEqual(said);
    await send();
    expect((await asClient())?.options.at(-1)?.conditions).toEqual(said);
  });

  it('explains a change before it is made, by rows that sum to the difference', async () => {
    const birth = { name: 'birth_2', text: '01/05/1961' };
    const what = { facts: [birth], removed: [(await open()).options[2]?.lineId ?? ''] };
    const asked = await preview(what);
    expect(asked.differences).toHaveLength(3);
    for (const { beforeFils, afterFils, rows } of asked.differences.slice(0, 2)) {
      expect(sumOfRows(rows)).toBe((afterFils ?? 0) - (beforeFils ?? 0));
      expect(rows.every(({ subject }) => subject === '2' || subject === '')).toBe(true);
    }
    expect(asked.differences[2]).toMatchObject({ afterFils: null, rows: [] });
    expect((await open()).options).toHaveLength(3);
    await change(what);
    expect((await open()).options.map(({ grossFils }) => grossFils)).toEqual(
      asked.options.map(({ grossFils }) => grossFils),
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

  it('is changed by one of two who saw the same', async () => {
    const { turn } = await open();
    const asked = { quotationId, staffId: 'sara', turn, change: noChange(await off(100)) };
    const both = await Promise.allSettled([
      quoting.client.changeQuotation(asked, agent),
      quoting.client.changeQuotation({ ...asked, staffId: 'omar' }, agent),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
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
