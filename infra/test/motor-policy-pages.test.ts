/** The policy of a car on its own page: what it comes to, its end at the refund that was foretold, undone once. */
import type { PolicyCancelPage, PolicyPage } from '@muqarin/bff/contract/policy-pages';
import { cancelPath, policyPath, policyRoutes } from '@muqarin/rules/policy-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, confirmed, issued } from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';
import { openBrowser } from './support/shop-browser.ts';

let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop();
}, 60_000);
afterAll(() => shop.stop());

const asked = (reference: string, more = '') => `?line=motor&reference=${reference}${more}`;
const policyOf = async (buyer: Buyer, reference: string, more = '') =>
  (await buyer.get(`/api/pages/policy${asked(reference, more)}`)).json() as PolicyPage;
const endOf = async (buyer: Buyer, reference: string) =>
  (await buyer.get(`/api/pages/policy/cancel${asked(reference)}`)).json() as PolicyCancelPage;

it('says what was bought, to its buyer alone', async () => {
  const buyer = await shop.browser();
  const { saleOrder } = await issued(shop, buyer);
  const page = await policyOf(buyer, saleOrder);
  expect(page).toMatchObject({
    line: 'motor',
    reference: saleOrder,
    startDate: '2026-12-01',
    status: 'issued',
    cancelledOn: null,
    changes: [],
    canCancel: true,
  });
  expect(page.policyReference).toMatch(/^DEMO-SO/);
  expect(page.grossFils).toBe(page.netFils + page.vatFils);
  const other = await openBrowser(shop.bff).get(`/api/pages/policy${asked(saleOrder)}`);
  expect(other.statusCode).toBe(404);
});

it('cannot end before its insurer has issued it', async () => {
  const buyer = await shop.browser();
  const { saleOrder } = await confirmed(shop, buyer);
  expect(await policyOf(buyer, saleOrder)).toMatchObject({ status: 'submitted', canCancel: false });
  expect(await endOf(buyer, saleOrder)).toEqual({ redirect: policyPath('motor', saleOrder) });
});

it('ends once at the refund that was foretold, and runs on once that is undone', async () => {
  const buyer = await shop.browser();
  const { saleOrder } = await issued(shop, buyer);
  const sold = await policyOf(buyer, saleOrder);
  const { firstDay, units } = await endOf(buyer, saleOrder);
  expect(units).toEqual(['car']);
  const cancel = (fields: Record<string, string>) =>
    buyer.form(cancelPath('motor', saleOrder), { day: firstDay, ...fields });
  await cancel({ action: 'price' });
  const { foretold } = await endOf(buyer, saleOrder);
  if (!foretold) throw new Error('nothing was foretold');
  expect(foretold.rows).toMatchObject([{ unit: 'car', netFils: foretold.netFils }]);
  expect(foretold.netFils).toBeLessThan(0);
  const seen = { action: 'cancel', seen: String(foretold.grossFils), after: '0' };
  await cancel({ ...seen, seen: String(foretold.grossFils - 1) });
  expect((await policyOf(buyer, saleOrder)).changes).toEqual([]);
  for (const _time of [1, 2]) await cancel(seen);
  const ended = await policyOf(buyer, saleOrder);
  expect(ended).toMatchObject({ status: 'cancelled', cancelledOn: firstDay, canCancel: false });
  expect(ended.changes).toHaveLength(1);
  expect(ended.netFils).toBe(sold.netFils + foretold.netFils);

  const { undo } = await policyOf(buyer, saleOrder, '&undo=1');
  expect(undo).toEqual({ number: 1, grossFils: -foretold.grossFils, problem: null });
  await buyer.form(`${policyRoutes.motor}/${saleOrder}/undo`, {
    number: '1',
    seen: String(-foretold.grossFils),
    after: '1',
  });
  const again = await policyOf(buyer, saleOrder);
  expect(again).toMatchObject({ status: 'issued', netFils: sold.netFils, canCancel: true });
  expect(again.changes).toHaveLength(2);
});
