import { oneLine, shortened } from '../typed-text.ts';

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
