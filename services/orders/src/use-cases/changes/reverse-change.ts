/** A change is undone by one of its own: as if it had never been, and nothing that came after it may need it. */
import type { CallContext } from '@muqarin/platform/context';
import type { PricedChange, RefusedChange } from '../../../contract/changes/ledger.ts';
import { daysOf } from '../../domain/policy-money/pro-rata.ts';
import type { OrdersContext } from '../../parts.ts';
import { pricedView } from '../../views/ledger-view.ts';
import type { KeptPolicy, PolicyBook } from './book.ts';
import { answerOf, type KeptAnswer, type Keyed } from './cancel-policy.ts';
import { changedEvent } from './change-events.ts';
import { dated, evaluate, refuse, requirePolicy, todayOf } from './price.ts';
import { keepChange, type Ready } from './record.ts';

interface Reversal {
  policyId: string;
  /** The change that is undone. */
  changeId: string;
}

export async function priceReversal(
  context: OrdersContext,
  book: PolicyBook,
  { policyId, changeId }: Reversal,
): Promise<{ outcome: 'priced'; priced: PricedChange } | RefusedChange> {
  const policy = await requirePolicy(book, policyId);
  const made = ready(context, book, policy, changeId, context.newId());
  return made.ok ? { outcome: 'priced', priced: made.shown } : made.refused;
}

export async function reverseChange(
  context: OrdersContext,
  book: PolicyBook,
  { policyId, changeId: target, idempotencyKey, seenGrossFils }: Reversal & Keyed,
  call: CallContext,
): Promise<KeptAnswer> {
  const changeId = context.newId();
  const keeping = { book, policyId, idempotencyKey, seenGrossFils };
  const kept = await keepChange(context, keeping, call, changeId, (policy) =>
    ready(context, book, policy, target, changeId, call),
  );
  return answerOf(book, kept);
}

function ready(
  context: OrdersContext,
  book: PolicyBook,
  policy: KeptPolicy,
  target: string,
  changeId: string,
  call?: CallContext,
): Ready<PricedChange> | { ok: false; refused: RefusedChange } {
  const askedOn = todayOf(context);
  const undone = policy.changes.find((change) => change.changeId === target);
  if (!undone || undone.reverses !== null) return refuse('nothing_to_reverse');
  if (policy.changes.some(({ reverses }) => reverses === target)) return refuse('already_reversed');
  // As long as one could be backdated: later a change is answered by another one.
  if (daysOf(undone.askedOn, askedOn) - 1 > policy.basis.terms.backdatingDays)
    return refuse('too_late_to_reverse');
  const wanted = policy.transactions
    .filter((each) => each.changeId === target)
    .map(({ transactionId: reverses, effectiveOn }) => {
      return { kind: 'reverse' as const, effectiveOn, reverses };
    });
  const transactions = dated(wanted, changeId, askedOn);
  const made = evaluate(policy, transactions);
  if (!made.ok) return made;
  const { priced } = made;
  return {
    ok: true,
    askedOn,
    priced,
    transactions,
    reverses: target,
    shown: pricedView(priced),
    events: (change) => {
      const facts = { book, policy, change, priced, reversesNumber: undone.number };
      return call ? [changedEvent(context, facts, call)] : [];
    },
  };
}
