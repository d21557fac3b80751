import { isGeneralCode, parseTypes } from '@muqarin/rules/general/insurance-types';
import { generalProgress, previousGeneral } from '@muqarin/rules/general/questionnaire';
import { ours } from '../../../locale/said.ts';
import { questionPage } from '../../forms/question-page.ts';
import { generalAsked } from './questionnaire-form.ts';

export const generalWizardPage = questionPage(generalAsked, async (bff, { query, context }) => {
  const { activities, ratedTypes } = await bff.quoting.generalLists({}, context);
  return {
    unnamed: generalAsked.drafts.first,
    rules: { knowsActivity: (activityId) => activities.some(({ id }) => id === activityId) },
    own: ({ step, draft }, { typed }) => ({
      previous: previousGeneral(step, draft),
      progress: generalProgress(step),
      activities: activities.map((row) => ({ id: row.id, name: ours(row.name) })),
      ratedTypes,
      typed: { ...preselected(query.type), ...typed },
    }),
  };
});

/** Other pages name types in their links (decisions G11); they are offered as chosen, and nothing is stored by a GET. */
function preselected(type: string | undefined): Record<string, string> {
  const types = parseTypes([type ?? '']).filter(isGeneralCode);
  return types.length > 0 ? { selected_general_codes: types.join() } : {};
}
