/** Papers that were sent for anything here, each with what it belongs to. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { paperName } from '@muqarin/rules/account/checklists';
import type { PaperRow } from '../../../../contract/timeline.ts';
import { paperOwners } from '../../papers-of-journeys.ts';
import { viewAddress } from '../view-address.ts';
import type { Gathered } from './gather.ts';

export function paperRows({ uploads, policies, bought, quotes }: Gathered): PaperRow[] {
  const items = new Map(
    policies.flatMap((policy) =>
      policy.items.flatMap((item) =>
        item.uploadId === null ? [] : [[item.uploadId, { item, policy }] as const],
      ),
    ),
  );
  const references = new Map<string, string>([
    ...policies.map(({ policyId, insuranceType }) => {
      return [ownerOf.externalPolicy(policyId), insuranceType] as const;
    }),
    ...paperOwners({ bought, quotes }),
  ]);
  return uploads.map(({ uploadId, owner, label, slot, uploadedAt, expiresAt }) => {
    const found = items.get(uploadId);
    return {
      id: uploadId,
      name: found ? paperName(found.item.paper) : label || slot,
      of: references.get(owner) ?? '',
      at: uploadedAt,
      until: expiresAt,
      view: found ? viewAddress(found.item.id, found.item.paper) : null,
    };
  });
}
