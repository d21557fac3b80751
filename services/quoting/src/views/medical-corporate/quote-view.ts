/** A stored group quote as the contract gives it: rated again from its catalogue, which gives the same fils. */
import { planIdText } from '@muqarin/rules/medical-corporate/plan-id';
import { vatOn } from '@muqarin/rules/money';
import type { GroupQuote } from '../../../contract/medical-corporate/quote.ts';
import type { GroupCatalogue } from '../../domain/medical-corporate/catalogue.ts';
import type { GroupRater } from '../../raters/medical-corporate.ts';
import type { StoredGroupQuote } from '../../store/medical-corporate/quotes.ts';
import { quoteHead } from '../quote-head.ts';
import { chosenOf } from './chosen.ts';

export async function groupQuoteView(
  rater: GroupRater,
  stored: StoredGroupQuote,
): Promise<GroupQuote> {
  const catalogue = await rater.ofVersion(stored.catalogueVersion);
  const { comparedPlanIds: _compared, selectedPlanId: _selected, ...head } = quoteHead(stored);
  const chosen = chosenOf(catalogue, stored);
  const netFils = chosen.reduce((sum, { price }) => sum + price.netFils, 0);
  const vatFils = vatOn(netFils, catalogue.vatBasisPoints);
  return {
    ...head,
    lists: stored.categoryPrices.map(({ category, prices }) => ({
      category,
      plans: prices.length,
      hidden: catalogue.plans.length - prices.length,
      lowestFils: prices[0]?.netFils ?? null,
      highestFils: prices.at(-1)?.netFils ?? null,
    })),
    chosen,
    netFils,
    vatFils,
    grossFils: netFils + vatFils,
    insurerTerms: insurerTermsView(catalogue),
    proposals: stored.proposals.map(({ id: proposalId, madeAt, validUntil }) => {
      return { proposalId, madeAt, validUntil };
    }),
    cleared: stored.cleared.map(({ category, planName, ...plan }) => {
      return { category, plan: planIdText(plan), planName };
    }),
  };
}

export function insurerTermsView({
  insurerTerms,
}: Pick<GroupCatalogue, 'insurerTerms'>): GroupQuote['insurerTerms'] {
  return insurerTerms.map(({ insurerId, headsPercent, medicalForms, issuePapers }) => {
    const lists = { medicalForms: [...medicalForms], issuePapers: [...issuePapers] };
    return { insurerId, headsPercent, ...lists };
  });
}
