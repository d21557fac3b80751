import type { GeneralQuote, GeneralTile } from '@muqarin/quoting/contract/general/quote';
import { shownDate } from '@muqarin/rules/dates';
import { generalTypes } from '@muqarin/rules/general/insurance-types';
import { formatAed } from '@muqarin/rules/money-format';
import { said } from '../../locale/said.ts';
import { isChosen } from '../papers/chosen.ts';
import type { ListOnPaper } from '../papers/list-on-paper.ts';
import type { PaperPlan } from '../papers/plans-section.ts';
import { generalTrace } from './price-lines.ts';

/** The general list on paper: every plan of every type that has a price. */
export function generalOnPaper(quote: GeneralQuote): ListOnPaper {
  const { activity, validUntil, reference, catalogueVersion, tiles, benefits } = quote;
  const nameOf = (benefitId: number) => benefits.find(({ id }) => id === benefitId)?.name ?? '';
  return {
    title: 'Plans for your business',
    subtitle: said('{who}. Prices hold until {day}.', {
      who: activity.name,
      day: shownDate(validUntil),
    }),
    reference,
    version: catalogueVersion,
    premiums: 'Per year',
    plans: tiles.map((tile) => planOf(tile, nameOf)),
    chosen: tiles.filter(({ planId }) => isChosen(quote, planId)).map(generalTrace),
  };
}

const covers = {
  included: 'Included',
  by_law: 'As the law sets',
  sum_insured: 'Up to the sum insured',
  contract_value: 'Up to the contract value',
  not_covered: 'Not covered',
} as const;

function planOf(tile: GeneralTile, nameOf: (benefitId: number) => string): PaperPlan {
  const { name, insurerName, insurerCode, type, excessFils, cover, price } = tile;
  return {
    name,
    insurerName,
    insurerCode,
    price,
    inRow: [
      { label: 'Insurance', value: generalTypes.find(({ code }) => code === type)?.name ?? type },
      { label: 'Excess', value: excessFils === 0 ? 'None' : formatAed(excessFils, 'always') },
    ],
    said: cover.map(({ benefitId, limitFils, is }) => ({
      label: nameOf(benefitId),
      text:
        limitFils === null
          ? covers[is ?? 'not_covered']
          : said('Up to {a}', { a: formatAed(limitFils) }),
    })),
  };
}
