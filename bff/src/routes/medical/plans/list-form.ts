import { formPaths } from '../../../../contract/forms.ts';
import type { Form } from '../../forms/form.ts';
import { productsPath } from './pages.ts';

/** What the forms of the medical list and comparison have alike. */
export const listForm = {
  flashPage: 'products',
  back: productsPath,
  comparison: { path: formPaths.comparePlans, flashPage: 'compare' },
  refusedAs: 'warning',
} as const satisfies Partial<Form>;
