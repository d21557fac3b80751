/** A tile in the document's words (S0 3, decisions M1, M59): arrays in the API, amounts in AED. */
import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import { filsToAed } from '@muqarin/rules/money';
import { logoAddress } from '../logo-address.ts';

export function wireTile(tile: Tile, catalogueVersion: string) {
  return {
    id: tile.planId,
    name: tile.name,
    logo: logoAddress(tile.insurerCode, catalogueVersion),
    product_insured_for: tile.insuredFor,
    salary: tile.salaryBand,
    conditions: tile.conditions.map(({ text }) => text),
    bids: tile.benefitIds,
    dids: tile.descriptionIds,
    ins_id: tile.insurerId,
    nw_id: tile.networkId,
    tpa_id: tile.tpaId,
    premium: filsToAed(tile.netFils),
    pre_existing: tile.coversPreExisting ? 'yes' : 'no',
    price: {
      net: filsToAed(tile.netFils),
      vat: filsToAed(tile.vatFils),
      total: filsToAed(tile.grossFils),
    },
  };
}
