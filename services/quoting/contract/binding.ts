/** A quote is bound before something is ordered of it, so that its prices stay as they are while that happens (ADR 31). */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Id } from './shared.ts';

export const bindingCalls = {
  bindQuote: defineCall({
    name: 'bind-quote',
    method: 'POST',
    path: '/bound-quotes',
    summary:
      'Binds a quote for what is about to be ordered under this key. Nothing came of another key’s: it is taken over.',
    input: z.object({
      line: z.enum(['medical', 'medical-corporate', 'motor']),
      quoteId: Id,
      planId: z.int().positive(),
      idempotencyKey: z.string().min(8).max(128),
      /** The one that was offered; null where the order keeps answers of its own. */
      revision: z.int().nullable(),
    }),
    output: z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('bound'),
        key: z.string(),
        planId: z.int(),
        revision: z.int(),
      }),
      /** Something was ordered of it before, under this key; an empty one is not known any more. */
      z.object({ outcome: z.literal('sold'), key: z.string() }),
      /** Another revision is the newest: nothing was bound. */
      z.object({ outcome: z.literal('moved') }),
      z.object({ outcome: z.literal('gone') }),
    ]),
    errors: ['QUOTING.NO_PLAN'],
  }),
} satisfies Record<string, CallContract>;
