/** Workbooks in the language of their reader: our words are translated, what people typed stays as it is. */
import type { WorkbookModel } from '@muqarin/documents/contract/workbook';
import type { Say } from '@muqarin/rules/translate';

type Sheet = WorkbookModel['sheets'][number];
type Cell = Sheet['rows'][number][number];

export function workbookInArabic(say: Say, { sheets }: WorkbookModel): WorkbookModel {
  const cellOf = (cell: Cell): Cell => {
    if (typeof cell === 'string') return say(cell);
    if (typeof cell === 'object' && cell !== null && 'strong' in cell && !('fils' in cell))
      return { strong: say(cell.strong) };
    return cell;
  };
  return {
    locale: 'ar',
    sheets: sheets.map((sheet) => ({
      ...sheet,
      name: say(sheet.name),
      rows: sheet.rows.map((row) => row.map(cellOf)),
    })),
  };
}
