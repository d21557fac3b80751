import { generalPaths } from '../../../../contract/general/pages.ts';
import { generalQuoteOfSession } from '../../../use-cases/general/session-quote.ts';
import type { PlanList } from '../../plan-list/compare-forms.ts';

/** What the forms of the general list and comparison have alike. */
export const listForm = {
  flashPage: 'general-list',
  back: generalPaths.products,
  comparison: { path: generalPaths.comparePlans, flashPage: 'general-compare' },
} as const;

export const generalList: PlanList = {
  form: listForm,
  quoteOf: generalQuoteOfSession,
  setCompared: ({ quoting }, input, context) => quoting.setGeneralCompared(input, context),
};
