import { medicalPaths } from '../../../../contract/medical/pages.ts';
import { quoteOfSession } from '../../../use-cases/medical/session-quote.ts';
import type { PlanList } from '../../plan-list/compare-forms.ts';

export const productsPath = medicalPaths.products;

/** What the forms of the medical list and comparison have alike. */
export const listForm = {
  flashPage: 'medical-list',
  back: productsPath,
  comparison: { path: medicalPaths.comparePlans, flashPage: 'medical-compare' },
  refusedAs: 'warning',
} as const;

export const medicalList: PlanList = {
  form: listForm,
  quoteOf: (bff, { session, context }) => quoteOfSession(bff, session, context),
  setCompared: ({ quoting }, input, context) => quoting.setCompared(input, context),
};
