import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MotorAnswers } from '../contract/motor/answers.ts';
import { quotingUnderTest, visitor } from './support/quoting.ts';

let quoting: Awaited<ReturnType<typeof quotingUnderTest>>;
let answers: MotorAnswers;

beforeAll(async () => {
  quoting = await quotingUnderTest();
  const { client } = quoting;
  const makes = await client.searchVehicles({ keyword: 'toyota' }, visitor);
  const makeId = (makes.step === 'make' && makes.makes[0]?.id) || 0;
  const models = await client.searchVehicles({ makeId, year: 2021, keyword: 'camry' }, visitor);
  const modelId = (models.step === 'model' && models.models[0]?.id) || 0;
  const variants = await client.searchVehicles({ makeId, year: 2021, modelId }, visitor);
  const variantId = (variants.step === 'variant' && variants.variants[0]?.id) || 0;
  answers = {
    emirateId: 2,
    variantId,
    year: 2021,
    valueAed: null,
    brandNew: false,
    gccSpec: true,
    agencyRepair: false,
    insuredNow: true,
    comprehensive: null,
    dob: '1990-05-20',
    licenceYears: 5,
    claimFreeYears: 3,
    claims: 0,
  };
});
afterAll(() => quoting.stop());

async function priced(changed: Partial<MotorAnswers> = {}, choices = {}) {
  const asked = { answers: { ...answers, ...changed }, choices };
  const found = await quoting.client.priceMotor(asked, visitor);
  if (found.outcome !== 'priced') throw new Error(found.outcome);
  return found;
}

describe('finding a car', () => {
  it('offers years after the make, newest first, filtered by what was typed', async () => {
    const makes = await quoting.client.searchVehicles({ keyword: 'niss' }, visitor);
    expect(makes).toMatchObject({ step: 'make', makes: [{ name: 'Nissan' }] });
    const years = await quoting.client.searchVehicles({ makeId: 1, keyword: '201' }, visitor);
    expect(years.step === 'year' && years.years[0]).toBe(2019);
  });

  it('offers popular cars with the years of each', async () => {
    const { vehicles } = await quoting.client.popularVehicles({}, visitor);
    expect(vehicles.length).toBeGreaterThanOrEqual(12);
    expect(vehicles[0]).toMatchObject({ make: { name: 'Toyota' }, model: { name: 'Corolla' } });
    expect(vehicles.find(({ model }) => model.name === 'Pajero')?.years[0]).toBe(2021);
  });

  it('says what a car is and is worth, and knows none that was not sold', async () => {
    const { variantId } = answers;
    const car = await quoting.client.vehicleOf({ variantId, year: 2021 }, visitor);
    expect(car).toMatchObject({ model: { name: 'Camry' }, body: 'saloon', seats: 5, cylinders: 4 });
    expect(car?.value.minAed).toBeLessThan(car?.value.marketAed ?? 0);
    expect(await quoting.client.vehicleOf({ variantId, year: 1995 }, visitor)).toBeNull();
  });
});

describe('pricing every plan for a car', () => {
  it('answers plans of both types with traces that sum to the net, lowest first', async () => {
    const { tiles, day, vehicle, valueAed } = await priced();
    expect(day).toBe('2026-01-10');
    expect(valueAed).toBe(vehicle.value.marketAed);
    expect(tiles.length).toBeGreaterThanOrEqual(30);
    expect(new Set(tiles.map(({ type }) => type)).size).toBe(2);
    for (const { price } of tiles) {
      const sum = price.lines.reduce((total, line) => total + line.amountFils, 0);
      expect([sum, price.netFils + price.vatFils]).toEqual([price.netFils, price.grossFils]);
    }
    const nets = tiles.map(({ price }) => price.netFils);
    expect(nets).toEqual(nets.toSorted((a, b) => a - b));
  });

  it('narrows to one type when asked', async () => {
    const { tiles } = await priced({ comprehensive: false });
    expect(new Set(tiles.map(({ type }) => type))).toEqual(new Set(['third_party']));
    expect(tiles.every(({ deductibles }) => deductibles.length === 0)).toBe(true);
  });

  it('adds passenger cover for every seat but the driver’s, where a plan has it', async () => {
    const [without, withCover] = [await priced(), await priced({}, { addonIds: [2] })];
    for (const tile of withCover.tiles) {
      const before = without.tiles.find(({ planId }) => planId === tile.planId);
      const cover = tile.addons.find(({ addonId }) => addonId === 2);
      expect(cover).toMatchObject({ perPassenger: true, selected: true });
      expect(cover?.chargeFils).toBe((cover?.unitFils ?? 0) * 4);
      expect(tile.price.netFils - (before?.price.netFils ?? 0)).toBe(cover?.chargeFils);
    }
  });

  it('prices a moved value inside its range, and refuses one outside it', async () => {
    const { vehicle } = await priced();
    const { minAed, maxAed } = vehicle.value;
    expect((await priced({ valueAed: minAed })).valueAed).toBe(minAed);
    const refused = await quoting.client.priceMotor(
      { answers: { ...answers, valueAed: maxAed + 1 }, choices: {} },
      visitor,
    );
    expect(refused).toEqual({ outcome: 'value_out_of_range', value: vehicle.value });
  });

  it.each([
    ['unknown_vehicle', { variantId: 999_999 }],
    ['unknown_vehicle', { year: 2000 }],
    ['bad_birth_date', { dob: '2008-01-11' }],
    ['bad_birth_date', { dob: '1991-02-29' }],
    ['bad_birth_date', { dob: '1890-01-01' }],
  ])('answers %s for %j', async (outcome, changed) => {
    const asked = { answers: { ...answers, ...changed }, choices: {} };
    expect(await quoting.client.priceMotor(asked, visitor)).toEqual({ outcome });
  });

  it('takes a driver who turns 18 today', async () => {
    expect((await priced({ dob: '2008-01-10', claimFreeYears: 0 })).tiles.length).toBeGreaterThan(
      5,
    );
  });
});

describe('how one price is made', () => {
  it('is the price of the list, with sentences that rating again bears out', async () => {
    const list = await priced();
    const tile = list.tiles.findLast(({ type }) => type === 'comprehensive');
    const planId = tile?.planId ?? 0;
    const detail = await quoting.client.explainMotor({ answers, choices: {}, planId }, visitor);
    expect(detail?.tile).toEqual(tile);
    expect(detail?.documents.length).toBe(2);
    const half = detail?.changes.find(({ text }) => text.startsWith('A deductible of'));
    const again = await priced({}, { deductible: 'half' });
    const more = again.tiles.find((row) => row.planId === planId)?.price.netFils ?? 0;
    const aed = ((more - (tile?.price.netFils ?? 0)) / 100).toFixed(2).replace('.00', '');
    expect(half?.text.replaceAll('\u00a0', ' ')).toContain(`costs AED ${aed} more.`);
  });

  it('is the same later, by version and day', async () => {
    const { catalogueVersion, day, tiles } = await priced();
    const tile = tiles.at(-1);
    const planId = tile?.planId ?? 0;
    const asked = { answers, choices: {}, planId, catalogueVersion, day };
    expect((await quoting.client.explainMotor(asked, visitor))?.tile).toEqual(tile);
  });

  it('is null for a plan that does not exist', async () => {
    const asked = { answers, choices: {}, planId: 1 };
    expect(await quoting.client.explainMotor(asked, visitor)).toBeNull();
  });
});
