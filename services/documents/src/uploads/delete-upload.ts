import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { fileDeleted } from './events.ts';
import { forgottenAfterDays, inHours, type UploadsContext } from './parts.ts';
import type { StoredUpload } from './store.ts';

/** True when it was there and this owner's; the file is gone before the answer, or by retention if the store is away. */
export async function deleteUpload(
  context: UploadsContext,
  { uploadId, owner }: { uploadId: string; owner: string },
  call: CallContext,
): Promise<boolean> {
  const upload = await context.uploads.find(uploadId);
  if (upload?.owner !== owner) return false;
  return remove(context, upload, 'asked', call);
}

/** The record says it first: from then on nobody is given the file, whenever it goes. */
export async function remove(
  context: UploadsContext,
  upload: StoredUpload,
  reason: 'asked' | 'expired',
  call: CallContext,
): Promise<boolean> {
  const { _id: uploadId, owner, purpose, slot } = upload;
  const payload = { uploadId, owner, purpose, slot, reason };
  const event = createEvent(fileDeleted, payload, call, context.events);
  const forgetAt = inHours(context.now(), forgottenAfterDays * 24);
  if (!(await context.uploads.deleted(uploadId, forgetAt, event))) return false;
  await removeFile(context, upload).catch((err: unknown) => {
    context.logger.warn({ err, uploadId }, 'a deleted file is still there; retention tries again');
  });
  return true;
}

export async function removeFile(
  { files, uploads }: UploadsContext,
  { _id, key }: Pick<StoredUpload, '_id' | 'key'>,
): Promise<void> {
  if (key !== null) await files.delete(key);
  await uploads.fileIsGone(_id);
}
