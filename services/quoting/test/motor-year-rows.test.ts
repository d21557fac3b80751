import { describe, expect, it } from 'vitest';
import { rateMotorPlan } from '../src/domain/motor/rate.ts';
import type { MotorRequest } from '../src/domain/motor/request.ts';
import { motorYearSteps } from '../src/domain/motor/year-steps.ts';
import { yearRows } from '../src/domain/year-changes.ts';
import { randomMotorCatalogue, randomMotorRequest } from './support/random-motor.ts';
import { seededRandom } from './support/random-rating.ts';

describe('why a car costs another amount than last year', () => {
  it('is said by rows that sum to the difference, over 20,000 random years', () => {
    const random = seededRandom(20_261_127);
    const faults: string[] = [];
    let priced = 0;
    let ofMany = 0;
    for (let catalogues = 0; catalogues < 100; catalogues += 1) {
      const gaps = catalogues % 2 === 0;
      const terms = randomMotorCatalogue(random, { plans: 4, gaps });
      const termsNow = randomMotorCatalogue(random, { plans: 4, gaps });
      for (let serial = 0; serial < 200; serial += 1) {
        const request = randomMotorRequest(random, gaps);
        const [plan, planNow] = [terms.plans[serial % 4], termsNow.plans[serial % 4]];
        if (!plan || !planNow) throw new Error('no plan');
        const bought = rateMotorPlan(plan, terms, request);
        if (!bought.ok) continue;
        // With a promo code less was paid.
        const paid = bought.price.grossFils - random(0, 1) * random(0, 50_000);
        const next = yearLater(request, random);
        const now = { plan: planNow, terms: termsNow, request: next };
        const rows = yearRows(paid, motorYearSteps({ plan, terms, request }, now));
        const today = rateMotorPlan(planNow, termsNow, next);
        const sum = rows.reduce((total, { fils }) => total + fils, 0);
        const isWhole = today.ok
          ? paid + sum === today.price.grossFils
          : rows.every(({ code }) => code !== 'tariff');
        const areTold = new Set(rows.map(({ code }) => code)).size === rows.length;
        if (!isWhole || !areTold || rows.some(({ fils }) => fils === 0)) {
          faults.push(JSON.stringify({ paid, rows, today }));
        }
        if (today.ok) priced += 1;
        if (today.ok && rows.length >= 4) ofMany += 1;
      }
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(priced).toBeGreaterThan(2000);
    expect(ofMany).toBeGreaterThan(300);
  });

  it('names nothing that changed nothing, and counts what has no price alone with the next', () => {
    const steps = [
      { code: 'promo', grossFils: 1000 },
      { code: 'driver', grossFils: null },
      { code: 'claims', grossFils: 900 },
      { code: 'car', grossFils: 900 },
      { code: 'tariff', grossFils: 1100 },
    ];
    expect(yearRows(950, steps)).toEqual([
      { code: 'promo', fils: 50 },
      { code: 'claims', fils: -100 },
      { code: 'tariff', fils: 200 },
    ]);
    expect(yearRows(1000, [])).toEqual([]);
  });
});

function yearLater(request: MotorRequest, random: (low: number, high: number) => number) {
  const { car, driver } = request;
  const claims = random(0, 4) === 0 ? 1 : 0;
  return {
    ...request,
    insuredNow: true,
    agencyRepair: random(0, 3) === 0 ? !request.agencyRepair : request.agencyRepair,
    car: {
      ...car,
      age: car.age + 1,
      brandNew: false,
      valueAed: Math.max(1, Math.round(car.valueAed * 0.85)),
    },
    driver: {
      age: Math.min(driver.age + 1, 120),
      licenceYears: driver.licenceYears + 1,
      claimFreeYears: claims > 0 ? 0 : driver.claimFreeYears + 1,
      claims,
    },
  };
}
