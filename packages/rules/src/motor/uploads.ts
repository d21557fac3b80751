import { fillMessage } from '../fill-message.ts';
import { motorMessages } from '../messages-motor.ts';
import { oneLine, shortened } from '../typed-text.ts';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from './constants.ts';

/** The six documents of a motor purchase in the order in which they are checked (S1 3 and 5). */
export const motorDocuments = [
  { field: 'emirates_id_front', label: 'Emirates ID, front' },
  { field: 'emirates_id_back', label: 'Emirates ID, back' },
  { field: 'mulkiya_front', label: 'Mulkiya, front' },
  { field: 'mulkiya_back', label: 'Mulkiya, back' },
  { field: 'license_front', label: 'Driving licence, front' },
  { field: 'license_back', label: 'Driving licence, back' },
] as const;

export type MotorDocumentField = (typeof motorDocuments)[number]['field'];

/** The seventh file, of plans with scheme code SALAMA. */
export const NCD_DOCUMENT = 'ncd_doc_file';

/** What these slots take, for a file input's `accept`; the server goes by content. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;

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
export function fileProblem(file: OfferedFile): string | null {
  if (file.bytes === 0) return motorMessages.fileEmpty;
  if (file.bytes > MAX_FILE_BYTES) {
    return fillMessage(motorMessages.fileTooLarge, { megabytes: megabytes(MAX_FILE_BYTES) });
  }
  const type = ACCEPTED_TYPES.find((accepted) => accepted === file.type.toLowerCase());
  return type && ENDINGS[type].test(file.name) ? null : motorMessages.fileType;
}

/** Why all files together are refused, or null. */
export function requestProblem(files: readonly Pick<OfferedFile, 'bytes'>[]): string | null {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= MAX_REQUEST_BYTES) return null;
  return fillMessage(motorMessages.filesTooLarge, { megabytes: megabytes(MAX_REQUEST_BYTES) });
}

/** The field that carries a file's label, and the label when none is sent (decisions V26). */
export function labelField(field: string): string {
  return `${field}_label`;
}

export function labelOf(field: MotorDocumentField, sent: string | undefined): string {
  const label = shortened(oneLine(sent), 100);
  return label || (motorDocuments.find((row) => row.field === field)?.label ?? field);
}

/** The tab after this one on the documents page, null after the last (S1 4). */
export function nextUploadTab(fields: readonly string[], current: string): string | null {
  return fields[fields.indexOf(current) + 1] ?? null;
}

/** The fields that still need a file: what a final submit waits for (S1 5). */
export function missingDocuments(fields: readonly string[], there: readonly string[]): string[] {
  return fields.filter((field) => !there.includes(field));
}

function megabytes(bytes: number): number {
  return bytes / (1024 * 1024);
}
