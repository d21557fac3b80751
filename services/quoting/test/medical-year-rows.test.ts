import { expect, it } from 'vitest';
import type { RatedMember } from '../src/domain/medical/price.ts';
import { ratePlan } from '../src/domain/medical/rate.ts';
import { medicalYearSteps } from '../src/domain/medical/year-steps.ts';
import { yearRows } from '../src/domain/year-changes.ts';
import { randomCatalogue, randomRequest, seededRandom } from './support/random-rating.ts';

it('why a health plan costs another amount is said by rows that sum to the difference, over 20,000 random years', () => {
  const random = seededRandom(20_261_128);
  const faults: string[] = [];
  let [priced, ofAll] = [0, 0];
  for (let catalogues = 0; catalogues < 100; catalogues += 1) {
    const gaps = catalogues % 2 === 0;
    const terms = randomCatalogue(random, { plans: 4, gaps });
    const termsNow = randomCatalogue(random, { plans: 4, gaps });
    for (let serial = 0; serial < 200; serial += 1) {
      const request = randomRequest(random, random(1, 5));
      const [plan, planNow] = [terms.plans[serial % 4], termsNow.plans[serial % 4]];
      if (!plan || !planNow) throw new Error('no plan');
      const bought = ratePlan(plan, terms, request);
      if (!bought.ok) continue;
      // A policy that was changed since was paid differently.
      const paid = bought.price.grossFils + random(0, 1) * random(-50_000, 50_000);
      const members = request.members.map(yearOlder);
      const next = { ...request, day: '2026-11-20', members };
      const steps = medicalYearSteps(
        { plan, terms, request },
        { plan: planNow, terms: termsNow, request: next },
      );
      const rows = yearRows(paid, steps);
      const today = ratePlan(planNow, termsNow, next);
      const sum = rows.reduce((total, { fils }) => total + fils, 0);
      const isWhole = today.ok
        ? paid + sum === today.price.grossFils
        : rows.every(({ code }) => code !== 'tariff');
      const areTold = new Set(rows.map(({ code }) => code)).size === rows.length;
      if (!isWhole || !areTold || rows.some(({ fils }) => fils === 0)) {
        faults.push(JSON.stringify({ paid, rows, today }));
      }
      if (today.ok) priced += 1;
      if (today.ok && rows.length === 3) ofAll += 1;
    }
  }
  expect(faults.slice(0, 3)).toEqual([]);
  expect(priced).toBeGreaterThan(2000);
  expect(ofAll).toBeGreaterThan(300);
});

function yearOlder(member: RatedMember): RatedMember {
  return { ...member, age: Math.min(member.age + 1, 120) };
}
