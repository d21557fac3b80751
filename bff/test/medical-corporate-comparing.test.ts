/** An employer compares plans of a category and across categories, over the quoting service itself (S0 2, 5, 9; decisions M15, M16, M48, M58). */

import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { messages } from '@muqarin/rules/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporateComparePage } from '../contract/medical-corporate/picks.ts';
import { type Employer, employers, list } from './support/employer.ts';

const compare = '/survey/medical/corporate/compare-plans';
const across = `${compare}-with-categories`;

let desk: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  desk = await employers();
});
afterAll(() => desk.close());

let employer: Employer;
beforeEach(async () => {
  employer = await desk.arrive();
});

const addressOf = (category: number, slots: object) =>
  `${compare}?${category}=${encodeURIComponent(JSON.stringify(slots))}`;
const shownAt = async (address: string) => {
  const [, query = ''] = address.split('?');
  return employer.page<CorporateComparePage>(`/api/pages/medical-corporate/compare-plans?${query}`);
};

describe('in a category', () => {
  it('compares nothing while its member details are assumed, and says so exactly', async () => {
    const [one, two] = await employer.planIds(1);
    await employer.press(`${list}/compare`, { category: '1', product_id: String(one) });
    expect((await employer.list(1)).warning).toBe(corporateMessages.membersNotUpdated);
    expect((await employer.list(1)).picks.compared).toEqual([]);
    await employer.press(compare, { category: '1', product_ids: `${one},${two}` });
    expect((await employer.list(1)).warning).toBe(corporateMessages.membersNotUpdated);
    const page = await shownAt(addressOf(1, { 0: one, 1: two }));
    expect(page).toMatchObject({ columns: [], warning: corporateMessages.membersNotUpdated });
  });

  it('leads from the tray to an address of its own, which says what is compared (M15)', async () => {
    await employer.saveMembers(1, 7);
    const [one, two, three] = await employer.planIds(1);
    for (const id of [one, two, three]) {
      await employer.press(`${list}/compare`, { category: '1', product_id: String(id) });
    }
    const { picks } = await employer.list(1);
    expect(picks.compared.map(({ planId }) => planId)).toEqual([one, two, three]);
    const answer = await employer.press(compare, {
      category: '1',
      product_ids: `${one},${two},${three}`,
    });
    const address = addressOf(1, { 0: `${one}`, 1: `${two}`, 2: `${three}` });
    expect(answer.headers.location).toBe(address);
    const page = await shownAt(address);
    expect(page).toMatchObject({ category: 1, dropped: 0, here: address, warning: null });
    expect(page.columns.map(({ planId }) => planId)).toEqual([one, two, three]);
    expect(page.columns.every(({ values }) => values.length === page.cover.length)).toBe(true);
    expect(page.others.some(({ plan }) => plan === String(one))).toBe(false);
  });

  it('prices a plan with the variants of its address', async () => {
    await employer.saveMembers(1, 7);
    const tile = (await employer.list(1)).tiles.find(({ variants }) => variants.length > 0);
    const [variant] = tile?.variants ?? [];
    const [other] = (await employer.planIds(1)).filter((id) => id !== tile?.id);
    const page = await shownAt(addressOf(1, { 0: `${tile?.id}dattgl${variant?.id}`, 1: other }));
    expect(page.columns[0]).toMatchObject({
      netFils: (tile?.netFils ?? 0) + (variant?.netFils ?? 0),
      variants: [variant?.name],
    });
  });

  it('leaves out what is unknown, malformed or named twice, with its number', async () => {
    await employer.saveMembers(1, 7);
    const [one, two] = await employer.planIds(1);
    const page = await shownAt(
      addressOf(1, { 0: one, 1: '9999999', 2: 'x', 3: two, 4: one, 5: `${one}dattgl999999` }),
    );
    expect(page.columns.map(({ planId }) => planId)).toEqual([one, two]);
    expect(page.dropped).toBe(4);
  });

  it.each(['%7B', '{"0":', '[1,2', '{"__proto__":"1"}'])(
    'takes an address %s for none',
    async (said) => {
      const page = await shownAt(`${compare}?1=${encodeURIComponent(said)}`);
      expect(page).toMatchObject({ columns: [] });
    },
  );

  it('says in the exact words how many, and that they are of one category', async () => {
    await employer.saveMembers(1, 7);
    await employer.saveMembers(2, 20);
    const ids = await employer.planIds(1);
    await employer.press(compare, { category: '1', product_ids: String(ids[0]) });
    expect((await employer.list(1)).warning).toBe(messages.compareAtLeastTwo);
    await employer.press(compare, { category: '1', product_ids: ids.slice(0, 5).join() });
    expect((await employer.list(1)).warning).toBe(corporateMessages.compareAtMostFour);
    for (const id of ids.slice(0, 5)) {
      await employer.press(`${list}/compare`, { category: '1', product_id: String(id) });
    }
    expect((await employer.list(1)).warning).toBe(corporateMessages.compareAtMostFour);
    await employer.press(`${list}/compare`, { category: '2', product_id: String(ids[0]) });
    const { warning, picks } = await employer.list(2);
    expect(warning).toBe(corporateMessages.compareSameCategory);
    expect(picks.compared).toHaveLength(4);
    const both = `${addressOf(1, { 0: ids[0] })}&2=${encodeURIComponent(JSON.stringify({ 0: ids[1] }))}`;
    expect(await shownAt(both)).toMatchObject({
      columns: [],
      warning: corporateMessages.compareSameCategory,
    });
  });

  it('takes a column out, and comes back to what is left', async () => {
    await employer.saveMembers(1, 7);
    const [one, two] = await employer.planIds(1);
    await employer.press(compare, { category: '1', product_ids: `${one},${two}` });
    const here = addressOf(1, { 0: `${one}`, 1: `${two}` });
    const { columns } = await shownAt(here);
    const answer = await employer.press(`${list}/compare`, {
      product_id: String(columns[0]?.id),
      return: here,
    });
    expect(answer.headers.location).toBe(addressOf(1, { 0: `${two}` }));
  });

  it('is a PDF in both languages', async () => {
    await employer.saveMembers(1, 7);
    const [one, two] = await employer.planIds(1);
    const page = await shownAt(addressOf(1, { 0: one, 1: two }));
    for (const locale of ['en', 'ar']) {
      const { headers } = await employer.browser.get(page.pdf, { 'accept-language': locale });
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('comparison-MQ-'),
      });
    }
    const [english, arabic] = employer.bff.documents.rendered;
    expect(JSON.stringify(english)).toContain(page.columns[0]?.name);
    expect(arabic).toMatchObject({
      locale: 'ar',
      title: expect.stringContaining('من وثائق المجموعات'),
    });
    const { footer: _footer, marks: _marks, reference: _reference, ...said } = arabic ?? {};
    const names = JSON.stringify(said).replace(
      /TPA|"(kind|title|rows|columns|label|value|note|text|table|paragraphs|sections|subtitle|reference|locale|ar)"/g,
      '',
    );
    expect(names.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
  });
});

