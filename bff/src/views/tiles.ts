/** Quoting's tiles as the pages show them. */
import type { Tile } from '@muqarin/quoting/contract/plan';
import { sortTiles } from '@muqarin/rules/medical/filters';
import type { FilterOption, PageTile } from '../../contract/plan-pages.ts';
import { toFilterTile } from './filter-tile.ts';

/** Label of the conditions of a plan, on pages and papers. */
export const whoMayBuy = 'Who may buy it';

/** Places are by net premium among all plans of the quote, lowest first, ties by insurer then plan (decisions M57). */
export function pageTiles(tiles: readonly Tile[], catalogueVersion: string): PageTile[] {
  const ordered = sortTiles(tiles.map(toFilterTile), 'asc');
  const places = new Map(ordered.map((tile, index) => [tile.id, index + 1]));
  return tiles.map((tile) => pageTile(tile, places.get(tile.planId) ?? 0, catalogueVersion));
}

function pageTile(tile: Tile, place: number, catalogueVersion: string): PageTile {
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
    place,
    facts: tile.facts,
    assumption: tile.assumption,
    excess: tile.excess,
  };
}

/** The version in the address lets browsers keep the drawing for ever. */
export function logoAddress(insurerCode: string, catalogueVersion: string): string {
  return `/logos/${encodeURIComponent(insurerCode)}.svg?v=${catalogueVersion}`;
}

/** What can be filtered by, with the number of plans that have it; options of no plan are left out. */
export function filterOptions(
  rows: readonly { id: number; name: string; help?: string }[],
  idsOf: (tile: Tile) => readonly number[],
  tiles: readonly Tile[],
): FilterOption[] {
  return rows
    .map(({ id, name, help }) => ({
      id,
      name,
      ...(help === undefined ? {} : { help }),
      count: tiles.filter((tile) => idsOf(tile).includes(id)).length,
    }))
    .filter((option) => option.count > 0);
}
