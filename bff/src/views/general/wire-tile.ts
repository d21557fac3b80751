/** A plan of get-products of general insurance (decisions G4): amounts in AED. What is not of the quote is written once a plan. */
import type { GeneralPlanWords, GeneralTile } from '@muqarin/quoting/contract/general/quote';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import type { GeneralTile as FilterTile } from '@muqarin/rules/general/plan-list';
import { filsToAed } from '@muqarin/rules/money';
import type { Piece } from '../../routes/documented/leased-buffers.ts';
import { inside } from '../json-parts.ts';
import { logoAddress } from '../logo-address.ts';

/** One object, as JSON in pieces. */
export type WireProduct = (price: GeneralTile['price'], logoVersion: string) => Piece[];

/** What the list is filtered by, beside the price. */
export type FilterFacts = Omit<FilterTile, 'netFils'>;

export function factsOf({ planId: id, type, insurerId, cover }: GeneralPlanWords): FilterFacts {
  if (!isGeneralCode(type)) throw new Error(`the catalogue has an unknown type ${type}`);
  return { id, type, insurerId, benefitIds: coveredIds(cover) };
}

export function wireProduct(plan: GeneralPlanWords): WireProduct {
  const { planId: id, name, type, insurerName: insurer, insurerId: insurer_id } = plan;
  const before = `{${inside({ id, name, type, insurer, insurer_id })}`;
  const excess = filsToAed(plan.excessFils);
  const after = `,${inside({ excess, benefit_ids: coveredIds(plan.cover) })}}`;
  return ({ netFils, vatFils, grossFils }, logoVersion) => {
    const priced = {
      logo_url: logoAddress(plan.insurerCode, logoVersion),
      premium: filsToAed(netFils),
      vat: filsToAed(vatFils),
      total: filsToAed(grossFils),
    };
    return [`${before},${inside(priced)}${after}`];
  };
}

/** Of the benefits that a plan says something about, those that it covers. */
export function coveredIds(cover: GeneralPlanWords['cover']): number[] {
  return cover.filter(({ is }) => is !== 'not_covered').map(({ benefitId }) => benefitId);
}
