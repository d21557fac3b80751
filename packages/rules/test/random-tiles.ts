import {
  type Filters,
  type FilterTile,
  medicalFilters,
  type SalaryBand,
} from '../src/medical/plan-list.ts';
import { limitChapters } from '../src/plan-list/limit-chapters.ts';
import { randomFrom } from './random.ts';

export const random = randomFrom(7);
export const some = (limit: number, most: number) =>
  Array.from({ length: random(most + 1) }, () => random(limit));
const bands: SalaryBand[] = ['lsb', 'hsb', 'nlsb', 'none'];
const people = ['self', 'dependent', 'worker', 'employee', 'investor'];

export function randomTile(id: number): FilterTile {
  return {
    id,
    ins_id: random(6),
    nw_id: random(4),
    tpa_id: random(3),
    premiumFils: random(40) * 10_000,
    salary: bands[random(4)] ?? 'none',
    insured_for: people.filter(() => random(2) === 1),
    bids: some(8, 6),
    dids: some(6, 4),
    pre_existing: random(2) === 1 ? 'yes' : 'no',
    limitAed: 100_000 * (1 + random(15)),
  };
}

export function randomFilters(): Filters {
  const low = random(30);
  return {
    ...medicalFilters.none,
    chapter: limitChapters[random(6)]?.code ?? null,
    salary: random(2) === 1 ? [] : bands.filter(() => random(2) === 1),
    is_investor: random(4) === 0,
    pre_existing: random(3) === 0 ? 'yes' : 'no',
    bids: some(8, 2),
    dids: some(6, 1),
    ins_ids: random(2) === 1 ? [] : some(6, 4),
    price: random(2) === 1 ? null : { minFils: low * 10_000, maxFils: (low + 10) * 10_000 },
    providers: { ids: [], pairs: random(2) === 1 ? null : ['0:0', '1:1', '2:2', '3:0'] },
  };
}
