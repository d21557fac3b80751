/** The search of the call centre: by name, number or reference. What was typed is in no address, log or event. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { DeskRow } from './desk.ts';
import { Id } from './shared.ts';

/** Whoever types less precisely is asked for more. */
export const SEARCH_SHOWN = 10;
export const SEARCH_LONGEST = 80;

const StaffId = z.string().min(1).max(64);
const FoundRow = DeskRow.extend({ name: z.string() });
export type FoundRow = z.infer<typeof FoundRow>;

export const deskSearchCalls = {
  searchLeads: defineCall({
    name: 'search-leads',
    method: 'POST',
    path: '/desk/search',
    summary:
      'Leads by the beginning of a name, a number or a reference, the newest first; raises LeadsSearched. `kind` null: too short to say anything.',
    input: z.object({ staffId: StaffId, typed: z.string().trim().min(1).max(SEARCH_LONGEST) }),
    output: z.object({
      kind: z.enum(['name', 'phone', 'reference']).nullable(),
      leadIds: z.array(Id),
      /** False: there are more than are shown. */
      isAll: z.boolean(),
    }),
  }),
  foundLeads: defineCall({
    name: 'found-leads',
    method: 'GET',
    path: '/desk/found',
    summary: 'What a search found, as it stands now, with names; what was erased is left out.',
    input: z.object({
      leadIds: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(Id).max(SEARCH_SHOWN)),
    }),
    output: z.object({ rows: z.array(FoundRow) }),
  }),
} satisfies Record<string, CallContract>;
