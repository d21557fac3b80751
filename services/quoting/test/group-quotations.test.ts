/** Quotations of groups: a plan with its variants for all categories that can have it (S0 6, decisions M27, features 111 and 141). */

import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import { defineEvent } from '@muqarin/platform/events/define';
import { createEvent } from '@muqarin/platform/events/envelope';
import { createNewId } from '@muqarin/platform/ids';
import { PolicyConfirmedSchema } from '@muqarin/proto/muqarin/quoting/v1/events_pb';
import { inEnglish } from '@muqarin/rules/message';
import { differenceRows, sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffQuotation } from '../contract/quotations.ts';
import type { GroupCatalogue } from '../src/domain/medical-corporate/catalogue.ts';
import { ratedForGroup } from '../src/use-cases/medical-corporate/quotation-rate.ts';
import { groupQuotes, twelve } from './support/group-quotes.ts';
import { agent, quotingUnderTest, visitor } from './support/quoting.ts';
import { seeded } from './support/random-general.ts';
import { randomGroupCategory, randomGroupPlan } from './support/random-group.ts';

const policyConfirmed = defineEvent(PolicyConfirmedSchema);
const now = () => new Date('2026-01-10T08:00:00Z');
const orders = { newId: createNewId(now), now, source: '/services/orders' };

