/** Quotations of a car: a plan with its excess, repair and add-ons, priced by the rater of its lists (features 111 and 141). */
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { MotorOrderPaidSchema } from '@muqarin/proto/muqarin/quoting/v1/motor_orders_pb';
import { sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MotorQuote } from '../contract/motor/quote-calls.ts';
import { motorQuotes } from './support/motor-quotes.ts';
import { workOn } from './support/quotations.ts';
import { agent, quotingUnderTest, visitor } from './support/quoting.ts';

const orderPaid = defineEvent(MotorOrderPaidSchema);
const now = () => new Date('2026-01-10T08:00:00Z');
const orders = { newId: createNewId(now), now, source: '/services/orders' };

describe('a motor quotation', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quotes: Awaited<ReturnType<typeof motorQuotes>>;
  let quote: MotorQuote;
  /** Of an insurer that promised a discount, then third party. */
  let planIds: [own: number, thirdParty: number];
  let quotationId: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quotes = await motorQuotes(quoting.client);
    // Young enough for a repair at the agency.
    const { quoteId } = await quotes.create({ year: 2024, comprehensive: null });
    const found = await quoting.client.motorQuote({ quoteId }, visitor);
    if (!found) throw new Error('no quote');
    quote = found;
    const own = quote.tiles.find(
      ({ insurerCode, deductibles, type }) =>
        insurerCode === 'falaj' && type === 'comprehensive' && deductibles.length > 2,
    );
    const third = quote.tiles.find(({ type }) => type === 'third_party');
    planIds = [own?.planId ?? 0, third?.planId ?? 0];
    ({ quotationId } = await press('press-0001', planIds));
  });
  afterEach(() => quoting.stop());

  const press = (idempotencyKey: string, plans: readonly number[], by = agent) =>
    quoting.client.createMotorQuotationLines(
      { quoteId: quote.quoteId, idempotencyKey, planIds: [...plans] },
      by,
    );
  const { open, firstLine, preview, change, send, asClient, answer, off } = workOn(
    () => quoting.client,
    () => quotationId,
  );
  const chosen = async (fields: Record<string, string>) => {
    const lineId = await firstLine();
    return {
      choices: Object.entries(fields).map(([name, text]) => ({ lineId, name, text })),
    };
  };
  const fieldsOf = async (at = 0) => {
    const { choices } = await open();
    return Object.fromEntries((choices[at]?.fields ?? []).map((field) => [field.name, field]));
  };

  it('has plans as the list shows them, once for a press, by agents alone', async () => {
    await expect(press('press-0002', planIds, visitor)).rejects.toMatchObject({
      code: 'QUOTING.AGENTS_ONLY',
    });
    await expect(press('press-0002', [9_999_999])).rejects.toMatchObject({
      code: 'QUOTING.NO_PLAN',
    });
    expect((await press('press-0001', planIds)).quotationId).toBe(quotationId);
    const { options, row } = await open();
    expect(row).toMatchObject({ line: 'motor', state: 'priced', agentId: 'sara' });
    expect(options.map(({ planId }) => planId)).toEqual(planIds.map(String));
    for (const { planId, ratedNetFils, grossFils, rows } of options) {
      const tile = quote.tiles.find((each) => String(each.planId) === planId);
      expect([ratedNetFils, grossFils]).toEqual([tile?.price.netFils, tile?.price.grossFils]);
      expect(sumOfRows(rows)).toBe(grossFils);
    }
    const told = (await quoting.story()).filter(({ type }) => type === 'QuotationLinesCreated');
    expect(told).toHaveLength(1);
    expect(told[0]?.value).toMatchObject({ line: 'motor', agentId: 'sara' });
  });

  it('takes along what was chosen in the list, as an option of its own', async () => {
    const [planId] = planIds;
    const addons = quote.tiles.find((tile) => tile.planId === planId)?.addons ?? [];
    const addon = addons.find(({ included }) => !included);
    const addonIds = [addon?.addonId ?? 0];
    await quoting.client.setMotorAddons(
      { quoteId: quote.quoteId, choices: [{ planId, addonIds }] },
      visitor,
    );
    expect((await press('press-0003', [planId])).quotationId).toBe(quotationId);
    const [first, , last] = (await open()).options;
    expect(last?.planId).toBe(`${planId}:addons=${addonIds[0]}`);
    expect((last?.ratedNetFils ?? 0) - (first?.ratedNetFils ?? 0)).toBe(addon?.chargeFils);
    expect(last?.terms).toContainEqual({ label: addon?.name, value: 'Added' });
  });

  it('says what its price stands on', async () => {
    const [own, third] = (await open()).options;
    expect(own?.terms.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['The car', 'Insured value', 'Excess for each claim', 'Repair']),
    );
    expect(third?.terms.map(({ label }) => label)).not.toContain('Insured value');
    await send();
    expect((await asClient())?.options[0]?.terms).toEqual(own?.terms);
  });

  it('lets vary what the card does, with each difference explained', async () => {
    const { excess, repair } = await fieldsOf();
    expect(excess?.choices.map(({ value }) => value)).toEqual(['standard', 'half', 'none']);
    expect(repair?.value).toBe('garage');
    expect(await fieldsOf(1)).not.toHaveProperty('excess');
    const addon = Object.keys(await fieldsOf()).find((name) => name.startsWith('addon_')) ?? '';
    const [before] = (await open()).options;
    const what = await chosen({ excess: 'none', repair: 'agency', [addon]: 'yes' });
    const { differences, options } = await preview(what);
    expect(differences.map(({ lineId }) => lineId)).toEqual([before?.lineId]);
    const [difference] = differences;
    expect(sumOfRows(difference?.rows ?? [])).toBe(
      (options[0]?.grossFils ?? 0) - (before?.grossFils ?? 0),
    );
    expect(difference?.rows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['deductible', 'vat']),
    );
    await change(what);
    const [after] = (await open()).options;
    expect(after).toEqual({ ...options[0] });
    expect(after?.planId).toMatch(/^\d+:agency:excess=none:addons=\d+$/);
    expect(after?.terms).toContainEqual({ label: 'Repair', value: 'At the agency' });
    await change(await chosen({ excess: 'standard', repair: 'garage', [addon]: 'no' }));
    expect((await open()).options[0]).toEqual(before);
  });

  it.each([
    ['an excess that no card has', { excess: 'twice' }],
    ['no repair', { repair: 'at home' }],
    ['an add-on of nobody', { addon_9999: 'yes' }],
    ['half an add-on', { addon_1: 'maybe' }],
    ['another car', { variant: '7' }],
  ])('refuses %s', async (_what, fields) => {
    await expect(change(await chosen(fields))).rejects.toMatchObject({
      code: 'QUOTING.FIELD',
      details: { field: Object.keys(fields)[0] },
    });
    expect((await open()).turn).toBe(0);
  });

  it('is insured for a value within its limits, and of a driver who is put right', async () => {
    const { minAed, maxAed } = quote.vehicle.value;
    const value = (text: string) => ({ facts: [{ name: 'insured_value', text }] });
    for (const [text, message] of [
      [`${minAed - 1}`, /^The insured value has to be from AED/],
      [`${maxAed + 1}`, /^The insured value has to be from AED/],
      ['a lot', /^Enter a number/],
      ['0', /^Enter a number/],
    ] as const)
      await expect(change(value(text))).rejects.toMatchObject({ message, kind: 'invalid' });
    const typed = minAed.toLocaleString('en');
    const { differences } = await preview(value(typed));
    // Third party costs the same whatever the car is worth.
    expect(differences).toHaveLength(1);
    await change(value(typed));
    const { options, facts } = await open();
    expect(facts[0]?.hint).toMatch(new RegExp(`^Stands as AED\\s${typed}\\. From`));
    const cheaper = await quoting.client.previewMotorQuote(
      { quoteId: quote.quoteId, valueAed: minAed },
      visitor,
    );
    const price = cheaper.outcome === 'priced' ? cheaper.prices : [];
    expect(options[0]?.ratedNetFils).toBe(
      price.find(({ planId }) => planId === planIds[0])?.netFils,
    );
    for (const [name, text] of [
      ['driver_birth', '31/02/1990'],
      ['driver_birth', '01/01/2020'],
      ['claims', '21'],
      ['claim_free_years', '-1'],
      ['gender', 'male'],
    ] as const)
      await expect(change({ facts: [{ name, text }] })).rejects.toMatchObject({
        details: { field: name },
      });
  });

  it.each([
    [{ driver_birth: '01/06/2006' }, 'young_driver'],
    [{ claims: '3' }, 'driver_claims'],
  ])('waits for an underwriter where %o', async (facts, code) => {
    const said = Object.entries(facts).map(([name, text]) => ({ name, text: text as string }));
    const { options, flags } = await preview({ facts: said });
    expect(flags).toContain(code);
    expect(options.length).toBeGreaterThan(0);
  });

  it('takes off what an insurer pays for alone', async () => {
    await expect(change(await off(100, 'LWN-26-02'))).rejects.toMatchObject({
      details: { because: 'other_insurer' },
    });
    const [before] = (await open()).options;
    await change(await off(1_000));
    const [after] = (await open()).options;
    expect((before?.netFils ?? 0) - (after?.netFils ?? 0)).toBe(1_000);
    expect(sumOfRows(after?.rows ?? [])).toBe(after?.grossFils);
  });

  it('is accepted, and bound once its order is paid with the same add-ons and value', async () => {
    await send();
    const lineId = (await asClient())?.options[0]?.lineId ?? '';
    await answer('select', lineId);
    expect(await answer('accept', lineId)).toEqual({ state: 'accepted' });
    const { bus, publish } = publishingBus();
    await quoting.hear(bus);
    const bought = {
      planId: String(planIds[0]),
      addonIds: [] as string[],
      valueAed: BigInt(quote.valueAed),
      netFils: BigInt((await open()).options[0]?.netFils ?? 0),
    };
    const paid = async (offer: Partial<typeof bought>, quoteId = quote.quoteId) => {
      const said = { orderId: 'o1', quoteId, offer: { ...bought, ...offer } };
      await publish(createEvent(orderPaid, said, visitor, orders));
      return (await open()).row.state;
    };
    expect(await paid({ planId: String(planIds[1]) })).toBe('accepted');
    expect(await paid({ addonIds: ['1'] })).toBe('accepted');
    expect(await paid({ netFils: bought.netFils + 1n })).toBe('accepted');
    expect(await paid({ valueAed: BigInt(quote.valueAed + 1) })).toBe('accepted');
    expect(await paid({}, 'another')).toBe('accepted');
    expect(await paid({})).toBe('bound');
    expect(await paid({})).toBe('bound');
  });
});
