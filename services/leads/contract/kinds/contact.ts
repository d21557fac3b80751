/** The contact form of the home page (S2 3): it asks who somebody is, and when to call. */
import { SiteForm, siteKind } from './site-form.ts';

export const contact = siteKind('contact', SiteForm);
