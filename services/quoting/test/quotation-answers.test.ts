/** Quotations from the flag to the answer: cleared, sent, opened, chosen, accepted, expired (features 141, decisions X11). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coupleQuoted, workOn } from './support/quotations.ts';
import { agent, quotingUnderTest, visitor } from './support/quoting.ts';

describe('a quotation on its way to its client', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quoted: Awaited<ReturnType<typeof coupleQuoted>>;
  let quotationId: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quoted = await coupleQuoted(quoting);
    ({ quotationId } = quoted);
  });
  afterEach(() => quoting.stop());

  const { open, firstLine, change, send, asClient, answer, off } = workOn(
    () => quoting.client,
    () => quotationId,
  );

  it('stays a draft while a flag is open, and says so when it is sent', async () => {
    await change({ facts: [{ name: 'birth_2', text: '01/01/1950' }] });
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
    expect(await asClient()).toBeNull();
    await send();
    const sent = await asClient();
    expect(sent).toMatchObject({ state: 'shared', version: 1, name: 'Mariam' });
    expect(sent?.options).toHaveLength(3);
    await quoting.client.noteQuotationOpened({ quotationId }, visitor);
    expect(await quoting.client.noteQuotationOpened({ quotationId }, visitor)).toEqual({
      noted: false,
    });
    await change(await off(500));
    expect(await asClient()).toMatchObject({ state: 'revising', options: [] });
    const { sinceSent, row } = await open();
    expect(row.version).toBe(2);
    expect(sinceSent.map(({ rows }) => rows.map(({ code, fils }) => [code, fils]))).toEqual([
      [
        ['discount', -500],
        ['vat', -25],
      ],
    ]);
    await send();
    expect(await asClient()).toMatchObject({ state: 'shared', version: 2 });
    const told = (await quoting.story()).filter(({ type }) => type === 'QuotationSent');
    expect(told).toHaveLength(2);
  });

  it('is accepted once, as it was chosen, and keeps its other options', async () => {
    await send();
    const lines = (await asClient())?.options.map(({ lineId }) => lineId) ?? [];
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
    const { quotationId: second } = await quoted.press('press-0003', quoted.planIds.slice(0, 1));
    expect(second).not.toBe(quotationId);
    const first = quotationId;
    quotationId = second;
    await send();
    quotationId = first;
    expect(await asClient()).toMatchObject({ state: 'superseded' });
  });

  it('reminds its client three days before, once, and expires after its last day', async () => {
    await send();
    quoting.passDays(26);
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 0 });
    quoting.passDays(1);
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 1 });
    expect(await quoting.endQuotations()).toEqual({ expired: 0, reminded: 0 });
    quoting.passDays(4);
    expect(await asClient()).toMatchObject({ state: 'expired' });
    await expect(answer('select', await firstLine())).rejects.toMatchObject({
      details: { because: 'expired' },
    });
    expect(await quoting.endQuotations()).toEqual({ expired: 1, reminded: 0 });
    await change({ today: true });
    expect(await open()).toMatchObject({ row: { state: 'priced', version: 2 } });
  });
});
