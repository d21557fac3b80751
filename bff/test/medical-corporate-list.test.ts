/** The list of a category over the quoting service itself: what it is filtered by, in which order, and on paper (decisions M30, M57, X31). */
import { corporateFilters, sortCorporate } from '@muqarin/rules/medical-corporate/plan-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Employer, employers, list } from './support/employer.ts';

let desk: Awaited<ReturnType<typeof employers>>;
let employer: Employer;
beforeAll(async () => {
  desk = await employers();
  employer = await desk.arrive();
});
afterAll(() => desk.close());

it('comes in the order that it is sorted by, and says what every filter reads', async () => {
  const { tiles, insurers, editor } = await employer.list(1);
  expect(sortCorporate(tiles, 'asc')).toEqual(tiles);
  expect(new Set(insurers.map(({ kind }) => kind))).toEqual(new Set(['takaful', 'conventional']));
  expect(tiles.every(({ limitAed, annualLimit }) => annualLimit === aed(limitAed))).toBe(true);
  expect(tiles.every(({ onTile }) => onTile.length === 1)).toBe(true);
  const [youngest] = editor.ageBands;
  const { filters } = corporateFilters.read({ ages: `${youngest?.ageFrom}_${youngest?.ageTo}` });
  expect(corporateFilters.count(tiles, filters, { insurers })).toBe(tiles.length);
});

it('knows the hospitals of its address and the networks that include them', async () => {
  const path = `/api/pages/medical-corporate/products?category=1`;
  const found = await employer.page<{ foundProviders: { id: number }[] }>(
    `${path}&provider_search=hospital`,
  );
  const [hospital] = found.foundProviders;
  const { providers, networkPairs, tiles } = await employer.page<
    Awaited<ReturnType<Employer['list']>>
  >(`${path}&providers=${hospital?.id}`);
  expect(providers.map(({ id }) => id)).toEqual([hospital?.id]);
  const { filters } = corporateFilters.read({ providers: String(hospital?.id) });
  const wanted = { ...filters, providers: { ...filters.providers, pairs: networkPairs } };
  const left = corporateFilters.count(tiles, wanted, {});
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(tiles.length);
});

describe('on paper', () => {
  const paper = async (query: string) => {
    const answer = await employer.browser.get(`${list}/quote.pdf?${query}`);
    return { status: answer.statusCode, model: employer.bff.documents.rendered.at(-1) };
  };
  const namesIn = (model: Awaited<ReturnType<typeof paper>>['model']) =>
    model?.sections.flatMap((section) =>
      section.kind === 'plans'
        ? section.groups.flatMap(({ rows }) => rows.map(({ name }) => name))
        : [],
    );

  it('lists what the page of the same address lists', async () => {
    const { tiles } = await employer.list(1);
    const all = await paper('category=1');
    expect(new Set(namesIn(all.model))).toEqual(new Set(tiles.map(({ name }) => name)));
    const basic = await paper('category=1&chapter=basic');
    const cheap = tiles.filter(({ limitAed }) => limitAed <= 250_000).map(({ name }) => name);
    expect(new Set(namesIn(basic.model))).toEqual(new Set(cheap));
    expect(basic.model?.subtitle).toContain('Category A');
  });

  it('takes the premiums of compared plans of the category apart, to the fils', async () => {
    await employer.saveMembers(1, 7);
    const [one, two] = (await employer.list(1)).tiles;
    await employer.press(`${list}/compare`, { category: '1', product_id: String(one?.id) });
    await employer.press(`${list}/compare`, { category: '1', product_id: String(two?.id) });
    const { model } = await paper('category=1');
    const traced = model?.sections.flatMap((section) => (section.kind === 'rows' ? section : []));
    expect(traced?.map(({ title }) => title)).toEqual(
      [one, two].map((tile) => `${tile?.name}, ${tile?.insurerName}`),
    );
    const sum = traced?.[0]?.rows.slice(0, -3).reduce((all, { value }) => all + filsOf(value), 0);
    expect(sum).toBe(one?.netFils);
    expect((await paper('category=2')).model?.sections).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const stranger = await desk.arrive();
    expect((await stranger.browser.get(`${list}/quote.pdf?category=summary`)).statusCode).toBe(404);
  });
});

function aed(dirhams: number): string {
  return `AED ${dirhams.toLocaleString('en')}`;
}

function filsOf(text: string): number {
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
}
