import type { PageTile } from '@muqarin/bff/contract/medical/plan-pages';
import type { RankedTile } from '@muqarin/rules/medical/list-order';

/** What the rules' predicate and sort need of a tile, under the names of S0 3. */
export function filterTile(tile: PageTile): RankedTile {
  return {
    id: tile.id,
    ins_id: tile.insurerId,
    nw_id: tile.networkId,
    tpa_id: tile.tpaId,
    premiumFils: tile.netFils,
    salary: tile.salary,
    insured_for: tile.insuredFor,
    bids: tile.benefitIds,
    dids: tile.descriptionIds,
    conditional: tile.conditions.length > 0,
    pre_existing: tile.coversPreExisting ? 'yes' : 'no',
    limitAed: tile.limitAed,
  };
}
