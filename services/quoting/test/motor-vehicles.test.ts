import { beforeAll, describe, expect, it } from 'vitest';
import type { MotorCatalogue } from '../src/domain/motor/catalogue.ts';
import { compileMotor } from '../src/domain/motor/compiled.ts';
import { filterByName, type VehicleIndex, vehicleIndex } from '../src/domain/motor/find-vehicle.ts';
import { carAge, valueRangeOf } from '../src/domain/motor/market-value.ts';
import { priceAllMotor } from '../src/domain/motor/price-plans.ts';
import { exampleRequest } from './support/motor-example.ts';
import { realMotorCatalogue } from './support/motor-files.ts';

let catalogue: MotorCatalogue;
let index: VehicleIndex;
let inArabic: Readonly<Record<string, string>>;

beforeAll(async () => {
  catalogue = await realMotorCatalogue();
  index = vehicleIndex(catalogue.vehicles);
  inArabic = catalogue.arabic.makes;
});

const idOf = (rows: readonly { id: number; name: string }[], name: string) =>
  rows.find((row) => row.name === name)?.id ?? 0;

describe('the vehicles we ship', () => {
  it('are 25 makes, 200 models and 600 variants or more, over 15 model years', () => {
    const models = catalogue.vehicles.makes.flatMap((make) => make.models);
    const variants = models.flatMap((model) => model.variants);
    expect(catalogue.vehicles.makes.length).toBeGreaterThanOrEqual(25);
    expect(models.length).toBeGreaterThanOrEqual(200);
    expect(variants.length).toBeGreaterThanOrEqual(600);
    const years = new Set(catalogue.vehicles.makes.flatMap((make) => index.years(make.id)));
    expect(years.size).toBeGreaterThanOrEqual(15);
  });

  it('have a value in each model year, which falls with each year of age', () => {
    for (const make of catalogue.vehicles.makes) {
      for (const model of make.models) {
        for (const variant of model.variants) {
          const values: number[] = [];
          for (let year = variant.yearTo; year >= variant.yearFrom; year--) {
            values.push(
              valueRangeOf(catalogue, { make, model, variant, year }, '2026-11-21')?.marketAed ?? 0,
            );
          }
          const falling = values.every((value, i) => {
            const newer = values[i - 1];
            const isNextYear = i === 1 && variant.yearTo > 2026;
            return value > 0 && (newer === undefined || value < newer || isNextYear);
          });
          expect(falling, `${make.name} ${model.name} ${variant.name}: ${values.join()}`).toBe(
            true,
          );
        }
      }
    }
  });
});

