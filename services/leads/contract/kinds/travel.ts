/** The form for travel cover (decisions A4, A5). */
import { z } from 'zod';
import { InsuranceForm, siteKind } from './site-form.ts';

const Day = z.string().max(10);

export const travel = siteKind(
  'travel',
  InsuranceForm.extend({
    travelDate: Day,
    returnDate: Day,
    /** As the list of nationalities numbers it; null where it was left out. */
    destinationId: z.int().nullable(),
  }),
);