describe('a group’s quotation', () => {
  let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
  let quotes: ReturnType<typeof groupQuotes>;
  let quoteId: string;
  /** For both categories with two variants, for one of them alone, and one without variants. */
  let plans: [both: string, one: string, plain: string];
  let quotationId: string;
  beforeEach(async () => {
    quoting = await quotingUnderTest();
    quotes = groupQuotes(quoting.client);
    ({ quoteId } = await quotes.create());
    plans = await plansToQuote();
  });
  afterEach(() => quoting.stop());

  const tilesOf = async (category: number) =>
    (await quoting.client.groupList({ quoteId, category }, visitor)).tiles;
  const plansToQuote = async (): Promise<typeof plans> => {
    const [first, second] = [await tilesOf(1), await tilesOf(2)];
    const inFirst = new Set(first.map(({ planId }) => planId));
    const both = second.filter(({ planId }) => inFirst.has(planId));
    const rich = both.find(({ variants }) => variants.length > 1);
    const one = second.find(({ planId }) => !inFirst.has(planId));
    const plain = both.find(({ planId }) => planId !== rich?.planId);
    if (!rich || !one || !plain) throw new Error('no such plans');
    const ids = rich.variants.slice(0, 2).map(({ id }) => id);
    return [`${rich.planId}dattgl${ids.join('-')}`, `${one.planId}`, `${plain.planId}`];
  };
  const press = (asked: readonly string[], idempotencyKey = 'press-0001') => {
    const lines = { quoteId, idempotencyKey, plans: [...asked] };
    return quoting.client.createGroupQuotationLines(lines, agent);
  };
  const quoted = async (asked: readonly string[] = plans) => {
    await quotes.saveAll(quoteId);
    ({ quotationId } = await press(asked));
  };
  const open = async (): Promise<StaffQuotation> => {
    const found = await quoting.client.openQuotation({ quotationId, staffId: 'sara' }, agent);
    if (!found) throw new Error('no quotation');
    return found;
  };
  const noChange = (what: object) => {
    return { today: false, removed: [], discounts: [], facts: [], choices: [], ...what };
  };

  it('has each plan once with its variants, priced as the group’s lists are', async () => {
    const [both, , plain] = plans;
    const turned = both.replace(/(\d+)-(\d+)$/, '$2-$1');
    await quoted([both, turned, plain, plain]);
    const { options, row, facts } = await open();
    expect(options.map(({ planId }) => planId)).toEqual([both, plain]);
    expect(options[0]?.planName).toMatch(/, with .+ \+ .+/);
    expect([row.line, facts]).toEqual(['medical-corporate', []]);
    for (const { planId: plan, ratedNetFils, grossFils, rows } of options) {
      const picks = [1, 2].map((category) => ({ category, plan }));
      const priced = await quoting.client.priceGroupPicks({ quoteId, picks }, visitor);
      const nets = priced.picks.map(({ price }) => price.netFils);
      expect(ratedNetFils).toBe(nets.reduce((sum, fils) => sum + fils, 0));
      expect(sumOfRows(rows)).toBe(grossFils);
      const subjects = [...new Set(rows.map(({ subject }) => subject))];
      expect(subjects).toEqual(['Category A', 'Category B', '']);
    }
  });

  it('names its plans, and says its rows and terms, by key beside the English', async () => {
    await quoted([plans[0]]);
    const [option] = (await open()).options;
    const { planName, planNameFilled, rows = [], terms = [] } = option ?? {};
    expect(planNameFilled?.sentence).toBe('{plan}, with {variants}');
    expect(planNameFilled && inEnglish(planNameFilled)).toBe(planName);
    const said = rows.flatMap(({ filled = {}, subject, label, why }) => [
      [filled.subject, subject] as const,
      [filled.label, label] as const,
      [filled.why, why] as const,
    ]);
    const byKey = said.flatMap(([filled, english]) => (filled ? [{ filled, english }] : []));
    expect(byKey.map(({ filled }) => inEnglish(filled))).toEqual(
      byKey.map(({ english }) => english),
    );
    expect(new Set(byKey.map(({ filled }) => filled.sentence))).toContain('Category {letter}');
    const left = said.filter(([filled, english]) => !filled && /\d/.test(english));
    const variants = rows
      .filter(({ code }) => code.startsWith('variant'))
      .map(({ label }) => label);
    expect(left.map(([, english]) => english).filter((text) => !variants.includes(text))).toEqual(
      [],
    );
    expect(terms).toEqual([]);
  });

  it('says which category cannot have an option', async () => {
    await quoted([plans[1]]);
    const [option] = (await open()).options;
    expect(option?.rows[0]).toMatchObject({
      subject: 'Category A',
      label: 'Not offered to it',
      fils: 0,
    });
    expect(option?.ratedNetFils).toBeGreaterThan(0);
  });

  it('is made once of a press, by agents alone, of saved members and plans that there are', async () => {
    await expect(press(plans)).rejects.toMatchObject({ code: 'QUOTING.MEMBERS_NOT_UPDATED' });
    await quoted();
    expect((await press(plans)).quotationId).toBe(quotationId);
    const told = (await quoting.story()).filter(({ type }) => type === 'QuotationLinesCreated');
    expect(told).toHaveLength(1);
    const lines = { quoteId, idempotencyKey: 'press-0002', plans: [...plans] };
    await expect(quoting.client.createGroupQuotationLines(lines, visitor)).rejects.toMatchObject({
      code: 'QUOTING.AGENTS_ONLY',
    });
    const [both] = plans;
    const own = both.replace(/-\d+$/, '');
    const [, variant] = own.split('dattgl');
    for (const wrong of ['9999999', `${own}-1`, `${own}-${variant}`, `${plans[2]}dattgl`, 'x', ''])
      await expect(press([both, wrong], 'press-0003')).rejects.toMatchObject({
        code: 'QUOTING.NO_PLAN',
      });
    expect((await open()).options).toHaveLength(3);
  });

  it('keeps its people, and prices anew by other members where a press comes later', async () => {
    await quoted();
    const before = (await open()).options.map(({ grossFils }) => grossFils);
    const change = noChange({ facts: [{ name: 'birth_1', text: '01/01/1990' }] });
    await expect(
      quoting.client.previewQuotation({ quotationId, change }, agent),
    ).rejects.toMatchObject({ code: 'QUOTING.FIELD' });
    await quotes.save(quoteId, 1, twelve);
    expect((await open()).options.map(({ grossFils }) => grossFils)).toEqual(before);
    const { quotationId: second } = await press(plans, 'press-0004');
    expect(second).not.toBe(quotationId);
    quotationId = second;
    expect((await open()).options.map(({ grossFils }) => grossFils)).not.toEqual(before);
  });

  it('is sent, chosen and accepted with its variants, and bound by its policy alone', async () => {
    await quoted();
    for (const { code } of (await open()).flags) {
      const flag = { quotationId, staffId: 'omar', code, roles: ['underwriter' as const] };
      await quoting.client.clearQuotationFlag(flag, agent);
    }
    const { turn } = await open();
    const to = { recipient: 'board@example.com', name: 'Mariam' };
    await quoting.client.sendQuotation({ quotationId, staffId: 'sara', turn, ...to }, agent);
    const sent = await quoting.client.clientQuotation({ quotationId }, visitor);
    const lineId = sent?.options[0]?.lineId ?? '';
    const say = (act: 'select' | 'accept') =>
      quoting.client.answerQuotation({ quotationId, version: 1, act, lineId }, visitor);
    await say('select');
    expect(await say('accept')).toEqual({ state: 'accepted' });
    const story = (await quoting.story()).map(({ type, value }) => ({ type, ...value }));
    expect(story.findLast(({ type }) => type === 'QuotationChanged')).toMatchObject({
      planId: plans[0],
      line: 'medical-corporate',
    });
    expect(JSON.stringify(story.find(({ type }) => type === 'QuotationSent'))).toContain(' مع ');
    const held = await quoting.client.heldOfJourneys({ draftIds: ['draft-1'] }, agent);
    expect(JSON.stringify(held)).toContain('board@example.com');
    const { bus, publish } = publishingBus();
    await quoting.hear(bus);
    const policyOf = async (...bought: string[]) => {
      const netFils = BigInt((await open()).options[0]?.netFils ?? 0);
      const categories = bought.map((plan, at) => ({ category: at + 1, plan }));
      const said = { policyId: 'p1', quoteId, group: { categories }, plan: { netFils } };
      await publish(createEvent(policyConfirmed, said, visitor, orders));
      return (await open()).row.state;
    };
    expect(await policyOf(plans[0], plans[2])).toBe('accepted');
    expect(await policyOf(plans[0], plans[0])).toBe('bound');
    expect(await policyOf(plans[0], plans[0])).toBe('bound');
    const acts = (await open()).acts.map(({ act, by }) => [act, by]);
    expect(acts.filter(([act]) => act === 'bind')).toEqual([['bind', '']]);
  });

  it('flags no family, and an age that somebody has for sure', async () => {
    await quoted();
    expect((await open()).flags.map(({ code }) => code)).not.toContain('large_family');
    const [old] = (await quoting.client.groupLists({ emirateId: 2 }, visitor)).ageBands.slice(-1);
    expect(old?.ageFrom).toBeGreaterThanOrEqual(65);
  });
});

