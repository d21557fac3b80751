/** Files that honest people send, by kind: made of chance, with what phones, scanners and office programs put into them. */
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { makeCompound, record } from './make-compound.ts';
import { makePdf, objectStream, pdfStream } from './make-pdf.ts';
import { makeZip, type ZipPart } from './make-zip.ts';
import type { Dice } from './random.ts';

export interface SentFile {
  name: string;
  bytes: Buffer;
}

type Make = (dice: Dice) => Promise<SentFile> | SentFile;

/** Every kind by name. */
export const goodKinds: Readonly<Record<string, Make>> = {
  'a phone photo with place and device': async (dice) => ({
    name: `IMG_${dice.int(1000, 9999)}.${dice.pick(['jpg', 'jpeg', 'JPG', 'heic'])}`,
    bytes: await phonePhoto(dice),
  }),
  'a photo with a moving one behind it': async (dice) => ({
    name: 'motion.jpg',
    bytes: Buffer.concat([
      await phonePhoto(dice),
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
      dice.bytes(dice.int(500, 4000)),
    ]),
  }),
  'a progressive JPEG': async (dice) => ({
    name: 'scan.jpg',
    bytes: await picture(dice).jpeg({ progressive: true }).toBuffer(),
  }),
  'a JPEG without an ending': async (dice) => ({
    name: 'image',
    bytes: await picture(dice).jpeg().toBuffer(),
  }),
  'a PNG with a clear background': async (dice) => ({
    name: 'screenshot.png',
    bytes: await picture(dice).ensureAlpha(0.5).png().toBuffer(),
  }),
  'an interlaced PNG named like a JPEG': async (dice) => ({
    name: 'scan.jpg',
    bytes: await picture(dice).png({ progressive: true }).toBuffer(),
  }),
  'a WebP': async (dice) => ({ name: 'chat.webp', bytes: await picture(dice).webp().toBuffer() }),
  'a PDF of text': (dice) => ({
    name: 'letter.pdf',
    bytes: makePdf({ text: dice.word(), version: dice.pick(['1.4', '1.7', '2.0']) }),
  }),
  'a PDF of a scan': async (dice) => ({
    name: 'Scan 1.PDF',
    bytes: makePdf({
      objects: [
        pdfStream(
          '/Type /XObject /Subtype /Image /Width 80 /Height 60 /Filter /DCTDecode',
          await picture(dice).jpeg().toBuffer(),
        ),
      ],
    }),
  }),
  'a PDF with packed objects': (dice) => ({
    name: 'bank.pdf',
    bytes: makePdf({
      objects: [
        pdfStream(
          '/Type /ObjStm /N 2 /First 12 /Filter /FlateDecode',
          deflateSync(objectStream([`<< /Title (${dice.word()}) >>`, '<< /Type /Font >>'])),
        ),
      ],
    }),
  }),
  'a PDF with links, a first page and JavaScript in its text': (dice) => ({
    name: 'policy.pdf',
    bytes: makePdf({
      text: `JavaScript and Launch are words, ${dice.word()}`,
      catalog: '/OpenAction [3 0 R /Fit] /Lang (en)',
      objects: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>'],
    }),
  }),
  'a Word document': (dice) => ({ name: 'letter.docx', bytes: makeZip(wordParts(dice)) }),
  'an Excel workbook with printer settings': (dice) => ({
    name: 'census.xlsx',
    bytes: makeZip([
      ...sheetParts(dice),
      { name: 'xl/printerSettings/printerSettings1.bin', content: dice.bytes(300) },
    ]),
  }),
  'an old Word document': (dice) => ({
    name: 'letter.doc',
    bytes: makeCompound([{ name: 'WordDocument', content: oldWord(dice.word()) }]),
  }),
  'an old Excel workbook': (dice) => ({
    name: 'census.xls',
    bytes: makeCompound([{ name: 'Workbook', content: oldWorkbook(dice.word()) }]),
  }),
  'a CSV with telephone numbers': (dice) => ({
    name: 'census.csv',
    bytes: Buffer.from(
      `name,phone,change\r\n${dice.word()},+971501234567,-5\r\nمريم,"+971 50 765 4321",12\r\n`,
    ),
  }),
};

export async function phonePhoto(dice: Dice): Promise<Buffer> {
  return picture(dice)
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: dice.pick([1, 3, 6, 8]) })
    .withExifMerge({
      IFD0: { Make: 'Phone', Model: 'X' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1', GPSLongitudeRef: 'E' },
    })
    .toBuffer();
}

export function picture(dice: Dice): Sharp {
  const width = dice.int(40, 90);
  const height = dice.int(40, 90);
  return sharp(dice.bytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

const types = (main: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

export const relations = (inner = '') =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;

export const relation = (kind: string, target: string, external: boolean) =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

export function wordParts(dice: Dice, body = ''): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: types('wordprocessingml.document') },
    {
      name: '_rels/.rels',
      content: relations(relation('officeDocument', 'word/document.xml', false)),
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document><w:body><w:p><w:r><w:t>${dice.word()}</w:t></w:r></w:p>${body}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(relation('hyperlink', 'https://example.com', true)),
    },
  ];
}

export function sheetParts(dice: Dice, cells = ''): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: types('spreadsheetml.sheet') },
    {
      name: '_rels/.rels',
      content: relations(relation('officeDocument', 'xl/workbook.xml', false)),
    },
    { name: 'xl/workbook.xml', content: '<workbook><sheets/></workbook>' },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData><row><c><v>${dice.int(1, 99)}</v></c><c><f>SUM(A1:A9)</f></c>${cells}</row></sheetData></worksheet>`,
    },
  ];
}

export function oldWord(text: string, flags = 0): Buffer {
  const stream = Buffer.alloc(5000);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  stream.write(text, 1024, 'latin1');
  return stream;
}

export function oldWorkbook(text: string, sheetType = 0, more: Buffer = Buffer.alloc(0)): Buffer {
  const sheet = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, sheetType, 4, 0]), Buffer.from('list')]);
  return Buffer.concat([
    record(0x809, Buffer.alloc(16)),
    more,
    record(0x85, sheet),
    record(0x204, Buffer.from(text)),
    record(0x0a, Buffer.alloc(0)),
  ]);
}
