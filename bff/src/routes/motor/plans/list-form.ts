import { motorListPaths } from '../../../../contract/motor/plan-pages.ts';
import type { Form } from '../../forms/form.ts';

/** What the forms of the motor list and comparison have alike. */
export const listForm = {
  flashPage: 'motor-list',
  back: motorListPaths.products,
  comparison: { path: motorListPaths.comparePlans, flashPage: 'motor-compare' },
  refusedAs: 'warning',
} as const satisfies Partial<Form>;
