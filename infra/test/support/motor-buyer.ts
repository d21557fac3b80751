/** Somebody who buys a motor plan: what the purchase form holds, and the way up to a given point. */
import { paperSlots, purchaseForm, saleOrderIn } from './motor-purchase.ts';
import type { MotorShop } from './motor-shop.ts';

export type Buyer = Awaited<ReturnType<MotorShop['browser']>>;

export const details = { ...purchaseForm, policy_start_date: '2026-12-01' };

export const sixFiles = Object.fromEntries(
  paperSlots.map((slot) => [slot, { name: `${slot}.jpg`, content: 'ok picture' }]),
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
  const saleOrder = saleOrderIn(String(answer.headers.location));
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
