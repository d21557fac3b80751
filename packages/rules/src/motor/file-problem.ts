import { filled, type Message } from '../message.ts';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES, MEGABYTE } from '../upload-limits.ts';
import { motorPurchaseMessages } from './messages-purchase.ts';
import { ACCEPTED_TYPES } from './uploads.ts';

const ENDINGS: Record<(typeof ACCEPTED_TYPES)[number], RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'application/pdf': /\.pdf$/i,
};

/** A file as a browser or a multipart part shows it, before anybody has looked inside. */
export interface OfferedFile {
  name: string;
  type: string;
  bytes: number;
}

/** Why the file is refused before it is read, or null. Type and ending must both be ours. */
export function fileProblem(file: OfferedFile): Message | null {
  if (file.bytes === 0) return motorPurchaseMessages.fileEmpty;
  if (file.bytes > MAX_FILE_BYTES) {
    return filled(motorPurchaseMessages.fileTooLarge, {
      megabytes: MAX_FILE_BYTES / MEGABYTE,
    });
  }
  const type = ACCEPTED_TYPES.find((accepted) => accepted === file.type.toLowerCase());
  return type && ENDINGS[type].test(file.name) ? null : motorPurchaseMessages.fileType;
}

/** Why all files together are refused, or null. */
export function requestProblem(files: readonly Pick<OfferedFile, 'bytes'>[]): Message | null {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= MAX_REQUEST_BYTES) return null;
  return filled(motorPurchaseMessages.filesTooLarge, {
    megabytes: MAX_REQUEST_BYTES / MEGABYTE,
  });
}
