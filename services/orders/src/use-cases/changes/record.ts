/** Keeps a change once: under its key, over the changes that were seen, with its event in the same write. */
import type { CallContext } from '@muqarin/platform/context';
import type { EventMessage } from '@muqarin/platform/events/bus';
import type { PricedChange } from '../../domain/policy-money/price-change.ts';
import type { OrdersContext } from '../../parts.ts';
import type { Addition, LaterTransaction, StoredChange } from '../../store/changes.ts';
import type { KeptPolicy, PolicyBook } from './book.ts';
import { requirePolicy } from './price.ts';

export interface Keeping<Policy extends KeptPolicy> {
  book: PolicyBook<Policy>;
  policyId: string;
  idempotencyKey: string;
  /** What was seen, with VAT. */
  seenGrossFils: number;
}

/** A change that may be kept, as it stands over the policy of now. */
export interface Ready<Shown> {
  ok: true;
  askedOn: string;
  priced: PricedChange;
  transactions: readonly LaterTransaction[];
  reverses: string | null;
  /** What is answered where its price is another one by now. */
  shown: Shown;
  more?: unknown;
  set?: Addition['set'];
  push?: Addition['push'];
  events(change: StoredChange): EventMessage[];
}

export type Kept<Shown, Refused> =
  | { outcome: 'recorded'; policyId: string; change: StoredChange; first: boolean }
  | { outcome: 'price_changed'; priced: Shown }
  | Refused;

const mostTries = 20;

/** `prepare` is asked again where another change came between. Throws ORDERS.NO_ORDER. */
export async function keepChange<
  Policy extends KeptPolicy,
  Shown,
  Refused extends { outcome: string },
>(
  { now }: Pick<OrdersContext, 'now'>,
  { book, policyId, idempotencyKey, seenGrossFils }: Keeping<Policy>,
  call: CallContext,
  changeId: string,
  prepare: (policy: Policy) => Ready<Shown> | { ok: false; refused: Refused },
): Promise<Kept<Shown, Refused>> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const policy = await requirePolicy(book, policyId);
    const known = policy.changes.find((change) => change.idempotencyKey === idempotencyKey);
    if (known) return { outcome: 'recorded', policyId, change: known, first: false };
    const ready = prepare(policy);
    if (!ready.ok) return ready.refused;
    const { priced, shown, askedOn, reverses, more } = ready;
    if (priced.grossFils !== seenGrossFils) return { outcome: 'price_changed', priced: shown };
    const change: StoredChange = {
      changeId,
      number: policy.changes.length + 1,
      idempotencyKey,
      askedOn,
      recordedAt: now().toISOString(),
      actor: { kind: call.actor.kind, id: call.actor.id },
      reverses,
      ...(more === undefined ? {} : { more }),
    };
    const addition: Addition = {
      change,
      transactions: ready.transactions.map((one) => ({ ...one, changeId })),
      cancelledOn: priced.after.cancelledOn,
      ...(ready.set ? { set: ready.set } : {}),
      ...(ready.push ? { push: ready.push } : {}),
    };
    if (await book.append(policy, addition, ready.events(change)))
      return { outcome: 'recorded', policyId, change, first: true };
  }
  throw new Error('a policy changes faster than a change can be kept');
}
