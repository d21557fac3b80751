/** Groups in the leads service: a lead that goes on with other answers. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { GroupDetails } from './kinds/medical-corporate.ts';
import { Contact, Id } from './shared.ts';

export const groupLeadCalls = {
  changeGroupLead: defineCall({
    name: 'change-group-lead',
    method: 'PUT',
    path: '/group-leads/:leadId',
    summary:
      'The answers and the contact of a group’s lead from now on (M54); raises GroupLeadChanged in the same write, once a change.',
    input: z.object({ leadId: Id, contact: Contact, details: GroupDetails }),
    output: z.object({ reference: z.string().nullable() }),
  }),
} satisfies Record<string, CallContract>;
