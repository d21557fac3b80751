/**
 * A tile in the document's words (S0 3, decisions M1, M59): arrays in the API, amounts in AED. All but the prices is the same
 * for everybody, so it is written and encoded once a plan and catalogue.
 */
import type { ListedPrice, PlanWords } from '@muqarin/quoting/contract/medical/plan';
import { filsToAed } from '@muqarin/rules/money';
import type { Piece } from '../../routes/documented/leased-buffers.ts';
import { inside } from '../json-parts.ts';
import { logoAddress } from '../logo-address.ts';

/** One object, as JSON in pieces. */
export type WireTile = (price: ListedPrice) => Piece[];

export function wireTile(plan: PlanWords, catalogueVersion: string): WireTile {
  const head = inside({
    id: plan.planId,
    name: plan.name,
    logo: logoAddress(plan.insurerCode, catalogueVersion),
    product_insured_for: plan.insuredFor,
    salary: plan.salaryBand,
    conditions: plan.conditions.map(({ text }) => text),
    bids: plan.benefitIds,
    dids: plan.descriptionIds,
    ins_id: plan.insurerId,
    nw_id: plan.networkId,
    tpa_id: plan.tpaId,
  });
  const before = Buffer.from(`{${head},"premium":`);
  const preExisting = inside({ pre_existing: plan.coversPreExisting ? 'yes' : 'no' });
  return ({ netFils, vatFils, grossFils }) => {
    const net = filsToAed(netFils);
    return [
      before,
      `${net},${preExisting},"price":{"net":${net},"vat":${filsToAed(vatFils)},"total":${filsToAed(grossFils)}}}`,
    ];
  };
}
