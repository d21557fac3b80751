/** Quoting's tiles as the pages show them. */
import type { Tile } from '@muqarin/quoting/contract/medical/plan';
import type { FilterOption, PageTile } from '../../../contract/medical/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { LogoOf } from '../logo-address.ts';

export function pageTiles(tiles: readonly Tile[], logoOf: LogoOf) {
  return tiles.map((tile) => pageTile(tile, logoOf));
}

function pageTile(tile: Tile, logoOf: LogoOf) {
  return {
    id: tile.planId,
    name: ours(tile.name),
    insurerId: tile.insurerId,
    insurerName: ours(tile.insurerName),
    logo: logoOf(tile.insurerCode),
    tpaId: tile.tpaId,
    tpaName: ours(tile.tpaName),
    networkId: tile.networkId,
    networkName: ours(tile.networkName),
    insuredFor: tile.insuredFor,
    salary: tile.salaryBand,
    conditions: tile.conditions.map(({ text }) => ours(text)),
    coversPreExisting: tile.coversPreExisting,
    benefitIds: tile.benefitIds,
    descriptionIds: tile.descriptionIds,
    netFils: tile.netFils,
    vatFils: tile.vatFils,
    grossFils: tile.grossFils,
    facts: tile.facts.map(({ label, value, note }) => {
      return { label: ours(label), value: ours(value), note: note && ours(note) };
    }),
    assumption: { lead: ours(tile.assumption.lead), text: ours(tile.assumption.text) },
    excess: ours(tile.excess),
    limitAed: tile.annualLimitAed,
  } satisfies PageDraft<PageTile>;
}

/** What can be filtered by; options of no plan are left out. */
export function filterOptions(
  rows: readonly { id: number; name: string; help?: string }[],
  idsOf: (tile: Tile) => readonly number[],
  tiles: readonly Tile[],
): PageDraft<FilterOption>[] {
  const had = new Set(tiles.flatMap(idsOf));
  return rows
    .filter(({ id }) => had.has(id))
    .map(({ id, name, help }) => ({
      id,
      name: ours(name),
      ...(help === undefined ? {} : { help: ours(help) }),
    }));
}
