/** A plan for each category of a group (S0 2, 4, 5, 8; decisions M13 to M30, M58). */
import { corporateMessages } from '@muqarin/rules/medical-corporate/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorporatePlansPage } from '../contract/medical-corporate/pages.ts';
import { type Employer, employers, list } from './support/employer.ts';

let all: Awaited<ReturnType<typeof employers>>;
beforeAll(async () => {
  all = await employers();
});
afterAll(() => all.close());

let employer: Employer;
beforeEach(async () => {
  employer = await all.arrive();
});

describe('the list of a category', () => {
  const select = (category: number, plan: number | string, over: Record<string, string> = {}) =>
    employer.press(`${list}/select`, {
      category: String(category),
      product_id: String(plan),
      ...over,
    });

  it('chooses nothing before the member details were saved (S0 4, 8)', async () => {
    const [tile] = (await employer.list(1)).tiles;
    await select(1, tile?.id ?? 0);
    const page = await employer.list(1);
    expect(page.warning).toBe(corporateMessages.membersNotUpdated);
    expect(page.categories[0]?.chosen).toBeNull();
  });

  it('says what the insurer holds to for this group, and what the premium is made of', async () => {
    await employer.saveMembers(1, 7);
    const page = await employer.list(1);
    const [tile] = page.tiles;
    const forms = page.medicalForms.find(({ insurerId }) => insurerId === tile?.insurerId);
    // 27 members in all; the ages of this category are known.
    expect(forms?.rows.map(({ when, asked }) => [when, asked])).toEqual([
      ['members', 'no'],
      ['age', 'no'],
      ['late', 'later'],
    ]);
    expect(page.madeOf).toBeNull();
    expect((await employer.list('summary')).madeOf).toBeNull();
    await select(1, tile?.id ?? 0);
    const { madeOf, medicalForms } = await employer.list('summary');
    expect(madeOf?.heads).toEqual({ quoted: 27, least: 25, most: 29, percent: 10, holds: true });
    // The ages of the other category were not said yet.
    expect(medicalForms).toMatchObject([{ rows: [{}, { when: 'age', asked: 'perhaps' }, {}] }]);
    const [picture] = madeOf?.pictures ?? [];
    expect(picture).toMatchObject({ category: 1, netFils: tile?.netFils });
    const sum = picture?.parts.reduce((total, { fils }) => total + fils, 0);
    expect(sum).toBe(tile?.netFils);
  });

  it('refuses member details that do not add up, with the text of the document', async () => {
    const { editor } = await employer.list(1);
    const [first] = editor.ageBands;
    await employer.press(`${list}/members`, {
      category: '1',
      employees: '8',
      members: '7',
      lsb: '0',
      nlsb: '7',
      [`age_${first?.ageFrom}_${first?.ageTo}`]: '7',
    });
    const page = await employer.list(1);
    expect(page.errors.map(({ message }) => message)).toEqual([
      corporateMessages.employeesAboveMembers,
    ]);
    expect(page.categories[0]?.flag).toBe(0);
  });

  it('chooses, opens the next tab, asks before it switches the pair, and comes back by undo (M28, M58)', async () => {
    await employer.saveMembers(1, 7);
    await employer.saveMembers(2, 20);
    const [tile] = (await employer.list(1)).tiles;
    const chosen = await select(1, tile?.id ?? 0);
    expect(chosen.headers.location).toBe(`${list}?category=2`);
    const next = await employer.list(2);
    const other = next.tiles.find(({ fitsPair }) => !fitsPair);
    const asked = await select(2, other?.id ?? 0);
    expect(asked.headers.location).toContain('switch=');
    const question = await employer.page<CorporatePlansPage>(
      `/api/pages/medical-corporate/products?category=2&switch=${other?.id}`,
    );
    expect(question.toSwitch).toMatchObject({ category: 2, planName: other?.name });
    const switched = await select(2, other?.id ?? 0, { switch: '1' });
    expect(switched.headers.location).toBe(`${list}?category=summary`);
    const summary = await employer.list('summary');
    expect(summary.tab).toBeNull();
    expect(summary.categories.map((one) => one.chosen?.planId ?? null)).toEqual([null, other?.id]);
    expect(summary.cleared).toMatchObject([{ category: 1, planName: tile?.name }]);
    expect(summary.netFils).toBe(summary.categories[1]?.chosen?.netFils);
  });

  it('prices a plan with a variant as the tile says', async () => {
    await employer.saveMembers(1, 7);
    const tile = (await employer.list(1)).tiles.find(({ variants }) => variants.length > 0);
    const [variant] = tile?.variants ?? [];
    await select(1, tile?.id ?? 0, { variant: String(variant?.id) });
    const { categories } = await employer.list('summary');
    expect(categories[0]?.chosen).toMatchObject({
      plan: `${tile?.id}dattgl${variant?.id}`,
      netFils: (tile?.netFils ?? 0) + (variant?.netFils ?? 0),
    });
    await employer.press(`${list}/change`, { category: '1' });
    expect((await employer.list('summary')).categories[0]?.chosen).toBeNull();
  });
});
