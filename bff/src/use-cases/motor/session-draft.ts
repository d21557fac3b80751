import { contactFields } from '@muqarin/rules/contact';
import { newJourney } from '@muqarin/rules/motor/journey';
import { isMotorStep, type MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { lineDrafts } from '../line-drafts.ts';

export const motorDrafts = lineDrafts<MotorStep, MotorDraft>({
  line: 'motor',
  first: newJourney.step,
  isStep: isMotorStep,
  nothing: newJourney.draft,
  contactFields,
});
