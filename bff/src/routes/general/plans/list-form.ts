import { generalPaths } from '../../../../contract/general/pages.ts';
import type { Form } from '../../forms/form.ts';

/** What the forms of the general list and comparison have alike. */
export const listForm = {
  flashPage: 'general-list',
  back: generalPaths.products,
  comparison: { path: generalPaths.comparePlans, flashPage: 'general-compare' },
} as const satisfies Partial<Form>;