describe('searching a car', () => {
  it('goes from make over year and model to the variants of that year', () => {
    const toyota = idOf(index.makes, 'Toyota');
    expect(index.years(toyota).slice(0, 2)).toEqual([2027, 2026]);
    const models = index.models(toyota, 2013);
    expect(models.map(({ name }) => name)).toContain('Corolla');
    expect(models.map(({ name }) => name)).not.toContain('Crown');
    const corolla = idOf(models, 'Corolla');
    const names = index.variants(toyota, corolla, 2013).map(({ name }) => name);
    expect(names).toEqual(['1.6 XLI']);
    const variants = index.variants(toyota, corolla, 2022);
    const variant = idOf(variants, '2.0 XLI');
    expect(index.vehicle(variant, 2022)).toMatchObject({
      make: { name: 'Toyota' },
      model: { name: 'Corolla', body: 'saloon' },
      variant: { name: '2.0 XLI', cylinders: 4, seats: 5 },
      year: 2022,
    });
    expect(index.vehicle(variant, 2014)).toBeNull();
    expect(index.vehicle(-1, 2022)).toBeNull();
  });

  it('knows no variant for a model of another make, an unknown make or year', () => {
    const [toyota, kia] = [idOf(index.makes, 'Toyota'), idOf(index.makes, 'Kia')];
    const corolla = idOf(index.models(toyota, 2022), 'Corolla');
    expect(index.variants(kia, corolla, 2022)).toEqual([]);
    expect([index.years(0), index.models(0, 2022), index.models(toyota, 1999)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    ['mercedes benz', 'Mercedes-Benz'],
    ['BENZ', 'Mercedes-Benz'],
    ['land', 'Land Rover'],
    ['škoda', 'Skoda'],
  ])('finds %j', (typed, name) => {
    expect(filterByName(index.makes, typed)[0]?.name).toBe(name);
  });

  it.each([
    ['تويوتا', 'Toyota'],
    ['مرسيدس', 'Mercedes-Benz'],
    ['إنفينيتي', 'Infiniti'],
    ['انفينيتي', 'Infiniti'],
  ])('finds %s, written in Arabic', (typed, name) => {
    expect(filterByName(index.makes, typed, inArabic)[0]?.name).toBe(name);
    expect(filterByName(index.makes, name.slice(0, 4), inArabic)[0]?.name).toBe(name);
  });

  it('puts names that begin with what was typed first, and finds nothing for nonsense', () => {
    const names = filterByName(index.makes, 'm').map(({ name }) => name);
    expect(names[0]?.startsWith('M')).toBe(true);
    expect(names.indexOf('Chery')).toBe(-1);
    expect(filterByName(index.makes, 'zzz')).toEqual([]);
    expect(filterByName(index.makes, '  ')).toHaveLength(index.makes.length);
  });
});

describe('what a car is worth', () => {
  it('is its price new less the years of its segment, and may be moved by 15 down and 10 up', () => {
    const toyota = idOf(index.makes, 'Toyota');
    const camry = index.models(toyota, 2021).find(({ name }) => name === 'Camry');
    const variant = camry?.variants.find(({ name }) => name === '2.5 SE');
    const vehicle = variant && index.vehicle(variant.id, 2021);
    if (!vehicle) throw new Error('no Camry 2021');
    expect(catalogue.vehicles.segments.find(({ code }) => code === 'mid')).toMatchObject({
      keptBasisPoints: expect.arrayContaining([4927]),
    });
    const range = valueRangeOf(catalogue, vehicle, '2026-11-21');
    expect(range).toEqual({ marketAed: 60_553, minAed: 51_470, maxAed: 66_608 });
    expect(valueRangeOf(catalogue, vehicle, '2060-01-01')).toBeNull();
  });

  it('counts ages by model year; next year’s model is new', () => {
    expect([
      carAge(2027, '2026-11-21'),
      carAge(2026, '2026-11-21'),
      carAge(2021, '2026-01-01'),
    ]).toEqual([0, 0, 5]);
  });
});

describe('the motor plans we ship', () => {
  it('are 40 or more of both types, one of them of the scheme SALAMA', () => {
    const { plans } = catalogue;
    expect(plans.length).toBeGreaterThanOrEqual(40);
    expect(new Set(plans.map(({ type }) => type)).size).toBe(2);
    expect(plans.filter(({ schemeCode }) => schemeCode === 'SALAMA')).toHaveLength(1);
  });

  it('offer thirty or more plans for a five-year-old saloon in every emirate', () => {
    const compiled = compileMotor(catalogue);
    for (const emirateId of [1, 2, 3, 4, 5, 6, 7]) {
      const prices = priceAllMotor(compiled, { ...exampleRequest, emirateId });
      expect(prices.length).toBeGreaterThanOrEqual(30);
      const nets = prices.map(({ netFils }) => netFils);
      expect(nets).toEqual(nets.toSorted((a, b) => a - b));
    }
  });

  it('differ in price between comprehensive plans: the minimum does not level them', () => {
    const prices = priceAllMotor(compileMotor(catalogue), { ...exampleRequest, addonIds: [] });
    expect(new Set(prices.map(({ netFils }) => netFils)).size).toBeGreaterThan(20);
  });
});
