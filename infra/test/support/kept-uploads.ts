/** The documents service as uploads see it, in memory: it keeps what begins with `ok`; and a multipart body to send it. */
import type { Readable } from 'node:stream';

export interface KeptUpload {
  uploadId: string;
  owner: string;
  slot: string;
  days: number;
}

const at = '2026-11-21T08:00:00.000Z';

function uploadOf({ uploadId, slot, days }: Omit<KeptUpload, 'owner'>) {
  const expiresAt = new Date(Date.parse(at) + days * 86_400_000).toISOString();
  return { uploadId, slot, kind: 'jpeg', bytes: 2, uploadedAt: at, expiresAt };
}

const MOST_BYTES = 10 * 1024 * 1024;

export function keptUploads() {
  const kept: KeptUpload[] = [];
  return {
    kept,
    calls: {
      storeUpload: async (
        { owner, slot }: { owner: string; slot: string },
        _context: unknown,
        content: Readable,
      ) => {
        let [bytes, head] = [0, ''];
        for await (const chunk of content as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (head.length < 2) head += chunk.toString('latin1', 0, 2);
        }
        if (bytes > MOST_BYTES) return { outcome: 'refused', reason: 'too_big', message: 'Big.' };
        if (head !== 'ok') return { outcome: 'refused', reason: 'wrong_type', message: 'Type.' };
        const uploadId = `u${kept.length + 1}`;
        kept.push({ uploadId, owner, slot, days: 1 });
        return { outcome: 'stored', upload: uploadOf({ uploadId, slot, days: 1 }) };
      },
      listUploads: async ({ owner }: { owner: string }) => {
        return { uploads: kept.filter((one) => one.owner === owner).map(uploadOf) };
      },
      keepUploads: async ({ owner, uploadIds, days }: KeptUpload & { uploadIds: string[] }) => {
        const own = kept.filter((one) => one.owner === owner && uploadIds.includes(one.uploadId));
        for (const one of own) one.days = days;
        return { kept: own.length === uploadIds.length };
      },
      deleteUpload: async ({ uploadId }: KeptUpload) => {
        const at = kept.findIndex((one) => one.uploadId === uploadId);
        if (at >= 0) kept.splice(at, 1);
        return { deleted: at >= 0 };
      },
    },
  };
}

export interface SentPart {
  name: string;
  content: string | Buffer;
}

export function multipartOf(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, SentPart>>,
): { type: string; body: Buffer } {
  const edge = 'edge-of-the-tests';
  const texts = Object.entries(fields).map(
    ([name, text]) =>
      `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const parts = Object.entries(files).flatMap(([name, { name: file, content }]) => [
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat(
    [...texts, ...parts, `--${edge}--\r\n`].map((piece) => Buffer.from(piece)),
  );
  return { type: `multipart/form-data; boundary=${edge}`, body };
}
