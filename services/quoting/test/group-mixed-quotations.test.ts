/** An option of a group with another plan for each category, of one insurer and claims handler (decisions M28, features 141). */
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  groupOptionText,
  parseGroupOption,
} from '../src/use-cases/medical-corporate/quotation-plans.ts';
import { groupQuotes } from './support/group-quotes.ts';
import { workOn } from './support/quotations.ts';
import { agent, quotingUnderTest, visitor } from './support/quoting.ts';

const policyConfirmed = defineEvent(PolicyConfirmedSchema);
const now = () => new Date('2026-01-10T08:00:00Z');
const orders = { newId: createNewId(now), now, source: '/services/orders' };

describe('an option with a plan for each category', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quoteId: string;
  let quotationId: string;
  /** Two of one insurer and claims handler for both categories, and one of another pair. */
  let plans: [one: string, other: string, stranger: string];
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    const quotes = groupQuotes(quoting.client);
    ({ quoteId } = await quotes.create());
    await quotes.saveAll(quoteId);
    plans = await ofOnePair();
    ({ quotationId } = await press([plans[0]]));
  });
  afterEach(() => quoting.stop());

  const ofOnePair = async (): Promise<typeof plans> => {
    const list = async (category: number) =>
      (await quoting.client.groupList({ quoteId, category }, visitor)).tiles;
    const second = new Set((await list(2)).map(({ planId }) => planId));
    const both = (await list(1)).filter(({ planId }) => second.has(planId));
    const pairOf = ({ insurerId, tpaId }: (typeof both)[number]) => `${insurerId} ${tpaId}`;
    const pairs = [...Map.groupBy(both, pairOf).values()];
    const mates = pairs.find((of) => of.length > 1) ?? [];
    const stranger = pairs.find((of) => of !== mates)?.[0];
    return [`${mates[0]?.planId}`, `${mates[1]?.planId}`, `${stranger?.planId}`];
  };
  const press = (asked: readonly string[], idempotencyKey = 'press-0001') =>
    quoting.client.createGroupQuotationLines({ quoteId, idempotencyKey, plans: [...asked] }, agent);
  const { open, firstLine, preview, change, clearFlags, send, asClient, answer } = workOn(
    () => quoting.client,
    () => quotationId,
  );
  const choose = async (fields: Record<string, string>) => {
    const lineId = await firstLine();
    return { choices: Object.entries(fields).map(([name, text]) => ({ lineId, name, text })) };
  };
  const netOf = async (category: number, plan: string) => {
    const asked = { quoteId, picks: [{ category, plan }] };
    const { picks } = await quoting.client.priceGroupPicks(asked, visitor);
    return picks[0]?.price.netFils ?? Number.NaN;
  };

  it('is chosen among the plans of its pair, and explained row by row', async () => {
    const [one, other, stranger] = plans;
    const { choices, options } = await open();
    const [field] = choices[0]?.fields ?? [];
    expect(choices[0]?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['category_1', one],
      ['category_2', one],
    ]);
    const offered = field?.choices.map(({ value }) => value) ?? [];
    expect(offered).toEqual(expect.arrayContaining(['none', one, other]));
    expect(offered).not.toContain(stranger);
    const what = await choose({ category_2: other });
    const { differences, options: asked } = await preview(what);
    expect(sumOfRows(differences[0]?.rows ?? [])).toBe(
      (asked[0]?.grossFils ?? 0) - (options[0]?.grossFils ?? 0),
    );
    expect(new Set(differences[0]?.rows.map(({ subject }) => subject))).toEqual(
      new Set(['Category B', '']),
    );
    await change(what);
    const [mixed] = (await open()).options;
    expect(mixed).toMatchObject({
      planId: `1=${one}/2=${other}`,
      planName: 'A plan for each category',
      ratedNetFils: (await netOf(1, one)) + (await netOf(2, other)),
    });
    expect(mixed?.terms.map(({ label }) => label)).toEqual(['Category A', 'Category B']);
    await change(await choose({ category_2: one }));
    expect((await open()).options[0]?.planId).toBe(one);
  });

  it('may leave a category without a plan, and not all of them', async () => {
    await change(await choose({ category_1: 'none' }));
    const [option] = (await open()).options;
    expect(option?.ratedNetFils).toBe(await netOf(2, plans[0]));
    expect(option?.rows[0]).toMatchObject({ subject: 'Category A', label: 'No plan', fils: 0 });
    await expect(change(await choose({ category_2: 'none' }))).rejects.toMatchObject({
      code: 'QUOTING.FIELD',
    });
  });

  it.each([
    ['a plan of another pair', () => ({ category_2: plans[2] })],
    ['a plan of nobody', () => ({ category_2: '9999999' })],
    ['a variant of nobody', () => ({ category_2: `${plans[1]}dattgl1` })],
    ['no category', () => ({ category_3: plans[1] })],
    ['rubbish', () => ({ category_2: 'x' })],
  ])('refuses %s', async (_what, fields) => {
    await expect(change(await choose(fields()))).rejects.toMatchObject({ code: 'QUOTING.FIELD' });
    expect((await open()).options[0]?.planId).toBe(plans[0]);
  });

  it('is pressed as one as well, and never mixes pairs', async () => {
    const [one, other, stranger] = plans;
    await press([`2=${other}/1=${one}`], 'press-0002');
    expect((await open()).options[1]?.planId).toBe(`1=${one}/2=${other}`);
    for (const wrong of [`1=${one}/2=${stranger}`, `1=${one}/3=${other}`, `1=${one}/1=${other}`])
      await expect(press([wrong], 'press-0003')).rejects.toMatchObject({
        code: 'QUOTING.NO_PLAN',
      });
  });

  it('is bound by the policy that has each category’s own plan', async () => {
    const [one, other] = plans;
    await change(await choose({ category_2: other }));
    await clearFlags();
    await send();
    const lineId = (await asClient())?.options[0]?.lineId ?? '';
    await answer('select', lineId);
    await answer('accept', lineId);
    const { bus, publish } = publishingBus();
    await quoting.hear(bus);
    const policyOf = async (...bought: string[]) => {
      const netFils = BigInt((await open()).options[0]?.netFils ?? 0);
      const categories = bought.map((plan, at) => ({ category: at + 1, plan }));
      const said = { policyId: 'p1', quoteId, group: { categories }, plan: { netFils } };
      await publish(createEvent(policyConfirmed, said, visitor, orders));
      return (await open()).row.state;
    };
    expect(await policyOf(one, one)).toBe('accepted');
    expect(await policyOf(other, one)).toBe('accepted');
    expect(await policyOf(one)).toBe('accepted');
    expect(await policyOf(one, other)).toBe('bound');
  });
});

describe('an option of a group', () => {
  it.each(['45', '123dattgl4-7', '1=45', '1=123dattgl4-7/2=45'])(
    'is written and read: %s',
    (text) => {
      const option = parseGroupOption(text);
      expect(option && groupOptionText(option)).toBe(text);
    },
  );

  it.each(['', '=', '1=', '=45', '1=45/', '1=45/1=46', '100=45', '1=45,2=46', '01=45'])(
    'is not read of "%s"',
    (text) => {
      expect(parseGroupOption(text)).toBeNull();
    },
  );
});
