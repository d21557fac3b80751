/** Quoting's motor tiles as the pages show them. */
import type { MotorTile } from '@muqarin/quoting/contract/motor/plan';
import type { MotorPageTile, MotorPlansPage } from '../../../contract/motor/plan-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { LogoOf } from '../logo-address.ts';

export function motorPageTile(tile: MotorTile, logoOf: LogoOf): PageDraft<MotorPageTile> {
  const { price } = tile;
  return {
    id: tile.planId,
    name: ours(tile.name),
    insurerId: tile.insurerId,
    insurerName: ours(tile.insurerName),
    logo: logoOf(tile.insurerCode),
    type: tile.type,
    schemeCode: tile.schemeCode,
    premiumFils: price.premiumFils,
    discountedFils: price.discountedFils,
    repair: price.repair,
    deductibleFils: price.deductibleFils,
    addons: tile.addons.map((addon) => {
      const { perPassenger, unitFils } = addon;
      return { ...addonOnPage(addon), perPassenger, unitFils };
    }),
    cover: tile.benefits.map(({ benefitId, covered, text, inOverview }) => {
      return { id: benefitId, covered, text: ours(text), inOverview };
    }),
    assumption: { lead: ours(tile.assumption.lead), text: ours(tile.assumption.text) },
  };
}

/** What can be filtered by, with the number of plans that cover it; what no plan covers is left out. */
export function motorBenefits(tiles: readonly MotorTile[]): PageDraft<MotorPlansPage['benefits']> {
  const found = new Map<number, MotorPlansPage['benefits'][number]>();
  for (const { benefitId: id, name, help, covered } of tiles.flatMap(({ benefits }) => benefits)) {
    const known = found.get(id) ?? { id, name, help, count: 0 };
    found.set(id, { ...known, count: known.count + (covered ? 1 : 0) });
  }
  return [...found.values()]
    .filter(({ count }) => count > 0)
    .map(({ id, name, help, count }) => ({ id, name: ours(name), help: ours(help), count }));
}

/** An add-on as list and purchase show it, without what it costs there. */
export function addonOnPage(addon: MotorTile['addons'][number]) {
  const { addonId: id, name, help, included, selected } = addon;
  return { id, name: ours(name), help: ours(help), included, selected };
}
