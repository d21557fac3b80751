import { listedPlans, parseFilterQuery, toQuery } from '@muqarin/rules/medical/list-order';
import { type FilterTile, medicalFilters } from '@muqarin/rules/medical/plan-list';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '@/features/plan-list/filters/choices.ts';
import { medicalLine } from './filter-line.ts';

const { none: defaultFilters } = medicalFilters;
const line = medicalLine(page(), []);

const tile = (id: number, over: Partial<FilterTile> = {}): FilterTile => ({
  id,
  ins_id: 1 + (id % 3),
  nw_id: 1,
  tpa_id: 1,
  premiumFils: id * 10_000,
  salary: (['lsb', 'hsb', 'nlsb', 'none'] as const)[id % 4] ?? 'none',
  insured_for: id % 5 === 0 ? ['investor'] : ['self'],
  bids: [1, 2, 3].filter((bid) => (id >> bid) % 2 === 1),
  dids: id % 2 === 0 ? [1] : [2],
  pre_existing: id % 3 === 0 ? 'yes' : 'no',
  limitAed: 100_000 * id,
  ...over,
});
const tiles = [
  ...Array.from({ length: 40 }, (_, id) => tile(id + 1)),
  tile(99, { insured_for: ['investor'], ins_id: 7, bids: [9] }),
];
const chosen = [
  defaultFilters,
  { ...defaultFilters, bids: [2] },
  { ...defaultFilters, ins_ids: [1], pre_existing: 'yes' as const },
  { ...defaultFilters, is_investor: true, dids: [1] },
  { ...defaultFilters, salary: ['lsb'], price: { minFils: 50_000, maxFils: 300_000 } },
];

describe('the choices of the filters', () => {
  it.each(chosen)('have the length of the list that choosing leads to: %j', (filters) => {
    const groups = choicesOf(line, tiles, filters);
    const listed = (key: string, value: number | string) => {
      const query = new URLSearchParams(toQuery(filters));
      const old = query.get(key)?.split(',') ?? [];
      query.set(key, [...new Set([...old, String(value)])].join());
      return listedPlans(tiles, parseFilterQuery(Object.fromEntries(query)), { category: 'self' })
        .length;
    };
    const printed = groups
      .filter(({ control }) => control === 'checks')
      .flatMap(({ names, choices }) =>
        choices.map(({ value, count }) => [names[0] ?? '', value, count] as const),
      );
    expect(new Set(printed.map(([key]) => key)).size).toBe(5);
    for (const [key, value, count] of printed)
      expect([key, value, count]).toEqual([key, value, listed(key, value)]);
  });

  it('are those of the plans that can be seen, and what is chosen', () => {
    const ids = (filters: typeof defaultFilters) =>
      choicesOf(line, tiles, filters)
        .find(({ key }) => key === 'ins_ids')
        ?.choices.map(({ value }) => value);
    expect(ids(defaultFilters)).toEqual([1, 2, 3]);
    expect(ids({ ...defaultFilters, ins_ids: [7] })).toEqual([1, 2, 3, 7]);
    expect(ids({ ...defaultFilters, is_investor: true })).toEqual([1, 2, 3, 7]);
  });
});

function page() {
  const named = (ids: number[]) => ids.map((id) => ({ id, name: `Option ${id}` }));
  return {
    benefits: named([1, 2, 3, 9]),
    descriptions: named([1, 2]),
    insurers: named([1, 2, 3, 7]),
    salaries: (['lsb', 'nlsb', 'none'] as const).map((value) => ({ value, name: value })),
    hasInvestorPlans: true,
    category: 'self' as const,
  };
}
