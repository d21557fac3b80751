import { vatOn } from '@muqarin/rules/money';
import { quotationMessages } from '@muqarin/rules/quotations/messages';
import type { MotorTile } from '../../../contract/motor/plan.ts';
import type { Agreed } from '../../../contract/offer.ts';
import { notAsAgreed } from '../../quotations/agreed.ts';

type Price = MotorTile['price'];

/**
 * A price with what an insurer takes off it in a quotation: a row before the add-ons, VAT rounded once on the rest. Throws
 * QUOTING.NOT_AS_AGREED where it is more than the plan costs without add-ons.
 */
export function lessDiscount(price: Price, agreed: Agreed | null, vatBasisPoints: number): Price {
  const { fundingId = '', fils = 0 } = agreed?.discount ?? {};
  if (fils === 0) return price;
  const discountedFils = price.discountedFils - fils;
  if (discountedFils < 0) throw notAsAgreed();
  const netFils = price.netFils - fils;
  const vatFils = vatOn(netFils, vatBasisPoints);
  const row = {
    code: 'funding',
    label: quotationMessages.discountRow,
    why: fundingId,
    kind: 'discount',
    amountFils: -fils,
  } as const;
  const addons = price.lines.filter(({ kind }) => kind === 'addon');
  const own = price.lines.filter(({ kind }) => kind !== 'addon');
  const lines = [...own, row, ...addons];
  return { ...price, discountedFils, netFils, vatFils, grossFils: netFils + vatFils, lines };
}
