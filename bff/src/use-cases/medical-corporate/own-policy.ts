/** A group's policy with its ledger, where it is this session's own. Throws AppError not_found (404). */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { requireOwnPolicy } from '../policy/own-policy.ts';

export async function requireOwnGroup(
  bff: Pick<Bff, 'orders'>,
  ask: DraftAsk,
  reference: string,
): Promise<{ ledger: PolicyLedger; policy: GroupPolicy }> {
  const ledger = await requireOwnPolicy(bff, ask, 'medical-corporate', reference);
  const { policyId } = ledger;
  const policy = await bff.orders.groupPolicy({ policyId }, ask.context);
  if (!policy) throw new AppError('not_found', 'BFF.NO_POLICY', messages.notFound);
  return { ledger, policy };
}
