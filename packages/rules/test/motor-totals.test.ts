import { describe, expect, it } from 'vitest';
import { addonCharge, motorTotals, unknownAddons } from '../src/motor/totals.ts';
import { randomFrom } from './random.ts';

const driver = { addon_id: 1, chargeFils: 12_000, perSeat: false };
const passengers = { addon_id: 2, chargeFils: 3_000, perSeat: true };
const offered = [driver, passengers];

describe('the total of a plan', () => {
  it('is the worked example of five seats: AED 1,764.00', () => {
    const totals = motorTotals({ discountedFils: 144_000, offered, selectedIds: [2, 1], seats: 5 });
    expect(totals).toEqual({
      addons: [
        { addon_id: 1, fils: 12_000 },
        { addon_id: 2, fils: 12_000 },
      ],
      netFils: 168_000,
      vatFils: 8_400,
      totalFils: 176_400,
      seats: 5,
      seatsAssumed: false,
    });
  });

  it('assumes 5 seats where they are not known, and says so', () => {
    const totals = motorTotals({ discountedFils: 0, offered, selectedIds: [2], seats: null });
    expect(totals).toMatchObject({ netFils: 12_000, seats: 5, seatsAssumed: true });
  });

  it('takes the promo code off before VAT and add-ons on', () => {
    const choice = { discountedFils: 100_000, promoDiscountFils: 10_001, offered, seats: 5 };
    expect(motorTotals({ ...choice, selectedIds: [] })).toMatchObject({
      netFils: 89_999,
      vatFils: 4_500,
      totalFils: 94_499,
    });
    expect(motorTotals({ ...choice, selectedIds: [1] }).netFils).toBe(101_999);
  });

  it('sums its lines exactly', () => {
    const random = randomFrom(11);
    for (let i = 0; i < 2000; i++) {
      const addons = Array.from({ length: 4 }, (_, n) => ({
        addon_id: n,
        chargeFils: random(50_000),
        perSeat: random(2) === 1,
      }));
      const discountedFils = 50_000 + random(1_000_000);
      const totals = motorTotals({
        discountedFils,
        offered: addons,
        selectedIds: [0, 1, 2, 3].filter(() => random(2) === 1),
        seats: 1 + random(9),
      });
      const lines = totals.addons.reduce((sum, line) => sum + line.fils, discountedFils);
      expect(totals.netFils).toBe(lines);
      expect(totals.totalFils - totals.netFils).toBe(totals.vatFils);
    }
  });
});

it('passenger cover is the charge of a seat times the seats minus one', () => {
  expect([1, 2, 5, 7].map((seats) => addonCharge(passengers, seats))).toEqual([
    0, 3_000, 12_000, 18_000,
  ]);
  expect(addonCharge(driver, 7)).toBe(12_000);
});

it('finds add-ons that the plan does not offer', () => {
  expect(unknownAddons(offered, [1, 9, 2, 4])).toEqual([9, 4]);
  expect(motorTotals({ discountedFils: 1, offered, selectedIds: [9], seats: 5 }).addons).toEqual(
    [],
  );
});
