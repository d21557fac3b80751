import { vatOn } from '@muqarin/rules/money';

export interface OrderTotal {
  discountedFils: number;
  promoFils: number;
  addonFils: number;
  netFils: number;
  vatFils: number;
  grossFils: number;
}

/**
 * What a motor order costs: the plan after its own discount, less the promo code, plus add-ons; VAT is one line, rounded
 * once on that (decisions V20, X13). All in fils. Throws RangeError for a promo code that takes more than there is.
 */
export function orderTotal(
  price: { discountedFils: number; addonFils: number; minimumFils: number },
  promoFils: number,
  vatBasisPoints: number,
): OrderTotal {
  const { discountedFils, addonFils, minimumFils } = price;
  const left = discountedFils - promoFils;
  if (promoFils < 0 || left < 0 || (promoFils > 0 && left < minimumFils)) {
    throw new RangeError('a promo code went below the tariff minimum');
  }
  const netFils = left + addonFils;
  const vatFils = vatOn(netFils, vatBasisPoints);
  return { discountedFils, promoFils, addonFils, netFils, vatFils, grossFils: netFils + vatFils };
}
