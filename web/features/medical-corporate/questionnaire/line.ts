import {
  type CorporateQuestionnairePage,
  corporatePaths,
} from '@muqarin/bff/contract/medical-corporate/pages';
import type { ContactRules } from '@muqarin/rules/contact';
import {
  type CorporateStep,
  corporateProgress,
  isCorporateStep,
} from '@muqarin/rules/medical-corporate/questionnaire';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import type { GroupDraft } from '@muqarin/rules/medical-corporate/types';
import { type Line, lineOf } from '@/features/questions/line.ts';

/** The corporate questionnaire in the browser (S0 2). */
export function corporateLine({
  leadId,
}: Pick<CorporateQuestionnairePage, 'leadId'>): Line<
  CorporateStep,
  GroupDraft,
  ContactRules,
  null
> {
  return lineOf<CorporateStep, GroupDraft, ContactRules, null>({
    questions: corporateQuestions,
    rules: {},
    isStep: isCorporateStep,
    path: corporatePaths.questionnaire,
    more: null,
    progressOf: corporateProgress,
    ending: () =>
      import('./send.ts').then(({ sendGroup }) => ({
        send: (ending) => sendGroup(ending, leadId),
      })),
    opened: (step, draft) => {
      if (step !== 'check' && step !== 'company') return;
      void import('./send.ts').then(({ countGroupProducts }) => countGroupProducts(draft));
    },
  });
}