it('says who may hold a plan wherever its premium stands: tray, comparison, summary (X31)', async () => {
  await employer.saveMembers(1, 7, 7);
  const { tiles } = await employer.list(1);
  const held = tiles.find(({ conditions }) => conditions.length > 0);
  const free = tiles.find(({ conditions }) => conditions.length === 0);
  const id = String(held?.id);
  const conditions = held?.conditions;
  expect(conditions?.length).toBeGreaterThan(0);
  await employer.press(`${list}/compare`, { category: '1', product_id: id });
  expect((await employer.list(1)).picks.compared).toMatchObject([{ conditions }]);
  const { columns } = await shownAt(addressOf(1, { 0: id, 1: free?.id }));
  expect(columns).toMatchObject([{ conditions }, { conditions: [] }]);
  await employer.press(`${list}/select`, { category: '1', product_id: id });
  expect((await employer.list('summary')).categories[0]?.chosen).toMatchObject({ conditions });
});

describe('across categories', () => {
  it('shows an empty state until something is posted, and that after a reload (M16)', async () => {
    expect(await employer.page('/api/pages/medical-corporate/compare-across')).toMatchObject({
      columns: [],
      warning: null,
    });
    await employer.saveMembers(1, 7);
    await employer.saveMembers(2, 20);
    const [one = 0] = await employer.planIds(1);
    const [two = 0] = await employer.planIds(2);
    const plans = JSON.stringify({ 'CAT 1': String(one), 'CAT B': [two] });
    const answer = await employer.press(across, { plans });
    expect(answer.headers.location).toBe(across);
    for (const _ of [1, 2]) {
      const page = await employer.page<CorporateComparePage>(
        '/api/pages/medical-corporate/compare-across',
      );
      expect(page.columns.map(({ category, planId }) => [category, planId])).toEqual([
        [1, one],
        [2, two],
      ]);
    }
  });

  it('takes two to four (S0 5)', async () => {
    await employer.saveMembers(1, 7);
    const ids = await employer.planIds(1);
    await employer.press(across, { plans: JSON.stringify({ 1: ids.slice(0, 1), 2: [] }) });
    expect((await employer.list('summary')).warning).toBe(messages.compareAtLeastTwo);
    await employer.press(across, { plans: JSON.stringify({ 1: ids.slice(0, 5) }) });
    expect((await employer.list('summary')).warning).toBe(
      corporateMessages.compareCategoriesAtMostFour,
    );
  });
});

it('takes the picks of a category out when its member details are saved, and puts them back (M58)', async () => {
  await employer.saveMembers(1, 7);
  await employer.saveMembers(2, 20);
  const [one, two] = await employer.planIds(1);
  for (const id of [one, two]) {
    for (const path of ['compare', 'check', 'propose']) {
      await employer.press(`${list}/${path}`, { category: '1', product_id: String(id) });
    }
  }
  await employer.press(`${list}/check`, { category: '2', product_id: String(one) });
  const before = (await employer.list(1)).picks;
  expect(before).toMatchObject({ compared: [{}, {}], checked: [{}, {}, {}] });
  await employer.saveMembers(1, 8);
  const { picks } = await employer.list(1);
  expect(picks).toMatchObject({
    compared: [],
    checked: [{ category: 2 }],
    proposal: [],
    cleared: { categories: [1], compared: 2, checked: 2, proposal: 2 },
  });
  await employer.press(`${list}/picks-undo`, {});
  const after = (await employer.list(1)).picks;
  expect(after).toMatchObject({ compared: [{}, {}], cleared: null });
  expect(after.checked).toHaveLength(3);
  expect(after.proposal.map(({ plans }) => plans.length)).toEqual(
    before.proposal.map(({ plans }) => plans.length),
  );
});
