/** Uploads as others see them: without key, owner and secrets. */
import type { Upload } from '../../contract/uploads-contract.ts';
import { endingOf, mediaTypes } from './inspect/kinds.ts';
import type { StoredUpload } from './store.ts';

export function toUpload(stored: StoredUpload): Upload {
  const { _id: uploadId, purpose, slot, label, bytes } = stored;
  const kind = kindOf(stored);
  return {
    uploadId,
    purpose,
    slot,
    label,
    kind,
    bytes,
    mediaType: mediaTypes[kind],
    uploadedAt: stored.receivedAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
  };
}

/** Of slot and kind: a name that a person gave may be a person's. */
export function fileNameOf(stored: StoredUpload): string {
  return `${stored.slot}.${endingOf[kindOf(stored)]}`;
}

export function kindOf({ kind }: StoredUpload) {
  if (kind === null) throw new Error('a stored upload has a kind');
  return kind;
}
