import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFiles } from '../src/catalogue/files.ts';
import { diffCatalogues } from '../src/catalogue/medical/diff.ts';
import { catalogueFromFiles } from '../src/catalogue/medical/load.ts';
import { referencePopulation } from '../src/catalogue/medical/population.ts';
import type { Catalogue } from '../src/domain/medical/catalogue.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { liwanFiles, planOf } from './support/real-catalogue.ts';

const day = '2026-11-21';
const people = referencePopulation();
let files: CatalogueFiles;
let old: Catalogue;
beforeAll(async () => {
  files = await liwanFiles();
  old = built(files);
});

function built(from: CatalogueFiles): Catalogue {
  const outcome = catalogueFromFiles(from);
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return outcome.catalogue;
}

function edited(file: string, from: string, to: string): Catalogue {
  const text = (files.get(file) ?? '').replace(from, to);
  return built(new Map(files).set(file, text));
}

describe('the reference population', () => {
  it('is 500 people who are the same every time, of both genders and all ages', () => {
    expect(referencePopulation()).toEqual(people);
    expect(people).toHaveLength(500);
    expect(people.filter((person) => person.genderId === 2)).toHaveLength(250);
    expect(people.filter((person) => person.age >= 60).length).toBeGreaterThan(30);
    expect(people.filter((person) => person.age < 18 && person.married)).toEqual([]);
    expect(people.slice(250, 253)).toMatchInlineSnapshot(`
      [
        {
          "age": 37,
          "genderId": 1,
          "married": true,
        },
        {
          "age": 38,
          "genderId": 2,
          "married": false,
        },
        {
          "age": 32,
          "genderId": 1,
          "married": false,
        },
      ]
    `);
  });
});

describe('the difference of two catalogues', () => {
  it('is nothing for the same one', () => {
    const { added, removed, changed, unchanged } = diffCatalogues(old, old, people, day);
    expect([added, removed, changed]).toEqual([[], [], []]);
    expect(unchanged).toBe(old.plans.length);
  });

  it('is what the rating core says for each person whom one new rate touches', () => {
    const next = edited('rates/liwan-select.csv', '31,35,female,3640.00', '31,35,female,3700.00');
    const touched = people.filter(({ age, genderId }) => genderId === 2 && age >= 31 && age <= 35);
    const changes = [1, 2, 3, 4, 5, 6, 7].flatMap((emirateId) =>
      touched.map((member) => {
        const request = { emirateId, day, members: [member] };
        const [before, after] = [old, next].map((catalogue) => {
          const outcome = ratePlan(planOf(catalogue, 'liwan-select'), catalogue, request);
          return outcome.ok ? outcome.price.netFils : Number.NaN;
        });
        return (after ?? 0) - (before ?? 0);
      }),
    );
    const sorted = changes.sort((a, b) => a - b);
    expect(diffCatalogues(old, next, people, day).changed).toEqual([
      expect.objectContaining({
        code: 'liwan-select',
        compared: 3500,
        affected: touched.length * 7,
        minFils: sorted[0],
        medianFils: sorted[Math.floor((sorted.length - 1) / 2)],
        maxFils: sorted.at(-1),
        gained: 0,
        lost: 0,
      }),
    ]);
  });

  it('names new and removed plans', () => {
    const without = new Map(files);
    without.delete('plans/liwan/select.yaml');
    without.delete('rates/liwan-select.csv');
    expect(diffCatalogues(old, built(without), people, day).removed).toEqual(['liwan-select']);
    expect(diffCatalogues(built(without), old, people, day).added).toEqual(['liwan-select']);
  });

  it('counts people who lose or gain a price apart from those whose price changes', () => {
    const shorter = new Map(files);
    const rates = (files.get('rates/liwan-select.csv') ?? '').replaceAll(/81,99,.*\n/g, '');
    const next = built(shorter.set('rates/liwan-select.csv', rates));
    const old81 = people.filter((person) => person.age >= 81).length;
    expect(diffCatalogues(old, next, people, day).changed).toEqual([
      expect.objectContaining({ affected: 0, gained: 0, lost: old81 * 7 }),
    ]);
  });

  it('sees a levy that starts later only on a day when it is due', () => {
    const next = edited('levies.yaml', '"2019-11-01"', '"2027-01-01"');
    expect(diffCatalogues(old, next, people, day).changed.length).toBeGreaterThan(3);
    expect(diffCatalogues(old, next, people, '2027-01-01').changed).toEqual([]);
  });
});
