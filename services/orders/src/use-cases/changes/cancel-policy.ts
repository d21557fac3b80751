/** A policy of any line ends early: the refund is worked out before it is asked for, and the same is kept (features 137). */
import type { CallContext } from '@muqarin/platform/context';
import type {
  PolicyLedger,
  PricedChange,
  RefusedChange,
} from '../../../contract/changes/ledger.ts';
import type { OrdersContext } from '../../parts.ts';
import { ledgerView, pricedView } from '../../views/ledger-view.ts';
import { allTransactions, type KeptPolicy, type PolicyBook } from './book.ts';
import { cancelledEvent } from './change-events.ts';
import { dated, evaluate, refuse, requirePolicy, todayOf } from './price.ts';
import { type Kept, keepChange, type Ready } from './record.ts';

interface Cancellation {
  policyId: string;
  effectiveOn: string;
  claimed: readonly string[];
}

export interface Keyed {
  idempotencyKey: string;
  seenGrossFils: number;
}

export type KeptAnswer =
  | { outcome: 'recorded'; ledger: PolicyLedger; changeId: string; first: boolean }
  | { outcome: 'price_changed'; priced: PricedChange }
  | RefusedChange;

export async function priceCancellation(
  context: OrdersContext,
  book: PolicyBook,
  cancellation: Cancellation,
): Promise<{ outcome: 'priced'; priced: PricedChange } | RefusedChange> {
  const policy = await requirePolicy(book, cancellation.policyId);
  const made = ready(context, book, policy, cancellation, context.newId());
  return made.ok ? { outcome: 'priced', priced: made.shown } : made.refused;
}

export async function cancelPolicy(
  context: OrdersContext,
  book: PolicyBook,
  { idempotencyKey, seenGrossFils, ...cancellation }: Cancellation & Keyed,
  call: CallContext,
): Promise<KeptAnswer> {
  const { policyId } = cancellation;
  const changeId = context.newId();
  const keeping = { book, policyId, idempotencyKey, seenGrossFils };
  const kept = await keepChange(context, keeping, call, changeId, (policy) =>
    ready(context, book, policy, cancellation, changeId, call),
  );
  return answerOf(book, kept);
}

/** With the policy as it is now. */
export async function answerOf(
  book: PolicyBook,
  kept: Kept<PricedChange, RefusedChange>,
): Promise<KeptAnswer> {
  if (kept.outcome !== 'recorded') return kept;
  const { policyId, change, first } = kept;
  const ledger = ledgerView(await requirePolicy(book, policyId));
  return { outcome: 'recorded', ledger, changeId: change.changeId, first };
}

function ready(
  context: OrdersContext,
  book: PolicyBook,
  policy: KeptPolicy,
  { effectiveOn, claimed }: Cancellation,
  changeId: string,
  call?: CallContext,
): Ready<PricedChange> | { ok: false; refused: RefusedChange } {
  const askedOn = todayOf(context);
  const named = namedIn(policy, claimed);
  if (named === null) return refuse('not_covered');
  const wanted = [{ kind: 'cancel' as const, effectiveOn, claimed: named }];
  const transactions = dated(wanted, changeId, askedOn);
  const made = evaluate(policy, transactions);
  if (!made.ok) return made;
  const { priced } = made;
  return {
    ok: true,
    askedOn,
    priced,
    transactions,
    reverses: null,
    shown: pricedView(priced),
    events: (change) =>
      call ? [cancelledEvent(context, { book, policy, change, priced }, call)] : [],
  };
}

/** Of whom a claim is said, as the policy calls them; null where it knows one of them not. */
function namedIn(policy: KeptPolicy, claimed: readonly string[]): string[] | null {
  if (claimed.length === 0) return [];
  const units = allTransactions(policy).flatMap((one) =>
    one.kind === 'sale' || one.kind === 'add' ? one.units.map(({ unit }) => unit) : [],
  );
  const exact = new Set(units);
  const byName = new Map(units.map((unit) => [unit.toUpperCase(), unit]));
  const named = claimed.map((unit) => (exact.has(unit) ? unit : byName.get(unit.toUpperCase())));
  return named.every((unit) => unit !== undefined) ? named : null;
}
