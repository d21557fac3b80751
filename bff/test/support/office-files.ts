/** Word and Excel files by their parts, in an archive that packs nothing. */
import { crc32 } from 'node:zlib';

const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const kinds = 'application/vnd.openxmlformats-officedocument';

type Parts = Readonly<Record<string, string>>;

/** Of one sentence. */
export function aDocument(): Buffer {
  return zipped({
    '[Content_Types].xml': typesOf('/word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml', '']]),
    'word/document.xml':
      '<w:document><w:body><w:p><w:r><w:t>Omar, 30</w:t></w:r></w:p></w:body></w:document>',
  });
}

/** A sheet of these cells, with what a bad one has besides. `=…` is a formula, with what it came to last after a second `=`. */
export function aWorkbook(rows: readonly (readonly string[])[], more: Parts = {}): Buffer {
  const cells = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  return zipped(workbookParts(`<sheetData>${cells}</sheetData>`, more));
}

function workbookParts(sheet: string, more: Parts): Parts {
  return {
    '[Content_Types].xml': typesOf('/xl/workbook.xml', 'spreadsheetml.sheet'),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml', '']]),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="Staff" sheetId="1" r:id="r0"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml', '']]),
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    ...more,
  };
}

/** A relation to what lies outside of the file. */
export function reachingOut(kind: string): Parts {
  const target = [kind, 'https://elsewhere.example/x', ' TargetMode="External"'] as const;
  return { 'xl/worksheets/_rels/sheet1.xml.rels': relations([target]) };
}

function cellOf(cell: string): string {
  if (!cell.startsWith('=')) return `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
  const [, formula = '', value] = cell.split('=');
  return `<c><f>${formula}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`;
}

function typesOf(part: string, kind: string): string {
  return `<Types xmlns="${packaged}/content-types"><Override PartName="${part}" ContentType="${kinds}.${kind}.main+xml"/></Types>`;
}

function relations(all: readonly (readonly [kind: string, target: string, more: string])[]) {
  const each = all.map(
    ([kind, target, more], at) =>
      `<Relationship Id="r${at}" Type="${office}/${kind}" Target="${target}"${more}/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`;
}

interface Lies {
  isEncrypted?: boolean;
  /** What each part says it unpacks to. */
  claimsBytes?: number;
}

export function zipped(parts: Parts, { isEncrypted = false, claimsBytes }: Lies = {}): Buffer {
  let at = 0;
  const made = Object.entries(parts).map(([name, content]) => {
    const body = Buffer.from(content);
    const flags = isEncrypted ? '0100' : '0000';
    const facts = bytes([
      `1400${flags}0000 00000000`.replace(' ', ''),
      four(crc32(body)),
      four(body.length),
      four(claimsBytes ?? body.length),
    ]);
    const local = bytes(['504b0304', facts, lengths(name, 2), Buffer.from(name), body]);
    const entry = bytes(['504b01021400', facts, lengths(name, 12), four(at), Buffer.from(name)]);
    at += local.length;
    return { local, entry };
  });
  const directory = bytes(made.map(({ entry }) => entry));
  const counts = Buffer.from([0, 0, 0, 0, made.length, 0, made.length, 0]);
  const end = ['504b0506', counts, four(directory.length), four(at), '0000'];
  return bytes([...made.map(({ local }) => local), directory, ...end]);
}

/** Of the name, and zeros of what else is said there. */
function lengths(name: string, zeros: number): Buffer {
  return bytes([Buffer.from([name.length, 0]), Buffer.alloc(zeros)]);
}

function four(value: number): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32LE(value);
  return number;
}

function bytes(pieces: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'hex') : piece)),
  );
}
