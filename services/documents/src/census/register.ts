/** The member register as a workbook: the people, and beside them what it still lacks. */
import { memberRegister, registerHeads } from '@muqarin/rules/medical-corporate/census/register';
import { writeXlsx } from '../xlsx/write-xlsx.ts';
import { typed } from './error-rows.ts';
import type { ReadList } from './read-list.ts';

/** Names of the sheets, and the header of the counts. */
export interface RegisterWords {
  register: string;
  missing: string;
  people: string;
}

export async function writeRegister(
  { people, table, found }: ReadList,
  { emirate, words }: { emirate: string; words: RegisterWords },
): Promise<Uint8Array> {
  const { headers, columns } = found;
  const { rows, missing } = memberRegister({ people, rows: table.rows, headers, columns, emirate });
  const lacking = missing.map(({ head, people: count }) => [head, count]);
  return writeXlsx({
    sheets: [
      {
        name: words.register,
        widths: registerHeads.map(() => 18),
        headRows: 1,
        rows: [[...registerHeads], ...rows.map((row) => row.map(typed))],
      },
      {
        name: words.missing,
        widths: [24, 20],
        headRows: 1,
        rows: [[words.missing, words.people], ...lacking],
      },
    ],
  });
}
