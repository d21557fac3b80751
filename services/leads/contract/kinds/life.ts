/** The form for life cover (S2 3). */
import { InsuranceForm, siteKind } from './site-form.ts';

export const life = siteKind('life', InsuranceForm);
