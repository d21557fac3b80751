/** Quoting's general tiles as the pages show them. */
import type { GeneralQuote, GeneralTile } from '@muqarin/quoting/contract/general/quote';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import { standingsByKind } from '@muqarin/rules/plan-list/standing';
import type { GeneralPageTile } from '../../../contract/general/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { LogoOf } from '../logo-address.ts';
import { coveredIds } from './wire-tile.ts';

/** In the quote's order; places are among the plans of the same type, lowest net first (decisions M57). */
export function generalTiles({ tiles }: Pick<GeneralQuote, 'tiles'>, logoOf: LogoOf) {
  const standings = standingsByKind(
    tiles.map(({ planId: id, type, price: { netFils } }) => ({ id, type, netFils })),
    ({ type }) => type,
  );
  return tiles.map((tile) => {
    const standing = standings.get(tile.planId) ?? { place: 1, of: 1, flag: null, sharedBy: 0 };
    return { ...pageTile(tile, logoOf), standing } satisfies PageDraft<GeneralPageTile>;
  });
}

/** Benefits that some of these tiles say something about, with how many cover them. */
export function generalBenefits(
  { benefits }: Pick<GeneralQuote, 'benefits'>,
  tiles: readonly Pick<GeneralPageTile, 'cover' | 'benefitIds'>[],
) {
  return benefits
    .filter(({ id }) => tiles.some(({ cover }) => cover.some((row) => row.benefitId === id)))
    .map(({ id, name, help }) => ({
      id,
      name: ours(name),
      help: ours(help),
      count: tiles.filter(({ benefitIds }) => benefitIds.includes(id)).length,
    }));
}

function pageTile(tile: GeneralTile, logoOf: LogoOf) {
  const { planId: id, name, type, insurerId, insurerName, insurerCode, excessFils, cover } = tile;
  const { premiumFils, netFils, vatFils, grossFils, lines } = tile.price;
  if (!isGeneralCode(type)) throw new Error(`the catalogue has an unknown type ${type}`);
  return {
    id,
    name: ours(name),
    type,
    insurerId,
    insurerName: ours(insurerName),
    excessFils,
    cover,
    lines,
    premiumFils,
    netFils,
    vatFils,
    grossFils,
    logo: logoOf(insurerCode),
    benefitIds: coveredIds(cover),
    rateCardDate: tile.rateCard.effectiveFrom,
  };
}
