/** What happens to a policy after its sale, whatever its line: priced before it is asked for, kept once, undone by a change of its own. */
import { type CallContract, defineCall } from '@muqarin/platform/http/contract';
import { z } from 'zod';
import { Fils, Id, Key } from '../shared.ts';
import { PolicyLedger, PolicyLine, PricedChange, RefusedChange } from './ledger.ts';

const OfPolicy = z.object({ policyId: Id, line: PolicyLine });
const Claimed = z.array(z.string().max(40)).max(50_000);
const Cancellation = OfPolicy.extend({
  /** ISO day: the first without cover. */
  effectiveOn: z.string().max(10),
  /** Units of whom a claim is known. */
  claimed: Claimed.default([]),
});
const Reversal = OfPolicy.extend({ changeId: Id });
const Priced = z.object({ outcome: z.literal('priced'), priced: PricedChange });
/** What the buyer saw, with VAT: another amount is answered instead of kept. */
const Seen = z.object({ idempotencyKey: Key, seenGrossFils: Fils });
const Recorded = z.object({
  outcome: z.literal('recorded'),
  ledger: PolicyLedger,
  changeId: Id,
  /** Nobody was here before with the same key. */
  first: z.boolean(),
});
const Kept = z.discriminatedUnion('outcome', [
  Recorded,
  z.object({ outcome: z.literal('price_changed'), priced: PricedChange }),
  RefusedChange,
]);

export const changeCalls = {
  policyLedger: defineCall({
    name: 'policy-ledger',
    method: 'GET',
    path: '/ledgers/:line/:policyId',
    summary:
      'What a policy comes to: its sale, its changes with their rows, and whether it was cancelled; null where there is none.',
    input: OfPolicy,
    output: PolicyLedger.nullable(),
  }),
  priceCancellation: defineCall({
    name: 'price-cancellation',
    method: 'POST',
    repeatable: true,
    path: '/ledgers/:line/:policyId/cancellation-prices',
    summary: 'What is paid back if the whole policy ends on a day, row by row; nothing is kept.',
    input: Cancellation,
    output: z.discriminatedUnion('outcome', [Priced, RefusedChange]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  cancelPolicy: defineCall({
    name: 'cancel-policy',
    method: 'POST',
    path: '/ledgers/:line/:policyId/cancellations',
    summary: 'Ends the whole policy once, at the refund that was seen.',
    input: Cancellation.extend(Seen.shape),
    output: Kept,
    errors: ['ORDERS.NO_ORDER'],
  }),
  priceReversal: defineCall({
    name: 'price-reversal',
    method: 'POST',
    repeatable: true,
    path: '/ledgers/:line/:policyId/reversal-prices',
    summary: 'What undoing a change costs or gives back; nothing is kept.',
    input: Reversal,
    output: z.discriminatedUnion('outcome', [Priced, RefusedChange]),
    errors: ['ORDERS.NO_ORDER'],
  }),
  reverseChange: defineCall({
    name: 'reverse-change',
    method: 'POST',
    path: '/ledgers/:line/:policyId/reversals',
    summary: 'Undoes a change, as if it had never been.',
    input: Reversal.extend(Seen.shape),
    output: Kept,
    errors: ['ORDERS.NO_ORDER'],
  }),
  remindEndings: defineCall({
    name: 'remind-endings',
    method: 'POST',
    repeatable: true,
    path: '/ledgers/reminders',
    summary: 'Raises PolicyRenewalDue for each policy 60, 30 and 7 days before it ends, once each.',
    input: z.object({}),
    output: z.object({ reminded: z.int() }),
  }),
} satisfies Record<string, CallContract>;
