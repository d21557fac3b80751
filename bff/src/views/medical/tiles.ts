/** Quoting's tiles as the pages show them. */
import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import type { FilterOption, PageTile } from '../../../contract/medical/plan-pages.ts';
import { logoAddress } from '../logo-address.ts';

export function pageTiles(tiles: readonly Tile[], catalogueVersion: string): PageTile[] {
  return tiles.map((tile) => pageTile(tile, catalogueVersion));
}

function pageTile(tile: Tile, catalogueVersion: string): PageTile {
  return {
    id: tile.planId,
    name: tile.name,
    insurerId: tile.insurerId,
    insurerName: tile.insurerName,
    logo: logoAddress(tile.insurerCode, catalogueVersion),
    tpaId: tile.tpaId,
    tpaName: tile.tpaName,
    networkId: tile.networkId,
    networkName: tile.networkName,
    insuredFor: tile.insuredFor,
    salary: tile.salaryBand,
    conditions: tile.conditions.map(({ text }) => text),
    coversPreExisting: tile.coversPreExisting,
    benefitIds: tile.benefitIds,
    descriptionIds: tile.descriptionIds,
    netFils: tile.netFils,
    vatFils: tile.vatFils,
    grossFils: tile.grossFils,
    facts: tile.facts,
    assumption: tile.assumption,
    excess: tile.excess,
    limitAed: tile.annualLimitAed,
  };
}

/** What can be filtered by; options of no plan are left out. */
export function filterOptions(
  rows: readonly { id: number; name: string; help?: string }[],
  idsOf: (tile: Tile) => readonly number[],
  tiles: readonly Tile[],
): FilterOption[] {
  const had = new Set(tiles.flatMap(idsOf));
  return rows
    .filter(({ id }) => had.has(id))
    .map(({ id, name, help }) => ({ id, name, ...(help === undefined ? {} : { help }) }));
}
