/** Workbooks by their parts, for what no writer of ours writes. */
import { makeZip } from './make-zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

export interface MadeSheet {
  name: string;
  state?: 'hidden';
  /** What stands within `sheetData`. */
  rows: string;
}

interface Extras {
  /** What stands within `sst`. */
  texts?: string;
  /** Codes of number formats, by number from 164. */
  formats?: readonly string[];
  /** The format of each look of cells. */
  looks?: readonly number[];
  isFrom1904?: boolean;
}

export function makeWorkbook(sheets: readonly MadeSheet[], extras: Extras = {}): Buffer {
  const { texts = '', formats = [], looks = [], isFrom1904 = false } = extras;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets
      .map(({ name, state }, at) => {
        const seen = state === undefined ? '' : ` state="${state}"`;
        return `<sheet name="${name}" sheetId="${at + 1}"${seen} r:id="s${at}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, at): Related => [`s${at}`, 'worksheet', `/xl/worksheets/sheet${at}.xml`]),
      ['t', 'sharedStrings', 'sharedStrings.xml'],
      ['l', 'styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellXfs>${looks
      .map((format) => `<xf numFmtId="${format}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  for (const [at, { rows }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at}.xml`] =
      `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  }
  return makeZip(Object.entries(parts).map(([name, content]) => ({ name, content })));
}

type Related = readonly [id: string, kind: string, target: string];

function relationships(all: readonly Related[]): string {
  const each = all.map(
    ([id, kind, target]) =>
      `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`;
}
