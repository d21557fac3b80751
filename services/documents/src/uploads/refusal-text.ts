/** What a person reads whose file was refused. */
import type { FileKind, RefusalReason } from '../../contract/uploads-contract.ts';
import texts from './messages.en.json' with { type: 'json' };

export function refusalText(
  reason: RefusalReason,
  facts: { fileBytes: number; accept: readonly FileKind[] },
): string {
  const types = [...new Set(facts.accept.map((kind) => names[kind]))].join(', ');
  return texts[reason]
    .replace('{megabytes}', String(Math.floor(facts.fileBytes / (1024 * 1024))))
    .replace('{types}', types);
}

const names: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
  xlsx: 'Excel',
  xls: 'Excel',
  csv: 'CSV',
};
