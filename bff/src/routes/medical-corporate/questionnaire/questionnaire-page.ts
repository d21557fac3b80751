import {
  corporateProgress,
  previousCorporate,
} from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { questionPage } from '../../forms/question-page.ts';
import { censusDrop } from '../census/page.ts';
import { corporateAsked } from './questionnaire-form.ts';

const { drafts, rulesOf } = corporateAsked;

/** Without a step the list once the answers were sent (decisions M14), else where they stopped. */
export const corporateQuestionnairePage = questionPage(
  corporateAsked,
  async (bff, ask, { draft }) => {
    const { query, session } = ask;
    const { quoteId, leadId } = drafts.idsOf(session);
    if (query.step === undefined && quoteId !== null) return { redirect: corporatePaths.products };
    const counted = ['emirate', 'category'] as const;
    return {
      unnamed: corporateQuestions.firstOpen(draft, rulesOf(bff), [...counted]) ?? 'check',
      own: async ({ step }) => ({
        census: await censusDrop(bff, ask),
        leadId,
        previous: previousCorporate(step),
        progress: corporateProgress(step),
      }),
    };
  },
);
