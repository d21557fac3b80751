/** The registration card that may be sent with the last step (decisions V11): it belongs to the draft, and stays with the lead. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { KeptFile } from '../../../contract/file-slots.ts';
import type { Bff } from '../../parts.ts';
import { keptFiles } from '../../uploads/kept-files.ts';

/** As long as a draft is kept (decisions X24). */
const keptDays = 30;

const whose = (draftId: string) => ({ owner: ownerOf.motorDraft(draftId), purpose: 'mulkiya' });

export async function findMulkiya(
  bff: Pick<Bff, 'documents'>,
  draftId: string | null,
  context: CallContext,
): Promise<KeptFile | null> {
  if (draftId === null) return null;
  return (await keptFiles(bff, whose(draftId), context)).get('mulkiya') ?? null;
}

/** Beyond the day that an upload is kept by itself. Without it the lead is as good: whoever calls asks for the card again. */
export async function keepMulkiya(
  { documents, logger }: Pick<Bff, 'documents' | 'logger'>,
  draftId: string,
  context: CallContext,
): Promise<void> {
  try {
    const { uploads } = await documents.listUploads(whose(draftId), context);
    const uploadIds = uploads.map(({ uploadId }) => uploadId);
    if (uploadIds.length === 0) return;
    const { owner } = whose(draftId);
    await documents.keepUploads({ owner, uploadIds, days: keptDays }, context);
  } catch (error) {
    logger.warn({ err: error }, 'a registration card is kept for a day only');
  }
}
