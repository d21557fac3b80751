import { type CivilDate, compareDates } from '../dates.ts';
import { assertFils, filsToAed, multiplyBasisPoints } from '../money.ts';
import { motorListMessages } from './messages-list.ts';

/** A promo code as the insurer that pays for it has set it up (decisions V20, facts B1). */
export interface PromoCode {
  code: string;
  /** Whose plans it is for, and who pays: `tpartner_id` on the wire. */
  insurerId: number;
  off: { type: 'perc'; basisPoints: number } | { type: 'amount'; fils: number };
  /** First and last day on which it works. */
  from: CivilDate;
  to: CivilDate;
  /** How often it may be used in all; null: without limit. */
  maxUses: number | null;
}

export interface PromoBase {
  insurerId: number;
  /** The plan after its own discount, before add-ons and VAT, as the server priced it (V20). */
  priceFils: number;
  /** The least that the tariff lets the plan cost. */
  tariffMinimumFils: number;
}

/** `applied: false` carries the text for the shopper. */
export type PromoOutcome =
  | {
      applied: true;
      promo: PromoCode;
      discountFils: number /** The tariff cut it. */;
      cut: boolean;
    }
  | { applied: false; message: string };

const LONGEST_CODE = 32;

/** The code that was typed, tidy (trimmed, capitals), or the text of S1 5 that refuses it. */
export function checkPromoEntry(
  typed: string,
  appliedCode: string | null,
): { ok: true; code: string } | { ok: false; message: string } {
  const code = tidyCode(typed);
  if (code === '') return { ok: false, message: motorListMessages.enterCouponCode };
  if (appliedCode !== null && code === tidyCode(appliedCode)) {
    return { ok: false, message: motorListMessages.codeAlreadyApplied };
  }
  if (!/^[A-Z0-9-]+$/.test(code) || code.length > LONGEST_CODE) {
    return { ok: false, message: motorListMessages.unknownCode };
  }
  return { ok: true, code };
}

/** Applies a code that was found (null: none was) to a plan; another code replaces it (V20). */
export function applyPromo(
  promo: PromoCode | null,
  base: PromoBase,
  today: CivilDate,
  timesUsed: number,
): PromoOutcome {
  if (promo === null || promo.insurerId !== base.insurerId) {
    return { applied: false, message: motorListMessages.unknownCode };
  }
  if (compareDates(today, promo.from) < 0 || compareDates(today, promo.to) > 0) {
    return { applied: false, message: motorListMessages.codeExpired };
  }
  if (promo.maxUses !== null && timesUsed >= promo.maxUses) {
    return { applied: false, message: motorListMessages.codeUsedUp };
  }
  const wanted = promoFils(promo, base.priceFils);
  const discountFils = Math.min(wanted, mostOff(base));
  if (discountFils <= 0) return { applied: false, message: motorListMessages.codeTakesNothing };
  return { applied: true, promo, discountFils, cut: discountFils < wanted };
}

/** What the code takes off a price before any limit: a percentage rounds once, half up. */
export function promoFils({ off }: Pick<PromoCode, 'off'>, priceFils: number): number {
  assertFils(priceFils);
  return off.type === 'perc' ? multiplyBasisPoints(priceFils, off.basisPoints) : off.fils;
}

/**
 * The answer of apply-promo-code (S1 3, decisions V20): `perc` for a percentage, `amount` for a
 * fixed one, `value` the dirhams that are really taken off, `msg` for the shopper.
 */
export function promoAnswer(outcome: PromoOutcome): Record<string, unknown> {
  if (!outcome.applied) return { applied: false, msg: outcome.message };
  const { off } = outcome.promo;
  return {
    applied: true,
    type: off.type,
    value: filsToAed(outcome.discountFils),
    ...(off.type === 'perc' ? { perc: off.basisPoints / 100 } : { amount: filsToAed(off.fils) }),
    msg: outcome.cut ? motorListMessages.codeCutByTariff : motorListMessages.codeApplied,
  };
}

/** Never under the tariff minimum nor under 0; a plan that is there already gives nothing. */
function mostOff({ priceFils, tariffMinimumFils }: PromoBase): number {
  return Math.max(0, priceFils - Math.max(assertFils(tariffMinimumFils), 0));
}

function tidyCode(typed: string): string {
  return typed.slice(0, 200).trim().toUpperCase();
}
