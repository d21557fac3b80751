import { corporatePaths } from '../../../../contract/medical-corporate/pages.ts';
import { corporatePickPaths } from '../../../../contract/medical-corporate/picks.ts';
import type { Form } from '../../forms/form.ts';

/** What the forms of the group's list and comparison have alike. */
export const listForm = {
  flashPage: 'corporate-list',
  back: corporatePaths.products,
  comparison: { path: corporatePickPaths.comparePlans, flashPage: 'corporate-compare' },
} as const satisfies Partial<Form>;
