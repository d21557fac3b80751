import { checkRatable } from '@muqarin/rules/medical/check-step';
import { formPaths } from '../../../../contract/forms.ts';
import { priceAnswers } from '../../../use-cases/medical/price-answers.ts';
import { draftOfSession } from '../../../use-cases/medical/session-draft.ts';
import type { PricesFirst } from '../../plan-list/prices-first.ts';

export const medicalPricesFirst: PricesFirst<'medical'> = {
  line: 'medical',
  path: formPaths.pricesFirst,
  contactStep: `${formPaths.questionnaire}?step=contact`,
  flashPage: 'questionnaire',
  products: `${formPaths.questionnaire}/products`,
  idsOf: (data) => data,
  price: async (bff, { session, context: asked }) => {
    const { draftId, reference, answers } = await draftOfSession(bff, session, asked);
    const checked = checkRatable(answers, bff.today());
    if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
    if (draftId === null || reference === null) return { outcome: 'refused', errors: [] };
    const context = { ...asked, correlationId: draftId };
    if ((await bff.products.count(checked.answers, context)) === 0) return { outcome: 'none' };
    const { leadId } = session.data;
    const priced = { session, context, draftId, reference, answers: checked.answers, leadId };
    const { quoteId } = await priceAnswers(bff, priced);
    await session.update((data) => ({ ...data, quoteId }));
    return { outcome: 'priced', reference };
  },
};
