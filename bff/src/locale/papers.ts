/** Papers and workbooks as views draft them, put into the language of their reader. */
import type { DocumentModel } from '@muqarin/documents/contract/documents-contract';
import type { WorkbookModel } from '@muqarin/documents/contract/workbook';
import { isText, type Text, type Wording, worded } from './said.ts';

/** Which kind of section it is, references, and the insurers' drawings with their names. */
type Verbatim = 'kind' | 'locale' | 'reference' | 'mark' | 'marks';

export type Draft<Model> = Model extends string
  ? string extends Model
    ? Text
    : Model
  : Model extends readonly (infer Item)[]
    ? Draft<Item>[]
    : Model extends object
      ? { [Key in keyof Model]: Key extends Verbatim ? Model[Key] : Draft<Model[Key]> }
      : Model;

export type PaperDraft = Draft<DocumentModel>;
export type SectionDraft = PaperDraft['sections'][number];

type Sheet = WorkbookModel['sheets'][number];
type Cell = Exclude<Sheet['rows'][number][number], string | { strong: string }>;
export type CellDraft = Cell | Text | { strong: Text };
export type SheetDraft = Omit<Sheet, 'rows'> & { rows: CellDraft[][] };
export interface WorkbookDraft {
  sheets: SheetDraft[];
}

const verbatim: readonly string[] = [
  'kind',
  'locale',
  'reference',
  'mark',
  'marks',
] satisfies Verbatim[];

export function paperIn(wording: Wording, draft: PaperDraft): DocumentModel {
  return everyText(draft, wording) as DocumentModel;
}

function everyText(value: unknown, wording: Wording): unknown {
  if (isText(value)) return worded(value, wording);
  if (Array.isArray(value)) return value.map((item) => everyText(item, wording));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      verbatim.includes(name) ? item : everyText(item, wording),
    ]),
  );
}

export function workbookIn(wording: Wording, { sheets }: WorkbookDraft): WorkbookModel {
  return {
    sheets: sheets.map(({ rows, ...sheet }) => ({
      ...sheet,
      name: worded(sheet.name, wording),
      rows: rows.map((row) => row.map((cell) => cellIn(wording, cell))),
    })),
  };
}

function cellIn(wording: Wording, cell: CellDraft): Sheet['rows'][number][number] {
  if (isText(cell)) return worded(cell, wording);
  if (typeof cell === 'object' && cell !== null && 'strong' in cell && !('fils' in cell))
    return { strong: worded(cell.strong, wording) };
  return cell;
}
