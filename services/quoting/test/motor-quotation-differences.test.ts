import { differenceRows, sumOfRows } from '@muqarin/rules/quotations/price-rows';
import { describe, expect, it } from 'vitest';
import { compileMotor } from '../src/domain/motor/compiled.ts';
import { explainMotorPlan } from '../src/domain/motor/price-plans.ts';
import { chosenMotorText, parseChosenMotor } from '../src/use-cases/motor/quotation-plan.ts';
import { rowsOfMotor } from '../src/use-cases/motor/quotation-rate.ts';
import { randomMotorCatalogue, randomMotorRequest } from './support/random-motor.ts';
import { seededRandom } from './support/random-rating.ts';

describe('two prices of a car', () => {
  it('differ by rows that sum to the difference, whatever car, driver, excess, repair and add-ons', () => {
    const random = seededRandom(141);
    const some = { compared: 0, otherExcess: 0 };
    for (let at = 0; at < 400; at += 1) {
      const catalogue = randomMotorCatalogue(random, { plans: 4, gaps: at % 2 === 0 });
      const compiled = compileMotor(catalogue);
      const pairs = catalogue.plans.flatMap(({ id }) =>
        Array.from({ length: 6 }, () => {
          const [was, is] = [1, 2].map(() =>
            explainMotorPlan(compiled, id, randomMotorRequest(random, false)),
          );
          return was?.ok && is?.ok ? [[was.price, is.price] as const] : [];
        }).flat(),
      );
      for (const [was, is] of pairs) {
        some.compared += 1;
        const [before, after] = [rowsOfMotor(was), rowsOfMotor(is)];
        expect(sumOfRows(after)).toBe(is.netFils);
        const rows = differenceRows(before, after);
        expect(sumOfRows(rows)).toBe(is.netFils - was.netFils);
        if (!was.deductible || !is.deductible || was.deductible === is.deductible) continue;
        // Of another excess one row tells, and not one that came and one that went.
        const told = rows.filter(({ code }) => code === 'deductible');
        expect(told.length).toBeLessThan(2);
        some.otherExcess += told.length;
      }
    }
    expect(some.compared).toBeGreaterThan(2_000);
    expect(some.otherExcess).toBeGreaterThan(50);
  });
});

describe('a plan with what was chosen of it', () => {
  it.each([
    '5004',
    '5004:agency',
    '5004:excess=half',
    '5004:addons=1',
    '5004:agency:excess=none:addons=1-2-30',
  ])('is written and read as %s', (text) => {
    const chosen = parseChosenMotor(text);
    expect(chosen && chosenMotorText(chosen)).toBe(text);
  });

  it.each(['', '0', 'x', '5004:', '5004:excess=', '5004:addons=', '5004:addons=1-', '5004:garage'])(
    'is not read of "%s"',
    (text) => {
      expect(parseChosenMotor(text)).toBeNull();
    },
  );

  it('is the same whatever the order of its add-ons', () => {
    expect(parseChosenMotor('5004:addons=3-1-3')?.addonIds).toEqual([1, 3]);
  });
});
