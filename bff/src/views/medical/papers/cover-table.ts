import type { PlanPaper } from '@muqarin/quoting/contract/catalogue';
import { shownDate } from '@muqarin/rules/dates';
import type { PaperDraft } from '../../../locale/papers.ts';
import { listed } from '../../../locale/said.ts';
import { footer } from '../../papers/footer.ts';
import { whoMayBuy } from '../../who-may-buy.ts';
import { termsOf } from './benefit-terms.ts';

const nothing = '–';

/** Every benefit of the catalogue in its order, with its limit, the share to pay and the wait. */
export function tableOfBenefits(plan: PlanPaper): PaperDraft {
  return {
    title: plan.title,
    subtitle: listed(plan.planName, plan.insurerName),
    footer,
    sections: [
      {
        kind: 'rows',
        title: 'The plan',
        rows: [
          { label: 'Insurer, who carries the risk', value: plan.insurerName },
          { label: 'Claims handled by', value: plan.tpaName },
          ...plan.conditions.map((value) => ({ label: whoMayBuy, value })),
          { label: 'Excess', value: plan.excess },
          { label: 'Rates of', value: shownDate(plan.ratesOf) },
        ],
      },
      {
        kind: 'rows',
        title: 'Where you can go',
        rows: plan.values
          .filter(({ section }) => section === 'where')
          .map(({ label, text, note }) => ({ label, value: text, ...(note ? { note } : {}) })),
      },
      benefitTable(plan, 'What you pay yourself', 'pay'),
      benefitTable(plan, 'Cover', 'cover'),
      {
        kind: 'text',
        title: 'How to read this table',
        paragraphs: [
          'Amounts are for one person and one policy year unless they say otherwise.',
          'Where a benefit names no share, you pay the share of the visit, medicine, test or hospital stay that it takes.',
        ],
      },
    ],
  };
}

function benefitTable(plan: PlanPaper, title: string, section: 'pay' | 'cover') {
  const columns = ['Benefit', 'Limit', 'You pay', 'Waiting period'];
  const rows = plan.values
    .filter((value) => value.section === section)
    .map((value) => {
      const { limit, share, waiting } = termsOf(value, plan);
      const begins = value.covered ? (waiting ?? 'None') : nothing;
      return [value.label, limit || nothing, share || nothing, begins];
    });
  return { kind: 'table' as const, title, columns, rows };
}
