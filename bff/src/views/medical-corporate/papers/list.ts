/** The plans of a category on paper, as its page lists them. */
import type { GroupTile } from '@muqarin/quoting/contract/medical-corporate/plan';
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import { shownDate } from '@muqarin/rules/dates';
import { said } from '../../../locale/said.ts';
import type { ListOnPaper } from '../../papers/list-on-paper.ts';
import type { PaperPlan } from '../../papers/plans-section.ts';
import type { TracedPlan } from '../../papers/trace-section.ts';
import { whoMayBuy } from '../../who-may-buy.ts';
import {
  asksTexts,
  assumptionTexts,
  categoryText,
  planText,
  premiumRows,
  salaryText,
} from './words.ts';

interface GroupPaper {
  quote: GroupQuote;
  category: number;
  /** In the order of the page. */
  tiles: readonly GroupTile[];
  /** Those whose premium is taken apart. */
  chosen: readonly PricedPick[];
}

export function groupOnPaper({ quote, category, tiles, chosen }: GroupPaper): ListOnPaper {
  return {
    title: 'Plans for your group',
    subtitle: said('{who}. Prices hold until {day}.', {
      who: categoryText(category),
      day: shownDate(quote.validUntil),
    }),
    reference: quote.reference,
    version: quote.catalogueVersion,
    premiums: 'Per year',
    plans: tiles.map(planOf),
    chosen: chosen.map(groupTrace),
  };
}

function planOf(tile: GroupTile): PaperPlan {
  const { name, insurerName, insurerCode, tpaName, annualLimit, networkName, price } = tile;
  return {
    name,
    insurerName,
    insurerCode,
    price,
    inRow: [
      { label: 'Claims handler (TPA)', value: tpaName },
      { label: 'Annual limit', value: annualLimit },
    ],
    said: [
      { label: 'Network', text: networkName },
      ...tile.onTile.map(({ label, value }) => ({ label, text: value ?? 'Not covered' })),
      { label: 'Salaries', text: salaryText(tile.salary) },
      ...[...assumptionTexts({ price }), ...asksTexts(tile)].map((text) => ({ text })),
      ...tile.conditions.map((text) => ({ label: whoMayBuy, text })),
    ],
  };
}

function groupTrace(pick: PricedPick): TracedPlan {
  return {
    title: planText(pick),
    lines: premiumRows(pick),
    price: pick.price,
  };
}
