/** An employer asks for a quote of plans that they have checked (S0 7, decisions M46): of a journey that has a lead of its line already. */
import { z } from 'zod';
import { Contact } from '../shared.ts';
import { leadKind } from './kind.ts';
import { GroupDetails } from './medical-corporate.ts';

export const groupQuote = leadKind({
  names: ['medical_corporate_quote'],
  // Its quotes and policies are counted against the lead of the questionnaire.
  line: null,
  contact: Contact,
  shape: GroupDetails.extend({
    /** By category, 0 for a group without: names of plans. */
    checked: z.array(
      z.object({ category: z.int().min(0).max(52), plans: z.array(z.string().max(200)).max(400) }),
    ),
  }),
  event: ({ checked: _checked, ...group }) => ({ clientType: 'Corporate', group }),
  desk: ({ companyName, employees, checked }) => ({ companyName, employees, checked }),
  heldAs: 'medicalCorporate',
});
