/** People join and leave a group that is insured: priced before it is asked for, and kept once at that price. */
import type { CallContext } from '@muqarin/platform/context';
import type { PricedGroupChange } from '../../../../contract/medical-corporate/change-calls.ts';
import type { PolicyBook } from '../../changes/book.ts';
import type { Keyed } from '../../changes/cancel-policy.ts';
import { changedEvent } from '../../changes/change-events.ts';
import { requirePolicy, todayOf } from '../../changes/price.ts';
import { keepChange, type Ready } from '../../changes/record.ts';
import type { KeptGroup } from '../book.ts';
import type { GroupPolicyContext } from '../context.ts';
import { ratesToAsk } from './ask-rates.ts';
import { type GroupChange, type NotReady, priceRows } from './price-rows.ts';

/** What a change keeps for its paper, besides money. */
export interface ChangeDetails {
  rows: { unit: string; joins: boolean; papers: string[] }[];
  papers: string[];
  arabic: Record<string, string>;
}

/** Throws ORDERS.NO_ORDER. */
export async function priceGroupChange(
  context: GroupPolicyContext,
  book: PolicyBook<KeptGroup>,
  { policyId, ...change }: GroupChange & { policyId: string },
): Promise<{ outcome: 'priced'; priced: PricedGroupChange } | NotReady> {
  if (!change.known.rates) {
    const rates = await ratesToAsk(context.policies, { policyId, joining: change.joining });
    if (rates) return { outcome: 'asks', rates };
  }
  const policy = await requirePolicy(book, policyId);
  const made = priceRows(policy, change, { changeId: context.newId(), askedOn: todayOf(context) });
  return made.ok ? { outcome: 'priced', priced: made.shown } : made.refused;
}

/** Throws ORDERS.NO_ORDER. */
export async function recordGroupChange(
  context: GroupPolicyContext,
  book: PolicyBook<KeptGroup>,
  {
    policyId,
    idempotencyKey,
    seenGrossFils,
    ...change
  }: GroupChange & Keyed & { policyId: string },
  call: CallContext,
) {
  if (!change.known.rates) {
    const asking = { policyId, joining: change.joining, idempotencyKey };
    const rates = await ratesToAsk(context.policies, asking);
    if (rates) return { outcome: 'asks' as const, rates };
  }
  const changeId = context.newId();
  const keeping = { book, policyId, idempotencyKey, seenGrossFils };
  const kept = await keepChange<KeptGroup, PricedGroupChange, NotReady>(
    context,
    keeping,
    call,
    changeId,
    (policy) => ready(context, book, policy, change, changeId, call),
  );
  if (kept.outcome !== 'recorded') return kept;
  const { number } = kept.change;
  return {
    outcome: 'recorded' as const,
    changeId: kept.change.changeId,
    number,
    first: kept.first,
  };
}

function ready(
  context: GroupPolicyContext,
  book: PolicyBook<KeptGroup>,
  policy: KeptGroup,
  change: GroupChange,
  changeId: string,
  call: CallContext,
): Ready<PricedGroupChange> | { ok: false; refused: NotReady } {
  const askedOn = todayOf(context);
  const made = priceRows(policy, change, { changeId, askedOn });
  if (!made.ok) return made;
  const { priced, shown, transactions, people } = made;
  const { papers, arabic, membersAfter: memberCount } = shown;
  const rows = shown.rows.map((row) => {
    return { unit: row.number, joins: row.kind === 'joins', papers: row.papers };
  });
  return {
    ok: true,
    askedOn,
    priced,
    shown,
    transactions,
    reverses: null,
    more: { rows, papers, arabic } satisfies ChangeDetails,
    push: { people },
    events: (kept) => {
      const facts = { book, policy, change: kept, priced, papers, arabic, memberCount };
      return [changedEvent(context, facts, call)];
    },
  };
}
