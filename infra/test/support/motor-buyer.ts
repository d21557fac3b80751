/** Somebody who buys a motor plan: what the purchase form holds, and the way up to a given point. */
import type { MotorShop } from './motor-shop.ts';

export type Buyer = Awaited<ReturnType<MotorShop['browser']>>;

export const details: Readonly<Record<string, string>> = {
  buying_car_type: '1',
  body_color: 'White',
  plate_color: 'White',
  policy_start_date: '2026-12-01',
  chassis_no: 'JTNB11HK303000123',
  emirate_no: '784-1990-1234567-6',
  plate_no: 'A 12345',
  license_issue_date: '2015-03-01',
  license_expiry_date: '2028-03-01',
  license_no: '1234567',
  policyholder_name: 'Mariam Test',
  occupation: 'Engineer',
  agree1: '1',
  agree2: '1',
};

const slots = [
  'emirates_id_front',
  'emirates_id_back',
  'mulkiya_front',
  'mulkiya_back',
  'license_front',
  'license_back',
] as const;

export const sixFiles = Object.fromEntries(
  slots.map((slot) => [slot, { name: `${slot}.jpg`, content: 'ok picture' }]),
);

/** BUY NOW on a plan of this insurer, the most expensive, so that a promo code has room. */
export async function buyNow(shop: MotorShop, buyer: Buyer, insurerCode = 'liwan') {
  const quote = await shop.client.motorQuote({ quoteId: buyer.quote.quoteId }, visitor);
  const tile = quote?.tiles.findLast(
    (row) => row.insurerCode === insurerCode && row.type === 'comprehensive',
  );
  if (!tile) throw new Error(`no plan of ${insurerCode}`);
  const answer = await buyer.form('/survey/motor/policy-details', {
    product_id: String(tile.planId),
    addon_id: '',
    prod_car_idv: String(quote?.valueAed),
    premium: String(tile.price.premiumFils / 100),
    discount_perc: String(tile.discountBasisPoints / 100),
  });
  const saleOrder = /o=(SO\d+)/.exec(String(answer.headers.location))?.[1];
  if (!saleOrder) throw new Error(`no order: ${answer.headers.location}`);
  return { tile, saleOrder, planId: String(tile.planId) };
}

export async function purchasePage(buyer: Buyer) {
  return (await buyer.get('/api/pages/motor/policy-details')).json();
}

/** Confirmed by the documented call. */
export async function confirmed(shop: MotorShop, buyer: Buyer) {
  const { saleOrder, planId } = await buyNow(shop, buyer);
  const fields = { ...details, product_id: planId, sale_order: saleOrder };
  const answer = await buyer.parts('/api/survey/motor/confirm-product', fields, sixFiles);
  return { saleOrder, planId, fields, answer };
}

/** Up to a policy that the insurer has issued; the address of its page to pay on. */
export async function issued(shop: MotorShop, buyer: Buyer) {
  const { saleOrder } = await confirmed(shop, buyer);
  const paying = await buyer.form('/survey/motor/cart/checkout/pay', {});
  const insurer = String(paying.headers.location);
  await buyer.form(insurer, { act: 'pay' });
  await buyer.form(insurer, { act: 'issue' });
  return { saleOrder, insurer };
}

const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;
