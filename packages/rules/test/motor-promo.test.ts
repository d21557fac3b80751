import { describe, expect, it } from 'vitest';
import {
  applyPromo,
  checkPromoEntry,
  type PromoCode,
  promoAnswer,
  promoFils,
} from '../src/motor/promo.ts';
import { today } from './motor-fixtures.ts';
import { randomFrom } from './random.ts';

const tenth: PromoCode = {
  code: 'TENTH',
  insurerId: 4,
  off: { type: 'perc', basisPoints: 1_000 },
  from: { year: 2026, month: 1, day: 1 },
  to: { year: 2026, month: 12, day: 31 },
  maxUses: 100,
};
const fixed: PromoCode = { ...tenth, code: 'HUNDRED', off: { type: 'amount', fils: 10_000 } };
const plan = { insurerId: 4, priceFils: 200_000, tariffMinimumFils: 130_000 };

describe('what is typed', () => {
  it('must not be empty', () => {
    for (const typed of ['', '   ']) {
      expect(checkPromoEntry(typed, null)).toEqual({
        ok: false,
        message: 'Please Enter coupon Code.',
      });
    }
  });

  it.each(['TENTH', ' tenth ', 'Tenth'])('%j is applied already', (typed) => {
    expect(checkPromoEntry(typed, 'tenth')).toEqual({
      ok: false,
      message: 'You have already applied the code.',
    });
  });

  it('another code takes its place', () => {
    expect(checkPromoEntry(' hundred', 'TENTH')).toEqual({ ok: true, code: 'HUNDRED' });
  });

  it.each(['TEN TH', '<b>', "'; --", 'x'.repeat(33), 'x'.repeat(9999)])('%j is none', (typed) => {
    expect(checkPromoEntry(typed, null)).toMatchObject({
      ok: false,
      message: 'We do not know this code for this plan.',
    });
  });
});

describe('what is taken off', () => {
  it('is a percentage, rounded once, half up', () => {
    expect(promoFils(tenth, 200_000)).toBe(20_000);
    expect(promoFils(tenth, 144_005)).toBe(14_401);
    expect(promoFils(tenth, 144_004)).toBe(14_400);
  });

  it('is a fixed amount', () => {
    expect(applyPromo(fixed, plan, today, 0)).toMatchObject({
      applied: true,
      discountFils: 10_000,
    });
  });

  it('stops at the tariff minimum', () => {
    const low = { ...plan, priceFils: 135_000 };
    expect(applyPromo(tenth, low, today, 0)).toMatchObject({ discountFils: 5_000, cut: true });
    expect(applyPromo(tenth, { ...plan, priceFils: 130_000 }, today, 0)).toEqual({
      applied: false,
      message: 'This plan already costs the least that the tariff allows.',
    });
  });

  it('never leaves less than the minimum or nothing, nor takes more than the code says', () => {
    const random = randomFrom(3);
    for (let i = 0; i < 5000; i++) {
      const off =
        random(2) === 0
          ? ({ type: 'perc', basisPoints: random(15_000) } as const)
          : ({ type: 'amount', fils: random(400_000) } as const);
      const base = {
        insurerId: 4,
        priceFils: random(300_000),
        tariffMinimumFils: random(2) === 0 ? 0 : random(300_000),
      };
      const outcome = applyPromo({ ...tenth, off }, base, today, 0);
      if (!outcome.applied) continue;
      expect(Number.isInteger(outcome.discountFils)).toBe(true);
      expect(outcome.discountFils).toBeGreaterThan(0);
      expect(outcome.discountFils).toBeLessThanOrEqual(promoFils({ off }, base.priceFils));
      expect(base.priceFils - outcome.discountFils).toBeGreaterThanOrEqual(
        Math.max(0, base.tariffMinimumFils),
      );
    }
  });
});

describe('a code is refused', () => {
  it.each([
    ['unknown', null, plan, 0, 'We do not know this code for this plan.'],
    [
      'of another insurer',
      tenth,
      { ...plan, insurerId: 5 },
      0,
      'We do not know this code for this plan.',
    ],
    ['used up', tenth, plan, 100, 'This code has been used up.'],
    [
      'not begun',
      { ...tenth, from: { year: 2026, month: 11, day: 22 } },
      plan,
      0,
      'This code is not valid today.',
    ],
    [
      'expired',
      { ...tenth, to: { year: 2026, month: 11, day: 20 } },
      plan,
      0,
      'This code is not valid today.',
    ],
  ] as const)('%s', (_, promo, base, used, message) => {
    const outcome = applyPromo(promo, base, today, used);
    expect(outcome).toEqual({ applied: false, message });
    expect(promoAnswer(outcome)).toEqual({ applied: false, msg: message });
  });

  it('works on its last day and its last use', () => {
    const last = { ...tenth, to: today };
    expect(applyPromo(last, plan, today, 99).applied).toBe(true);
    expect(applyPromo({ ...last, maxUses: null }, plan, today, 1_000_000).applied).toBe(true);
  });
});

describe('the answer', () => {
  it('names the percentage and the dirhams off', () => {
    expect(promoAnswer(applyPromo(tenth, plan, today, 0))).toEqual({
      applied: true,
      type: 'perc',
      value: 200,
      perc: 10,
      msg: 'The code is applied.',
    });
  });

  it('names the amount, and the dirhams that are left of it', () => {
    const low = { ...plan, priceFils: 135_050 };
    expect(promoAnswer(applyPromo(fixed, low, today, 0))).toEqual({
      applied: true,
      type: 'amount',
      value: 50.5,
      amount: 100,
      msg: 'The code is applied, down to the least that the tariff allows.',
    });
  });
});
