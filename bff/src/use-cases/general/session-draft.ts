import { companyContactFields } from '@muqarin/rules/company-contact';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import {
  type GeneralStep,
  generalQuestionnaire,
  isGeneralStep,
} from '@muqarin/rules/general/questionnaire';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { lineDrafts } from '../line-drafts.ts';

export const generalDrafts = lineDrafts<GeneralStep, GeneralDraft>({
  line: 'general',
  first: generalQuestionnaire.first,
  isStep: isGeneralStep,
  nothing: {},
  contactFields: companyContactFields,
  read: ({ types, ...kept }) => (types ? { ...kept, types: types.filter(isGeneralCode) } : kept),
});
