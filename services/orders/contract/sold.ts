/** What became of quotes, of whatever line: for those who look after a lead. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

export const soldCalls = {
  policiesOfQuotes: defineCall({
    name: 'policies-of-quotes',
    method: 'POST',
    path: '/policies-of-quotes',
    repeatable: true,
    summary:
      'Those of these quotes that became a policy, each with what its buyer did not confirm.',
    input: z.object({ quoteIds: z.array(Id).max(100) }),
    output: z.object({
      policies: z.array(
        z.object({
          quoteId: Id,
          policyReference: z.string(),
          /** Conditions on who may buy the plan that nobody confirmed (decisions X31). */
          unconfirmed: z.array(z.string()),
          /** Its insurer waits for papers that have not come. */
          waitsForDocuments: z.boolean().optional(),
        }),
      ),
    }),
  }),
} satisfies Record<string, CallContract>;
