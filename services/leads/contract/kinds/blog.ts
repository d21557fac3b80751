/** The form beside a guide: number and e-mail are as typed (S2 5). */
import { InsuranceForm, siteKind } from './site-form.ts';

export const blog = siteKind('blog', InsuranceForm);
