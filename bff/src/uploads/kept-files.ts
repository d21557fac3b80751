import type { Upload } from '@muqarin/documents/contract/uploads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { KeptFile } from '../../contract/file-slots.ts';
import type { Bff } from '../parts.ts';
import type { FileRule } from './file-rule.ts';

/** What has come for each slot so far: the file that came last. */
export async function keptFiles(
  { documents }: Pick<Bff, 'documents'>,
  { owner, purpose }: Pick<FileRule, 'owner' | 'purpose'>,
  context: CallContext,
): Promise<ReadonlyMap<string, KeptFile>> {
  const { uploads } = await documents.listUploads({ owner, purpose }, context);
  return new Map(uploads.map((upload) => [upload.slot, keptFile(upload)]));
}

export function keptFile({ uploadId, kind, bytes, uploadedAt: at }: Upload): KeptFile {
  return { uploadId, kind, bytes, at };
}
