import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import { motorHeadOfSession } from '../../../use-cases/motor/session-quote.ts';
import type { PlanList } from '../../plan-list/compare-forms.ts';

/** What the forms of the motor list and comparison have alike. */
export const listForm = {
  flashPage: 'motor-list',
  back: motorListPaths.products,
  comparison: { path: motorListPaths.comparePlans, flashPage: 'motor-compare' },
  refusedAs: 'warning',
} as const;

export const motorList: PlanList = {
  form: listForm,
  quoteOf: motorHeadOfSession,
  setCompared: ({ quoting }, input, context) => quoting.setMotorCompared(input, context),
};
