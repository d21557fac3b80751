import { describe, expect, it } from 'vitest';
import { sortTiles } from '../src/medical/list-order.ts';
import { type Filters, type FilterTile, medicalFilters } from '../src/medical/plan-list.ts';
import type { Category } from '../src/medical/types.ts';
import { randomFilters, randomTile } from './random-tiles.ts';

const { none: defaultFilters, matches, inForce, whyHidden } = medicalFilters;
const tile = (changes: Partial<FilterTile> = {}): FilterTile => ({
  id: 1,
  ins_id: 1,
  nw_id: 1,
  tpa_id: 1,
  premiumFils: 100_000,
  salary: 'none',
  insured_for: ['self'],
  bids: [],
  dids: [],
  pre_existing: 'no',
  limitAed: 0,
  ...changes,
});

const filters = (changes: Partial<Filters> = {}): Filters => ({ ...defaultFilters, ...changes });
const passes = (plan: Partial<FilterTile>, chosen: Partial<Filters>, category?: Category) =>
  matches(tile(plan), filters(chosen), { category });

describe('the predicate', () => {
  it('starts with pre-existing at no, which asks for nothing', () => {
    expect(defaultFilters.pre_existing).toBe('no');
    expect(passes({ pre_existing: 'no' }, {})).toBe(true);
    expect(passes({ pre_existing: 'yes' }, {})).toBe(true);
    expect(passes({ pre_existing: 'no' }, { pre_existing: 'yes' })).toBe(false);
    expect(passes({ pre_existing: 'yes' }, { pre_existing: 'yes' })).toBe(true);
  });

  it('shows plans for the category, or for investors only', () => {
    expect(passes({ insured_for: ['self', 'investor'] }, {}, 'self')).toBe(true);
    expect(passes({ insured_for: ['investor'] }, {}, 'self')).toBe(false);
    expect(passes({ insured_for: ['investor'] }, {})).toBe(false);
    expect(passes({ insured_for: ['worker'] }, {}, 'self')).toBe(false);
    expect(passes({ insured_for: ['self'] }, { is_investor: true }, 'self')).toBe(false);
    expect(passes({ insured_for: ['investor'] }, { is_investor: true }, 'self')).toBe(true);
  });

  it('takes any chosen salary band, and a plan without one always', () => {
    expect(passes({ salary: 'none' }, { salary: ['lsb'] })).toBe(true);
    expect(passes({ salary: 'lsb' }, { salary: ['lsb'] })).toBe(true);
    expect(passes({ salary: 'hsb' }, { salary: ['lsb'] })).toBe(false);
    expect(passes({ salary: 'hsb' }, { salary: ['lsb', 'nlsb'] })).toBe(true);
    expect(passes({ salary: 'nlsb' }, { salary: ['hsb'] })).toBe(true);
  });

  it('wants all benefits and descriptions, any insurer', () => {
    expect(passes({ bids: [1, 2, 3] }, { bids: [1, 3] })).toBe(true);
    expect(passes({ bids: [1] }, { bids: [1, 3] })).toBe(false);
    expect(passes({ dids: [4] }, { dids: [4, 5] })).toBe(false);
    expect(passes({ ins_id: 2 }, { ins_ids: [1, 2] })).toBe(true);
    expect(passes({ ins_id: 3 }, { ins_ids: [1, 2] })).toBe(false);
  });

  it('includes both ends of the price', () => {
    const price = { minFils: 100_000, maxFils: 200_000 };
    const at = (premiumFils: number) => passes({ premiumFils }, { price });
    expect([99_999, 100_000, 200_000, 200_001].map(at)).toEqual([false, true, true, false]);
  });

  it('keeps the networks that the lookup allowed', () => {
    expect(passes({ nw_id: 3, tpa_id: 2 }, { providers: { ids: [], pairs: ['3:2'] } })).toBe(true);
    expect(passes({ nw_id: 2, tpa_id: 3 }, { providers: { ids: [], pairs: ['3:2'] } })).toBe(false);
    expect(passes({}, { providers: { ids: [], pairs: [] } })).toBe(false);
  });
});

/** The rules of the documents once more, one refusal at a time, with sets. */
function naive(plan: FilterTile, chosen: Filters, category: Category): boolean {
  const upTo = { basic: [0, 250_000], middle: [250_001, 1_000_000], high: [1_000_001, 1e9] };
  if (chosen.chapter) {
    const [from = 0, to = 0] = upTo[chosen.chapter];
    if (plan.limitAed < from || plan.limitAed > to) return false;
  }
  const person = chosen.is_investor ? 'investor' : category;
  if (!new Set(plan.insured_for).has(person)) return false;
  const high = (band: string) => (band === 'nlsb' ? 'hsb' : band);
  const wanted = new Set(chosen.salary.map(high));
  if (wanted.size > 0 && plan.salary !== 'none' && !wanted.has(high(plan.salary))) return false;
  if (chosen.pre_existing === 'yes' && plan.pre_existing === 'no') return false;
  if (chosen.bids.some((id) => !new Set(plan.bids).has(id))) return false;
  if (chosen.dids.some((id) => !new Set(plan.dids).has(id))) return false;
  if (chosen.ins_ids.length > 0 && !new Set(chosen.ins_ids).has(plan.ins_id)) return false;
  if (chosen.price && plan.premiumFils < chosen.price.minFils) return false;
  if (chosen.price && plan.premiumFils > chosen.price.maxFils) return false;
  const { pairs } = chosen.providers;
  if (!pairs) return true;
  return pairs.some((pair) => pair === `${plan.nw_id}:${plan.tpa_id}`);
}

