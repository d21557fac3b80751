import { fillMessage } from '@muqarin/rules/fill-message';
import { letterOf } from '@muqarin/rules/medical-corporate/categories';
import { textsOf } from '@/lib/texts.ts';

/** As the list calls a column; by the letter that a spreadsheet shows where it has no name. */
export function headerName(header: string, column: number): string {
  if (header !== '') return header;
  return fillMessage(textsOf('census').unnamed, { column: letterOf(column + 1) });
}
