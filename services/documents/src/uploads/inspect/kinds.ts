/** What a file is by its first bytes, and which endings of names agree with that. */
import type { FileKind } from '../../../contract/uploads-contract.ts';

/** Several kinds share a container; which one it is shows inside. */
export type Content = 'jpeg' | 'png' | 'webp' | 'pdf' | 'zip' | 'compound' | 'other';

export function contentOf(bytes: Buffer): Content {
  for (const [content, magic] of beginnings) {
    if (bytes.subarray(0, magic.length).equals(magic)) return content;
  }
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isWebp ? 'webp' : 'other';
}

const beginnings: readonly (readonly [Content, Buffer])[] = [
  ['jpeg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['pdf', Buffer.from('%PDF-')],
  ['zip', Buffer.from('504b0304', 'hex')],
  ['compound', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
];

/**
 * The content decides, but an ending of another family is refused (decisions X21): who opens the file later goes by it.
 * Phones name one kind of picture like another, and some programs give no ending.
 */
export function agreesWithName(kind: FileKind, extension: string | null): boolean {
  if (extension === null || extension === '') return true;
  return endings[kind].includes(extension.toLowerCase());
}

const picture = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'heic', 'heif'];
const word = ['doc', 'docx'];
const sheet = ['xls', 'xlsx'];

const endings: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: picture,
  png: picture,
  webp: picture,
  pdf: ['pdf'],
  docx: word,
  doc: word,
  xlsx: sheet,
  xls: sheet,
  csv: ['csv', 'txt'],
};

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
};

export const endingOf: Readonly<Record<FileKind, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  doc: 'doc',
  xls: 'xls',
  csv: 'csv',
};
