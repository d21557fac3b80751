/** A promo code among the lines of an order: by key and values, in the words of whoever reads it. */
import type { MotorOrder } from '@muqarin/orders/contract/motor/order';
import { expect, it } from 'vitest';
import { rulesInArabic } from '../src/locale/arabic.ts';
import { everySaid, inEnglish } from '../src/locale/said.ts';
import { orderLines } from '../src/views/motor/order/order-page.ts';

const line = (code: string, kind: string) => ({ code, label: code, why: '', kind, amountFils: 1 });

const lines = (promo: object) =>
  orderLines({
    promo: { code: 'Dubai', ...promo },
    tile: { insurerName: 'Rimal', price: { lines: [line('base', 'base'), line('help', 'addon')] } },
    total: { promoFils: 5_000 },
  } as unknown as MotorOrder);

const percent = { off: { type: 'perc', basisPoints: 1_050 }, cut: false };
const amount = { off: { type: 'amt', fils: 10_000 }, cut: false };

it.each([
  ['a percentage', percent, '10.5 % off, paid by Rimal', 'خصم 10.5%، تتحمّله Rimal'],
  ['an amount', amount, 'AED\u00a0100 off, paid by Rimal', 'خصم 100\u00a0درهم، تتحمّله Rimal'],
  [
    'what the tariff cut',
    { ...amount, cut: true },
    'AED\u00a0100 off, down to the tariff’s minimum, paid by Rimal',
    'خصم 100\u00a0درهم، حتى الحد الأدنى للتعرفة، تتحمّله Rimal',
  ],
])('says %s', (_name, promo, english, arabic) => {
  const [, said] = everySaid(lines(promo), inEnglish) as { label: string; why: string }[];
  expect(said).toMatchObject({ label: 'Promo code Dubai', why: english, amountFils: -5_000 });
  const [, shown] = everySaid(lines(promo), rulesInArabic()) as { label: string; why: string }[];
  expect(shown?.why.replace(/[\u2066-\u2069]/g, '')).toBe(arabic);
  // As it was typed, though a city of ours is called so.
  expect(shown?.label).toBe('الرمز الترويجي \u2068Dubai\u2069');
});

it('stands after the discount and before the add-ons', () => {
  const kinds = (everySaid(lines(percent), inEnglish) as { kind: string }[]).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['base', 'discount', 'addon']);
});
