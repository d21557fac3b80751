/** What insurers hold to, worked out for this group: medical forms, how far heads may vary, and what a premium is made of. */
import type { GroupQuote } from '@muqarin/quoting/contract/medical-corporate/quote';
import { headGauge } from '@muqarin/rules/medical-corporate/head-gauge';
import { medicalFormRows } from '@muqarin/rules/medical-corporate/medical-forms';
import { picturePartsOf } from '@muqarin/rules/medical-corporate/price-picture';
import type { CorporatePlansPage } from '../../../contract/medical-corporate/pages.ts';

type Terms = Pick<CorporatePlansPage, 'medicalForms' | 'madeOf'>;

/** Of the category `tab` with the insurers of its plans; of the summary (null) with those that are chosen. */
export function termsModel(
  quote: GroupQuote,
  tab: number | null,
  listed: readonly { insurerId: number }[],
): Terms {
  const { categories } = quote.answers;
  const shown = new Set((tab === null ? quote.chosen : listed).map(({ insurerId }) => insurerId));
  const asked = tab === null ? categories : categories.filter(({ number }) => number === tab);
  return {
    medicalForms: quote.insurerTerms
      .filter(({ insurerId }) => shown.has(insurerId))
      .map(({ insurerId, medicalForms }) => {
        return { insurerId, rows: medicalFormRows(medicalForms, categories, asked) };
      }),
    madeOf: tab === null ? madeOf(quote) : null,
  };
}

function madeOf({ answers, chosen, insurerTerms }: GroupQuote): Terms['madeOf'] {
  const [first] = chosen;
  if (!first) return null;
  const heads = answers.categories.reduce((sum, { members }) => sum + members, 0);
  const terms = insurerTerms.find(({ insurerId }) => insurerId === first.insurerId);
  return {
    heads: terms ? headGauge(heads, heads, terms.headsPercent) : null,
    pictures: chosen.map(({ category, price }) => {
      return { category, netFils: price.netFils, parts: picturePartsOf(price.trace) };
    }),
  };
}
