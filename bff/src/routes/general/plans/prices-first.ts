import { checkGeneralAnswers } from '@muqarin/rules/general/answers';
import { generalPaths } from '../../../../contract/general/pages.ts';
import { generalDrafts } from '../../../use-cases/general/session-draft.ts';
import { priceGeneral } from '../../../use-cases/general/session-quote.ts';
import { activityRules, noSuchActivity } from '../../../use-cases/general/submit-questionnaire.ts';
import type { PricesFirst } from '../../plan-list/prices-first.ts';

export const generalPricesFirst: PricesFirst<'general'> = {
  line: 'general',
  path: generalPaths.pricesFirst,
  contactStep: `${generalPaths.wizard}?step=general_contact_page`,
  flashPage: 'general',
  products: generalPaths.products,
  idsOf: (data) => generalDrafts.idsOf({ data }),
  price: async (bff, ask) => {
    const { session, context } = ask;
    const { draftId, reference, draft } = await generalDrafts.ofSession(bff, ask);
    const checked = checkGeneralAnswers(draft, await activityRules(bff, ask));
    if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
    if (draftId === null || reference === null) return { outcome: 'refused', errors: [] };
    const { leadId } = generalDrafts.idsOf(session);
    const { answers } = checked;
    const quote = await priceGeneral(bff, {
      session,
      context,
      draftId,
      reference,
      answers,
      leadId,
    });
    if (!quote) return noSuchActivity();
    return quote.tiles.length === 0 ? { outcome: 'none' } : { outcome: 'priced', reference };
  },
};
