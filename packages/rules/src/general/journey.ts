import type { FormFields } from '../questions/form-fields.ts';
import type { Advanced } from '../questions/questionnaire.ts';
import { type GeneralStep, generalPages } from './questionnaire.ts';
import { type GeneralRules, generalWizard } from './questions.ts';
import type { GeneralDraft } from './types.ts';

/** The whole wizard in one post (decisions G3): page after page until one is wrong, or all are done. */
export function advanceWholeGeneral(
  fields: FormFields,
  rules: GeneralRules = {},
): Advanced<GeneralStep, GeneralDraft> {
  let at: Advanced<GeneralStep, GeneralDraft> = {
    draft: {},
    step: generalPages[0],
    outcome: 'moved',
    errors: [],
  };
  for (const _page of generalPages) {
    at = generalWizard.advance(at.draft, at.step, generalWizard.read(at.step, fields), rules);
    if (at.outcome !== 'moved') break;
  }
  return at;
}
