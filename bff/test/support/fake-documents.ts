/** The documents service in memory: it keeps what begins with `ok`, and says of the rest that it is another type. */
import { Readable } from 'node:stream';
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { StoreOutcome, Upload } from '@muqarin/documents/contract/uploads-contract';
import { AppError } from '@muqarin/platform/errors';
import type { BffParts } from '../../src/parts.ts';

interface Kept extends Upload {
  owner: string;
  content: string;
  extension: string | null;
}

export function fakeDocuments() {
  const kept: Kept[] = [];
  let refusal: AppError | undefined;
  const rendered: DocumentModel[] = [];
  const own = (uploadId: string, owner: string) =>
    kept.find((one) => one.uploadId === uploadId && one.owner === owner) ?? null;
  const client: BffParts['documents'] = {
    renderPdf: async ({ model }) => {
      if (refusal) throw refusal;
      rendered.push(model);
      const bytes = Buffer.from(`%PDF-1.7 ${model.title}`);
      return { pdfBase64: bytes.toString('base64'), bytes: bytes.length };
    },
    storeUpload: async (input, _context, stream): Promise<StoreOutcome> => {
      let content = '';
      let bytes = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (content.length < 100) content += chunk.toString('latin1', 0, 100);
        if (bytes > 10 * 1024 * 1024) {
          return { outcome: 'refused', reason: 'too_big', message: 'At most 10 MB.' };
        }
      }
      if (!content.startsWith('ok')) {
        return { outcome: 'refused', reason: 'wrong_type', message: 'Another type.' };
      }
      const { owner, purpose, slot, label = '', extension } = input;
      const upload: Kept = {
        owner,
        purpose,
        slot,
        label,
        extension,
        content,
        bytes,
        uploadId: `u${kept.length + 1}`,
        kind: 'pdf',
        mediaType: 'application/pdf',
        uploadedAt: '2026-11-21T08:00:00.000Z',
        expiresAt: '2026-11-22T08:00:00.000Z',
      };
      kept.push(upload);
      return { outcome: 'stored', upload };
    },
    upload: async ({ uploadId, owner }) => own(uploadId, owner),
    listUploads: async ({ owner }) => ({ uploads: kept.filter((one) => one.owner === owner) }),
    keepUploads: async () => ({ kept: true }),
    signLink: async ({ uploadId, owner }) =>
      own(uploadId, owner) && { token: uploadId, expiresAt: '2026-11-21T09:00:00.000Z' },
    openLink: async ({ token }) => {
      const found = kept.find(({ uploadId }) => uploadId === token);
      if (!found) throw new AppError('not_found', 'DOCUMENTS.NO_UPLOAD', 'Nothing here.');
      const { kind, mediaType, content } = found;
      const facts = { kind, mediaType, bytes: content.length, fileName: `${found.slot}.pdf` };
      return { facts, content: Readable.from([Buffer.from(content)]) };
    },
    deleteUpload: async ({ uploadId, owner }) => {
      const found = own(uploadId, owner);
      if (found) kept.splice(kept.indexOf(found), 1);
      return { deleted: found !== null };
    },
  };
  const refusePapers = (error: AppError) => {
    refusal = error;
  };
  return { client, kept, rendered, refusePapers };
}
