import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import type { FilterTile } from '@muqarin/rules/medical/plan-list';

/** What the list's predicate looks at (S0 3). */
export function toFilterTile(tile: Tile): FilterTile {
  return {
    id: tile.planId,
    ins_id: tile.insurerId,
    nw_id: tile.networkId,
    tpa_id: tile.tpaId,
    premiumFils: tile.netFils,
    salary: tile.salaryBand,
    insured_for: tile.insuredFor,
    bids: tile.benefitIds,
    dids: tile.descriptionIds,
    pre_existing: tile.coversPreExisting ? 'yes' : 'no',
    limitAed: tile.annualLimitAed,
  };
}
