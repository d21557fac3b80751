/** Files that go ahead of the form that they belong to, and come back (`/api/uploads`): each by a request of its own, so that its way is seen. */
import { type SentAhead, uploadPaths } from '@muqarin/bff/contract/file-slots';
import { contractIds } from '@muqarin/rules/contract-ids';
import { formMessages } from '@muqarin/rules/messages-form';
import { CallFailed, post } from '@/lib/calls.ts';
import { say } from '@/lib/reader.ts';
import { sendFiles } from '@/lib/send-files.ts';
import type { RemoveFile, SendFile } from './use-file-slot.ts';

interface Ahead {
  send: SendFile;
  remove: RemoveFile;
}

/** @param purpose as `bff/src/uploads/purposes.ts` names it */
export function filesAhead(purpose: string, csrfToken: string): Ahead {
  return {
    send: async (field, file, watching) => {
      const form = new FormData();
      form.append(contractIds.csrfField, csrfToken);
      form.append(field, file);
      const { status, body } = await sendFiles(uploadPaths.send(purpose), form, watching);
      const { error, uploads = [] } = body as Partial<SentAhead>;
      const kept = uploads.find(({ slot }) => slot === field);
      if (status === 200 && kept) {
        const { upload_id: uploadId, kind, bytes, at } = kept;
        return { file: { uploadId, kind, bytes, at } };
      }
      return { problem: said(status, error) };
    },
    remove: async (_field, { uploadId }) => {
      try {
        await post(uploadPaths.remove(purpose, uploadId), { [contractIds.csrfField]: csrfToken });
        return null;
      } catch (failure) {
        if (!(failure instanceof CallFailed)) return said(0, undefined);
        // Gone already, from another tab.
        return failure.status === 404 ? null : said(failure.status, failure.body.error);
      }
    },
  };
}

function said(status: number, error: unknown): string {
  const isWorded = status > 0 && status < 500 && typeof error === 'string';
  return say(isWorded ? error : formMessages.somethingFailed);
}
