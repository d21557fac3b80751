import { contactFields } from '@muqarin/rules/contact';
import { isStep, questionnaire, type Step } from '@muqarin/rules/medical/questionnaire';
import type { DraftAnswers } from '@muqarin/rules/medical/types';
import { lineDrafts } from '../line-drafts.ts';

export const medicalDrafts = lineDrafts<Step, DraftAnswers>({
  line: 'medical',
  first: questionnaire.first,
  isStep,
  nothing: { members: [] },
  contactFields,
});
