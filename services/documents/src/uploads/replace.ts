/** A file that is sent again takes the place of the earlier one of its role: so many files as there are roles, not as were sent. */
import type { CallContext } from '@muqarin/platform/context';
import { uploadLimits } from '../../contract/uploads-contract.ts';
import { remove } from './delete-upload.ts';
import type { UploadsContext } from './parts.ts';
import type { StoredUpload } from './store.ts';

/**
 * Whoever asked may point at the earlier file until it has noted this one, or take this one back: so the one before stays, which
 * retention deletes within its day. All before that one go now. What somebody said is to be kept stays as long as they said.
 */
export async function retireEarlier(
  context: UploadsContext,
  upload: StoredUpload,
  call: CallContext,
): Promise<void> {
  const ofRole = await context.uploads.ofRole(upload);
  const earlier = ofRole.filter(({ _id }) => _id !== upload._id).filter(isPending);
  for (const each of earlier.slice(1)) await remove(context, each, 'asked', call);
}

function isPending({ receivedAt, expiresAt }: StoredUpload): boolean {
  return expiresAt.getTime() - receivedAt.getTime() <= uploadLimits.pendingHours * 3_600_000;
}
