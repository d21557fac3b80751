/** Cover for a business: the form of the site, or the general wizard, whose whole answers stand in its quote (decisions G3). */
import { z } from 'zod';
import { InsuranceForm, siteEvent, siteKind } from './site-form.ts';

/** The insurance may be several types with commas between. */
const BusinessForm = InsuranceForm.extend({
  companyName: z.string().max(200),
  /** In the person's own words, for example about a claim. Personal. */
  details: z.string().max(500).default(''),
});

export const business = {
  ...siteKind('business', BusinessForm),
  line: 'general' as const,
  event: (details: z.infer<typeof BusinessForm>) => siteEvent({ ...details, clientTypeId: 2 }),
};
