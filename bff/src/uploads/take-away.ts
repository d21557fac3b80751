/** A file that somebody takes away again, before anybody works with it. */
import { isPending, type Upload } from '@muqarin/documents/contract/uploads-contract';
import { AppError } from '@muqarin/platform/errors';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../parts.ts';
import type { FileRule } from './file-rule.ts';
import type { Asked } from './read-posted.ts';

type Taking = Pick<Asked, 'context'> & {
  rule: Pick<FileRule, 'owner' | 'purpose' | 'released' | 'isOptional'>;
};

/** Throws AppError not_found for a file of somebody else, and conflict for one that is kept: it went on to whoever asked for it. */
export async function takeAway(bff: Bff, asked: Taking, uploadId: string): Promise<void> {
  const uploads = await uploadsOf(bff, asked);
  const wanted = uploads.find((upload) => upload.uploadId === uploadId);
  if (!wanted) throw new AppError('not_found', 'BFF.NO_UPLOAD', messages.notFound);
  if (!isFree(asked.rule, wanted))
    throw new AppError('conflict', 'BFF.FILE_KEPT', messages.fileIsKept);
  await empty(bff, asked, wanted.slot, uploads);
}

/** Likewise by its slot; nothing happens to an empty one. */
export async function emptySlot(bff: Bff, asked: Taking, slot: string): Promise<void> {
  await empty(bff, asked, slot, await uploadsOf(bff, asked));
}

async function uploadsOf({ documents }: Bff, { rule, context }: Taking): Promise<Upload[]> {
  const { owner, purpose } = rule;
  return (await documents.listUploads({ owner, purpose }, context)).uploads;
}

const isFree = ({ isOptional }: Taking['rule'], upload: Upload) => isOptional || isPending(upload);

/** With those that it had taken the place of: they would be found in it again. */
async function empty(
  { documents }: Bff,
  { rule, context }: Taking,
  slot: string,
  uploads: readonly Upload[],
): Promise<void> {
  await rule.released?.(slot);
  const { owner } = rule;
  const going = uploads.filter((upload) => upload.slot === slot && isFree(rule, upload));
  await Promise.all(
    going.map(({ uploadId }) => documents.deleteUpload({ uploadId, owner }, context)),
  );
}
