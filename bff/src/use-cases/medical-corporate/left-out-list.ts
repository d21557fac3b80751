/** A staff list that filled in the counts of a group, and is not in the policy that was bought for it. */
import type { GroupPolicy } from '@muqarin/orders/contract/medical-corporate/policy';
import { proposalMessages } from '@muqarin/rules/medical-corporate/messages-proposal';
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { censusFiles } from './census/session-census.ts';

/** What its employer is told; null where the list is in the policy, or there was none. */
export async function leftOutList(
  bff: Pick<Bff, 'documents'>,
  ask: DraftAsk,
  { byCounts }: Pick<GroupPolicy, 'byCounts'>,
): Promise<string | null> {
  if (!byCounts) return null;
  const files = await censusFiles(bff, ask);
  return files.some(({ reading }) => reading?.isApplied) ? proposalMessages.boughtByCounts : null;
}
