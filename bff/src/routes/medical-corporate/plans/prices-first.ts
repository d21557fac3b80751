import { checkGroup } from '@muqarin/rules/medical-corporate/questions';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { groupDrafts } from '../../../use-cases/medical-corporate/session-draft.ts';
import { priceGroup } from '../../../use-cases/medical-corporate/session-quote.ts';
import type { PricesFirst } from '../../plan-list/prices-first.ts';

export const corporatePricesFirst: PricesFirst = {
  line: 'medical-corporate',
  path: corporatePaths.pricesFirst,
  contactStep: `${corporatePaths.questionnaire}?step=company`,
  flashPage: 'corporate',
  products: corporatePaths.products,
  idsOf: (data) => groupDrafts.idsOf({ data }),
  price: async (bff, ask) => {
    const { session, context } = ask;
    const { draftId, reference, draft } = await groupDrafts.ofSession(bff, ask);
    const checked = checkGroup(draft);
    if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
    if (draftId === null || reference === null) return { outcome: 'refused', errors: [] };
    const { leadId } = groupDrafts.idsOf(session);
    const { answers } = checked;
    const priced = await priceGroup(bff, { session, context, draftId, reference, answers, leadId });
    if (priced.outcome === 'refused') return priced;
    const hasPlans = priced.quote.lists.some(({ plans }) => plans > 0);
    return hasPlans ? { outcome: 'priced', reference } : { outcome: 'none' };
  },
};
