import { expect, it } from 'vitest';
import { buildMotorCatalogue } from '../src/catalogue/motor/build.ts';
import { lintMotor } from '../src/catalogue/motor/load.ts';
import { compileMotor } from '../src/domain/motor/compiled.ts';
import { priceAllMotor } from '../src/domain/motor/price-plans.ts';
import { realMotorCatalogue, smallMotorFiles } from './support/motor-files.ts';
import { realCars, realRequest } from './support/real-motor-requests.ts';

const drivers = [
  { age: 35, licenceYears: 5, claimFreeYears: 0 },
  { age: 35, licenceYears: 5, claimFreeYears: 3 },
  { age: 22, licenceYears: 0, claimFreeYears: 0 },
  { age: 45, licenceYears: 5, claimFreeYears: 5 },
];

/** A third of these cases had up to 31 plans at the same lowest price, the legal minimum. */
it('has an order of price for every car up to ten years old', async () => {
  const catalogue = await realMotorCatalogue();
  const compiled = compileMotor(catalogue);
  const typeOf = (planId: number) => compiled.planById.get(planId)?.type;
  let cases = 0;
  let shared = 0;
  for (const car of realCars(catalogue).filter(({ year }) => year >= 2016)) {
    for (const driver of drivers) {
      const { request } = realRequest(catalogue, car, driver);
      const priced = priceAllMotor(compiled, request);
      const nets = priced
        .filter(({ planId }) => typeOf(planId) === 'comprehensive')
        .map(({ netFils }) => netFils);
      const lowest = nets.filter((net) => net === nets[0]).length;
      expect(lowest).toBeLessThanOrEqual(3);
      cases++;
      shared += lowest > 1 ? 1 : 0;
    }
  }
  expect(cases).toBeGreaterThan(20_000);
  expect(shared / cases).toBeLessThan(0.06);
});

it('rates a catalogue of before there were least premiums as before: at the legal minimum', async () => {
  const files = new Map(await smallMotorFiles());
  for (const [path, text] of files) {
    files.set(
      path,
      text.replace(/ {2}least_premium_aed:\n.*\n/, '').replace(/\nleast_premium: .*/, ''),
    );
  }
  const { sources, problems } = lintMotor(files);
  expect(problems).toEqual([]);
  const catalogue = buildMotorCatalogue(sources);
  const car = realCars(catalogue).find(
    ({ model, year }) => model.name === 'Yaris' && year === 2017,
  );
  if (!car) throw new Error('no such car');
  const { request } = realRequest(catalogue, car, { age: 35, licenceYears: 5, claimFreeYears: 5 });
  const compiled = compileMotor(catalogue);
  const nets = priceAllMotor(compiled, request)
    .filter(({ planId }) => compiled.planById.get(planId)?.type === 'comprehensive')
    .map(({ netFils }) => netFils);
  expect(new Set(nets)).toEqual(new Set([130_000]));
});
