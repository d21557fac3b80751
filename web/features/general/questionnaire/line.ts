import { type GeneralWizardPage, generalPaths } from '@muqarin/bff/contract/general/pages';
import {
  type GeneralStep,
  generalProgress,
  isGeneralStep,
} from '@muqarin/rules/general/questionnaire';
import { type GeneralRules, generalWizard } from '@muqarin/rules/general/questions';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import { type Line, lineOf } from '@/features/questions/line.ts';

/** The general wizard in the browser (S1 2). */
export function generalLine({
  activities,
}: Pick<GeneralWizardPage, 'activities'>): Line<GeneralStep, GeneralDraft, GeneralRules, null> {
  return lineOf<GeneralStep, GeneralDraft, GeneralRules, null>({
    questions: generalWizard,
    rules: {
      knowsActivity: (activityId: number) => activities.some(({ id }) => id === activityId),
    },
    isStep: isGeneralStep,
    path: generalPaths.wizard,
    more: null,
    progressOf: generalProgress,
    ending: () => import('./send.ts'),
  });
}
