import { checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { motorFormPaths } from '../../../../contract/motor/pages.ts';
import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import { priceAnswers } from '../../../use-cases/motor/price-answers.ts';
import { motorDrafts } from '../../../use-cases/motor/session-draft.ts';
import type { PricesFirst } from '../../plan-list/prices-first.ts';

export const motorPricesFirst: PricesFirst<'motor'> = {
  line: 'motor',
  path: motorListPaths.pricesFirst,
  contactStep: `${motorFormPaths.questionnaire}?step=last`,
  flashPage: 'motor',
  products: motorListPaths.products,
  idsOf: (data) => motorDrafts.idsOf({ data }),
  price: async (bff, { session, context }) => {
    const known = await motorDrafts.ofSession(bff, { session, context });
    const { draftId, reference, draft } = known;
    const checked = checkMotorAnswers(draft, bff.today());
    if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
    if (draftId === null || reference === null) return { outcome: 'refused', errors: [] };
    const { answers } = checked;
    const priced = await priceAnswers(bff, { session, context, draftId, reference, answers });
    if (priced.outcome === 'refused') return priced;
    return priced.quote.prices.length === 0
      ? { outcome: 'none' }
      : { outcome: 'priced', reference };
  },
};
