/** The session's general journey, in the rules' words. */
import type { GeneralDraftAnswers } from '@muqarin/leads/contract/general';
import { companyContactFields } from '@muqarin/rules/company-contact';
import { keptOf } from '@muqarin/rules/contact';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import {
  type GeneralStep,
  generalQuestionnaire,
  isGeneralStep,
} from '@muqarin/rules/general/questionnaire';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { lineDrafts, present } from '../line-drafts.ts';

export const generalDrafts = lineDrafts<GeneralStep, GeneralDraft>({
  line: 'general',
  first: generalQuestionnaire.first,
  isStep: isGeneralStep,
  nothing: {},
  read: ({ general }) => general && { draft: draftOf(general), history: [], undo: null },
  write: ({ draft }) => ({ general: storable(draft) }),
});

/** A half-typed contact is kept as far as the contract holds it. */
function storable({ contact, types, ...answers }: GeneralDraft): GeneralDraftAnswers {
  return {
    ...answers,
    ...(types ? { types: [...types] } : {}),
    ...(contact ? { contact: keptOf(contact, companyContactFields) } : {}),
  };
}

function draftOf({ types, ...kept }: GeneralDraftAnswers): GeneralDraft {
  const draft: GeneralDraft = present(kept);
  return types ? { ...draft, types: types.filter(isGeneralCode) } : draft;
}