describe('two prices of a group', () => {
  it('differ by rows that sum to the difference, whatever plan, variants and members', () => {
    const random = seeded(141);
    const some = { priced: 0, partly: 0, mixed: 0 };
    for (let at = 0; at < 2_000; at += 1) {
      const pair = { insurerId: 1, tpaId: 1, emirateIds: [2] };
      const plans = [1, 2].map((id) => ({ ...randomGroupPlan(random), ...pair, id }));
      const catalogue = { plans, insurers: [], vatBasisPoints: 500, arabic: { words: {} } };
      const chosen = (planId: number) => {
        const ids = plans.find(({ id }) => id === planId)?.variants.map(({ id }) => id) ?? [];
        return { planId, variantIds: ids.filter(() => random() < 0.5) };
      };
      const rated = () => {
        const categories = [1, 2].map((number) => ({ ...randomGroupCategory(random, 40), number }));
        const basis = { answers: { emirateId: 2, categories }, day: '2026-11-27' };
        const mixed = new Map([1, 2].map((number) => [number, chosen(number)] as const));
        const option = random() < 0.5 ? { all: chosen(1) } : { mixed };
        const price = ratedForGroup(catalogue as unknown as GroupCatalogue, basis, option);
        if (price && 'mixed' in option) some.mixed += 1;
        return price;
      };
      const [was, is] = [rated(), rated()];
      for (const each of [was, is])
        expect(each === null || sumOfRows(each.rows)).toBe(each === null || each.netFils);
      if (!was || !is) continue;
      some.priced += 1;
      if (is.rows.some(({ code }) => code === 'not_offered')) some.partly += 1;
      expect(sumOfRows(differenceRows(was.rows, is.rows))).toBe(is.netFils - was.netFils);
    }
    expect(some.priced).toBeGreaterThan(500);
    expect(some.partly).toBeGreaterThan(20);
    expect(some.mixed).toBeGreaterThan(200);
  });
});
