/**
 * A plan of calculate-premium in the document's words (S1 3; decisions V18, V20, V41 to V43): amounts in AED. All but the
 * prices and the ticks of its add-ons is the same for every car, so it is written and encoded once a plan and catalogue.
 */
import type { MotorPlanWords } from '@muqarin/quoting/contract/motor/plan';
import type { MotorQuotePrice } from '@muqarin/quoting/contract/motor/quote-calls';
import { filsToAed } from '@muqarin/rules/money';
import { discountPercent } from '@muqarin/rules/motor/discount';
import { MOTOR_PRODUCT_TYPES } from '../../../contract/motor/plan-pages.ts';
import type { Piece } from '../../routes/documented/leased-buffers.ts';
import { inside } from '../json-parts.ts';
import { logoAddress } from '../logo-address.ts';

/** One object, as JSON in pieces. */
export type WireProduct = (price: MotorQuotePrice, addonIds: readonly number[]) => Piece[];

export function wireProduct(
  tile: MotorPlanWords,
  { logoBase64, catalogueVersion }: { logoBase64: string; catalogueVersion: string },
): WireProduct {
  const head = inside({
    id: tile.planId,
    name: tile.name,
    insurer: tile.insurerName,
    tpartner_id: tile.insurerId,
    scheme_code: tile.schemeCode,
    logo: logoBase64,
    logo_url: logoAddress(tile.insurerCode, catalogueVersion),
    product_type: tile.type,
    product_type_text: MOTOR_PRODUCT_TYPES[tile.type],
  });
  const before = Buffer.from(`{${head},`);
  const benefits = inside(benefitsOf(tile));
  const after = (addonIds: readonly number[]) =>
    Buffer.from(`,${benefits},${inside({ addons: addonsOf(tile, addonIds) })}}`);
  const untouched = after([]);
  return (price, addonIds) => [
    before,
    pricesOf(price),
    addonIds.length === 0 ? untouched : after(addonIds),
  ];
}

function pricesOf(price: MotorQuotePrice): string {
  const { premiumFils, discountedFils, grossFils, deductibleFils } = price;
  const deductible = deductibleFils === null ? 'null' : filsToAed(deductibleFils);
  return `"repair_type":"${price.repair === 'agency' ? 'yes' : 'no'}","premium_amount":${filsToAed(premiumFils)},"discounted_amount":${filsToAed(discountedFils)},"discount_perc":${discountPercent(price)},"deductible":${deductible},"total_incl_vat":${filsToAed(grossFils)}`;
}

export function benefitsOf({ planId, benefits }: Pick<MotorPlanWords, 'planId' | 'benefits'>) {
  return {
    benefit_ids: benefits.filter(({ covered }) => covered).map(({ benefitId }) => benefitId),
    overview_benefits: benefits.map(({ benefitId, name, inOverview }) => ({
      benefit: benefitId,
      name,
      show_in_overview: inOverview,
    })),
    benefits: benefits.map(({ benefitId, name, covered, text }) => ({
      b_id: benefitId,
      // A plan and a benefit name one row of the catalogue: its id is made of theirs.
      pb_id: planId * 1000 + benefitId,
      benefit: name,
      is_checked: covered,
      text,
    })),
  };
}

/** `additional_charges` is of one seat for the passenger cover (S1 4). */
function addonsOf({ addons }: MotorPlanWords, chosen: readonly number[]) {
  return addons.map(({ addonId, name, included, unitFils, perPassenger }) => ({
    addon_id: addonId,
    addon: name,
    additional_charges: filsToAed(unitFils),
    is_selected: included || chosen.includes(addonId),
    is_included: included,
    per_seat: perPassenger,
  }));
}
