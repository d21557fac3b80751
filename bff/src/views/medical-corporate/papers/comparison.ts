/** The comparison of a group as paper says it: the same words and amounts as the screen. */
import type { GroupQuote, PricedPick } from '@muqarin/quoting/contract/medical-corporate/quote';
import type { PaperDraft } from '../../../locale/papers.ts';
import { said, type Text } from '../../../locale/said.ts';
import { footer } from '../../papers/footer.ts';
import {
  assumptionTexts,
  categoryText,
  coverRows,
  factRows,
  holdsUntil,
  money,
  planText,
  premiumRows,
} from './words.ts';

export function groupComparison(quote: GroupQuote, plans: readonly PricedPick[]): PaperDraft {
  const categories = [...new Set(plans.map(({ category }) => category))];
  const isAcross = categories.length > 1;
  const columns = ['', ...plans.map(planText)];
  const row = (label: string, of: (plan: PricedPick) => Text) => [label, ...plans.map(of)];
  return {
    title: said('{n} group plans compared', { n: plans.length }),
    subtitle: holdsUntil(quote),
    reference: quote.reference,
    footer,
    sections: [
      {
        kind: 'table',
        title: isAcross ? 'Premium a year' : categoryText(categories[0] ?? 0),
        columns,
        rows: [
          ...(isAcross ? [row('Category', ({ category }) => categoryText(category))] : []),
          row('Net premium', ({ price }) => money(price.netFils)),
          row('VAT 5 %', ({ price }) => money(price.vatFils)),
          row('You pay the insurer', ({ price }) => money(price.grossFils)),
          ...factRows(plans),
        ],
      },
      ...coverRows(plans).map(({ main, rows }) => {
        return { kind: 'table' as const, title: main, columns, rows };
      }),
      ...plans.map((plan) => ({
        kind: 'rows' as const,
        title: isAcross
          ? said('How the premium of {plan} is made, {category}', {
              plan: plan.planName,
              category: categoryText(plan.category),
            })
          : said('How the premium of {plan} is made', { plan: plan.planName }),
        rows: [
          ...premiumRows(plan).map(({ label, note, value }) => {
            return { label, value, ...(note === undefined ? {} : { note }) };
          }),
          { label: 'Net premium', value: money(plan.price.netFils) },
        ],
      })),
      ...plans.map((plan) => {
        return {
          kind: 'text' as const,
          title: said('What {plan} assumes', { plan: plan.planName }),
          paragraphs: assumptionTexts(plan),
        };
      }),
    ],
  };
}
