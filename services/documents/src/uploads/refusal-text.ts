/** What a person reads whose file was refused. */

import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import type { FileKind, RefusalReason } from '../../contract/uploads-contract.ts';
import type { CellPlace } from './inspect/verdict.ts';
import allTexts from './messages.en.json' with { type: 'json' };

export function refusalText(
  reason: RefusalReason,
  facts: {
    fileBytes: number;
    accept: readonly FileKind[];
    /** The cell that it is for, where one is known. */
    cell?: CellPlace | undefined;
  },
): string {
  const { cell } = facts;
  if (cell) {
    return cellText.replace('{row}', String(cell.row)).replace('{column}', letterOf(cell.column));
  }
  const types = [...new Set(facts.accept.map((kind) => names[kind]))].join(', ');
  return texts[reason]
    .replace('{megabytes}', String(Math.floor(facts.fileBytes / (1024 * 1024))))
    .replace('{types}', types);
}

const { cell: cellText, ...texts } = allTexts;

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
