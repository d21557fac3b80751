/**
 * The policy of a reference, where it is this session's own (decisions X22): a reference proves nothing, the journey that was bought
 * does, which a mailed link opens too.
 */
import type { PolicyLedger, PolicyLine } from '@muqarin/orders/contract/changes/ledger';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import { idsIn } from '../../session/journey-ids.ts';
import type { DraftAsk } from '../line-drafts.ts';

/** What names a policy of any line: of a car its order's id. */
export interface PolicyKey {
  line: PolicyLine;
  policyId: string;
}

function ledgerOf(
  { orders }: Pick<Bff, 'orders'>,
  key: PolicyKey,
  context: CallContext,
): Promise<PolicyLedger | null> {
  return orders.policyLedger(key, context);
}

/** Throws AppError not_found (404), also for a policy of somebody else. */
export async function requireOwnPolicy(
  bff: Pick<Bff, 'orders'>,
  { session, context }: DraftAsk,
  line: PolicyLine,
  reference: string,
): Promise<PolicyLedger> {
  const policyId = await idOf[line](bff, { session, context });
  const ledger = policyId === null ? null : await ledgerOf(bff, { line, policyId }, context);
  if (ledger && ledger.orderReference === reference) return ledger;
  throw new AppError('not_found', 'BFF.NO_POLICY', messages.notFound);
}

type Find = (bff: Pick<Bff, 'orders'>, ask: DraftAsk) => Promise<string | null>;

const idOf: Readonly<Record<PolicyLine, Find>> = {
  medical: async ({ orders }, { session: { data }, context }) => {
    const { quoteId } = idsIn(data, 'medical');
    const found = quoteId === null ? null : await orders.policyOfQuote({ quoteId }, context);
    return found?.policyId ?? null;
  },
  'medical-corporate': async ({ orders }, { session: { data }, context }) => {
    const { quoteId } = idsIn(data, 'medical-corporate');
    const found = quoteId === null ? null : await orders.groupPolicyOfQuote({ quoteId }, context);
    return found?.policyId ?? null;
  },
  motor: async (_bff, { session: { data } }) => idsIn(data, 'motor').orderId ?? null,
};
