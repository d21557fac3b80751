/** A quote that was ordered stays as it is: other answers begin a new one, over the real quoting service (ADR 28). */
import { motorCalls } from '@muqarin/rules/motor/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { motorListPaths } from '../../bff/contract/motor/plan-pages.ts';
import { buyNow, confirmed } from './support/motor-buyer.ts';
import { type MotorShop, openMotorShop } from './support/motor-shop.ts';

const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
const setValue = motorCalls.updateValue.path;

let shop: MotorShop;
beforeAll(async () => {
  shop = await openMotorShop();
}, 60_000);
afterAll(() => shop.stop());

const headOf = (quoteId: string) => shop.client.motorQuoteHead({ quoteId }, visitor);

it('leaves the ordered quote and its order, and lists the new value from then on', async () => {
  const buyer = await shop.browser();
  await confirmed(shop, buyer);
  const { quoteId, vehicle } = buyer.quote;
  const ordered = await headOf(quoteId);
  expect(ordered).toMatchObject({ status: 'accepted', revision: 1 });
  const idv = vehicle.value.maxAed;
  expect((await buyer.post(setValue, { idv: String(idv) })).statusCode).toBe(200);
  expect(await headOf(quoteId)).toEqual(ordered);
  await buyer.form(motorListPaths.deductible, { deductible: 'half' });
  const page = (await buyer.get('/api/pages/motor/products')).json();
  expect(JSON.stringify(page)).toContain(`${idv}`);
  expect(page.reference).toBe(buyer.quote.reference);
  expect(await headOf(quoteId)).toEqual(ordered);
});

it('prices the same quote anew while its order is only opened', async () => {
  const buyer = await shop.browser();
  await buyNow(shop, buyer);
  const { quoteId, vehicle } = buyer.quote;
  const idv = String(vehicle.value.minAed);
  expect((await buyer.post(setValue, { idv })).statusCode).toBe(200);
  expect(await headOf(quoteId)).toMatchObject({ revision: 2, valueAed: vehicle.value.minAed });
});
