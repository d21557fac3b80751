/** What a person reads whose file was refused. */

import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import { filled, type Message } from '@muqarin/rules/message';
import { MEGABYTE } from '@muqarin/rules/upload-limits';
import type { FileKind, RefusalReason } from '../../contract/uploads-contract.ts';
import type { CellPlace } from './inspect/verdict.ts';
import texts from './messages.en.json' with { type: 'json' };

export function refusalText(
  reason: RefusalReason,
  facts: {
    fileBytes: number;
    accept: readonly FileKind[];
    /** The cell that it is for, where one is known. */
    cell?: CellPlace | undefined;
  },
): Message {
  const { cell } = facts;
  if (cell) return filled(formula, { n: cell.row, column: letterOf(cell.column) });
  const types = [...new Set(facts.accept.map((kind) => names[kind]))].join(', ');
  switch (reason) {
    case 'too_big':
      return filled(tooBig, { n: Math.floor(facts.fileBytes / MEGABYTE) });
    case 'wrong_type':
      return filled(wrongType, { types });
    case 'name_differs':
      return filled(nameDiffers, { types });
    default:
      return texts[reason];
  }
}

const tooBig = 'Please upload a file of at most {n} MB.';
const wrongType = 'Please upload a file of one of these types: {types}.';
const nameDiffers =
  'The ending of this file’s name does not fit its content. Please save it again as {types}.';
const formula =
  'The cell in row {n}, column {column} holds a formula. Please put its value there and upload the file again.';

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
