import { beforeAll, describe, expect, it } from 'vitest';
import { builtInCatalogueDir } from '../src/catalogue/built-in.ts';
import { loadCatalogue } from '../src/catalogue/medical/load.ts';
import { type CompiledCatalogue, compileCatalogue } from '../src/domain/medical/compiled.ts';
import { priceAll } from '../src/domain/medical/price-plans.ts';
import { pricesAgainstOracle } from './support/against-oracle.ts';
import { randomMember, randomRequest, seededRandom } from './support/random-rating.ts';

const day = '2026-11-21';
const emirateIds = [1, 2, 3, 4, 5, 6, 7];
let compiled: CompiledCatalogue;

beforeAll(async () => {
  const loaded = await loadCatalogue(builtInCatalogueDir);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems.slice(0, 3)));
  compiled = compileCatalogue(loaded.catalogue, day);
});

describe('the catalogue that ships with the code', () => {
  it('is priced as the oracle prices it, for every age, gender and status in every emirate', () => {
    const requests = emirateIds.flatMap((emirateId) =>
      Array.from({ length: 121 * 4 }, (_, cell) => {
        const [genderId, married] = [cell & 1 ? 2 : 1, (cell & 2) > 0] as const;
        return { emirateId, day, members: [{ age: cell >> 2, genderId, married } as const] };
      }),
    );
    const { differences, priced } = pricesAgainstOracle(compiled, requests);
    expect(differences).toEqual([]);
    expect(priced).toBeGreaterThan(50_000);
  });

  it('is priced as the oracle prices it for families of up to ten', () => {
    const random = seededRandom(2026);
    const requests = Array.from({ length: 100 }, () => {
      const { emirateId } = randomRequest(random, 1);
      const members = Array.from({ length: random(2, 10) }, () => {
        return { ...randomMember(random), age: random(18, 60) };
      });
      return { emirateId, day, members };
    });
    const { differences, priced } = pricesAgainstOracle(compiled, requests);
    expect(differences).toEqual([]);
    expect(priced).toBeGreaterThan(1_000);
  });

  it.each(emirateIds)('offers something to each category in emirate %i', (emirateId) => {
    const members = [{ age: 33, genderId: 2, married: true } as const];
    for (const category of ['self', 'dependent', 'worker', 'employee'] as const) {
      const prices = priceAll(compiled, { emirateId, day, members }, category);
      expect(prices.length, category).toBeGreaterThan(0);
    }
  });
});