describe('on random plans', () => {
  const tiles = Array.from({ length: 500 }, (_, i) => randomTile(i));
  const categories: Category[] = ['self', 'dependent', 'worker', 'employee'];

  it('filtering equals the rules written down once more', () => {
    let shown = 0;
    for (let i = 0; i < 300; i++) {
      const chosen = randomFilters();
      const category = categories[i % 4] ?? 'self';
      for (const plan of tiles) {
        const visible = matches(plan, chosen, { category });
        if (visible) shown++;
        if (visible !== naive(plan, chosen, category)) {
          expect.fail(JSON.stringify({ plan, chosen, category, visible }));
        }
      }
    }
    expect(shown).toBeGreaterThan(500);
  });

  it('looks at ten times as many plans with less than thirty times the work', () => {
    const pairs = ['0:0', '1:1'];
    const chosen = filters({ bids: [1, 2], ins_ids: [1, 2, 3], providers: { ids: [], pairs } });
    const readsOf = (count: number) => {
      let reads = 0;
      const get = (plan: FilterTile, field: keyof FilterTile) => {
        reads += 1;
        return plan[field];
      };
      const watched = tiles.slice(0, count).map((plan) => new Proxy(plan, { get } as object));
      sortTiles(watched, 'asc').filter((plan) => matches(plan, chosen, { category: 'self' }));
      return reads;
    };
    expect(readsOf(500)).toBeLessThan(30 * readsOf(50));
  });

  it('sorting is by premium, ties by the higher annual limit, then insurer, then id, in both directions', () => {
    for (const order of ['asc', 'desc'] as const) {
      const sorted = sortTiles(tiles, order);
      expect(sorted).toHaveLength(tiles.length);
      for (let i = 1; i < sorted.length; i++) {
        const [a, b] = [sorted[i - 1], sorted[i]];
        if (!a || !b) throw new Error('a gap in the list');
        const step =
          order === 'asc' ? b.premiumFils - a.premiumFils : a.premiumFils - b.premiumFils;
        expect(step).toBeGreaterThanOrEqual(0);
        if (step > 0) continue;
        const higher = a.limitAed - b.limitAed;
        expect(higher).toBeGreaterThanOrEqual(0);
        if (higher === 0) expect(a.ins_id * 1000 + a.id).toBeLessThan(b.ins_id * 1000 + b.id);
      }
      expect(sortTiles(tiles.toReversed(), order)).toEqual(sorted);
    }
  });

  it('why nothing is shown: the counts are those of the list without each filter', () => {
    for (let i = 0; i < 50; i++) {
      const chosen = randomFilters();
      for (const { without, remaining } of whyHidden(tiles, chosen, { category: 'self' })) {
        expect(tiles.filter((plan) => naive(plan, without, 'self'))).toHaveLength(remaining);
      }
    }
  });
});

describe('the empty list', () => {
  const plans = [
    tile({ id: 1, bids: [1] }),
    tile({ id: 2, bids: [1] }),
    tile({ id: 3, bids: [2] }),
  ];

  it('names the smallest change that helps most', () => {
    const chosen = filters({ bids: [1, 2] });
    expect(whyHidden(plans, chosen, {})).toMatchObject([
      { key: 'bids', value: 2, remaining: 2 },
      { key: 'bids', value: 1, remaining: 1 },
    ]);
  });

  it('lists nothing when no filter is in force', () => {
    expect(inForce(defaultFilters)).toEqual([]);
  });

  it('has a pill for hospitals before and after their lookup', () => {
    const chosen = [
      filters({ providers: { ids: [9], pairs: null } }),
      filters({ providers: { ids: [], pairs: ['1:1'] } }),
    ];
    for (const one of chosen) {
      expect(inForce(one)).toEqual([{ key: 'providers', without: defaultFilters }]);
    }
  });

  it('has one pill a filter, and removing all leads to the defaults', () => {
    let chosen = filters({
      salary: ['lsb'],
      is_investor: true,
      pre_existing: 'yes',
      dids: [1],
      bids: [2, 3],
      ins_ids: [4],
      price: { minFils: 0, maxFils: 100 },
      providers: { ids: [9], pairs: ['1:1'] },
    });
    expect(inForce(chosen)).toHaveLength(9);
    for (let pill = inForce(chosen)[0]; pill; pill = inForce(chosen)[0]) {
      chosen = pill.without;
    }
    expect(chosen).toEqual(defaultFilters);
  });
});
