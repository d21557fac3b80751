/**
 * Links that open one file for minutes, for whoever has them. Each is signed with the file's own key, which stands in its
 * record: no copy of the service needs a secret of its own, and a deleted file has no link any more.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@muqarin/platform/errors';
import type { Fetched } from '@muqarin/platform/http/client';
import type { FileKind } from '../../contract/uploads-contract.ts';
import { mediaTypes } from './inspect/kinds.ts';
import type { UploadsContext } from './parts.ts';
import type { StoredUpload } from './store.ts';
import { fileNameOf, kindOf } from './views.ts';

export async function signLink(
  { uploads, now }: UploadsContext,
  { uploadId, owner, minutes }: { uploadId: string; owner: string; minutes: number },
) {
  const upload = await uploads.find(uploadId);
  if (upload?.owner !== owner) return null;
  const until = Math.floor(now().getTime() / 1000) + minutes * 60;
  const said = `${uploadId}.${until.toString(36)}`;
  const expiresAt = new Date(until * 1000).toISOString();
  return { token: `${said}.${signature(upload, said)}`, expiresAt };
}

interface LinkedFile {
  kind: FileKind;
  mediaType: string;
  bytes: number;
  fileName: string;
}

/** Throws AppError not_found, the same for every reason. */
export async function openLink(
  { uploads, files, now }: UploadsContext,
  token: string,
): Promise<Fetched<LinkedFile>> {
  const [uploadId = '', until = '', given = ''] = token.split('.');
  const upload = await uploads.find(uploadId);
  if (!upload?.key || !isSigned(upload, `${uploadId}.${until}`, given)) throw noUpload();
  if (Number.parseInt(until, 36) * 1000 <= now().getTime()) throw noUpload();
  const content = await files.stream(upload.key);
  if (!content) throw noUpload();
  const kind = kindOf(upload);
  const { bytes } = upload;
  const facts = { kind, mediaType: mediaTypes[kind], bytes, fileName: fileNameOf(upload) };
  return { facts, content };
}

function isSigned(upload: StoredUpload, said: string, given: string): boolean {
  const expected = Buffer.from(signature(upload, said));
  const offered = Buffer.from(given);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}

function signature({ linkKey }: StoredUpload, said: string): string {
  return createHmac('sha256', linkKey).update(`upload-link\n${said}`).digest('base64url');
}

function noUpload(): AppError {
  return new AppError('not_found', 'DOCUMENTS.NO_UPLOAD', 'There is nothing at this address.');
}
