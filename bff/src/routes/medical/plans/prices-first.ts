import { checkRatable } from '@muqarin/rules/medical/check-step';
import { medicalPaths } from '../../../../contract/medical/pages.ts';
import { priceAnswers } from '../../../use-cases/medical/price-answers.ts';
import { medicalDrafts } from '../../../use-cases/medical/session-draft.ts';
import type { PricesFirst } from '../../plan-list/prices-first.ts';

export const medicalPricesFirst: PricesFirst<'medical'> = {
  line: 'medical',
  path: medicalPaths.pricesFirst,
  contactStep: `${medicalPaths.questionnaire}?step=contact`,
  flashPage: 'medical',
  products: medicalPaths.products,
  idsOf: (data) => medicalDrafts.idsOf({ data }),
  price: async (bff, ask) => {
    const { session } = ask;
    const { draftId, reference, draft } = await medicalDrafts.ofSession(bff, ask);
    const checked = checkRatable(draft, bff.today());
    if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
    if (draftId === null || reference === null) return { outcome: 'refused', errors: [] };
    const context = { ...ask.context, correlationId: draftId };
    if ((await bff.products.count(checked.answers, context)) === 0) return { outcome: 'none' };
    const held = medicalDrafts.idsOf(session);
    const { leadId } = held;
    const priced = { held, context, draftId, reference, answers: checked.answers, leadId };
    const { quoteId } = await priceAnswers(bff, priced);
    await medicalDrafts.update(session, { quoteId });
    return { outcome: 'priced', reference };
  },
};
