/** PDFs that do something, hide something or are something else. */
import { deflateSync } from 'node:zlib';
import { eicar } from '../../src/uploads/inspect/eicar.ts';
import type { BadKind } from './bad-kind.ts';
import { makePdf, objectStream, type PdfParts, pdfStream } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';
import type { Dice } from './random.ts';

const macro = ['macro'] as const;

function pdf(reasons: readonly string[], parts: (dice: Dice) => PdfParts): BadKind {
  return {
    reasons,
    make: (dice) => ({ name: 'a.pdf', bytes: makePdf({ text: dice.word(), ...parts(dice) }) }),
  };
}

function around(
  reasons: readonly string[],
  change: (whole: Buffer, dice: Dice) => Buffer,
): BadKind {
  return {
    reasons,
    make: (dice) => ({ name: 'a.pdf', bytes: change(makePdf({ text: dice.word() }), dice) }),
  };
}

/** Written in any of the ways that a reader understands. */
function spelled(name: string, dice: Dice): string {
  const at = dice.int(0, name.length - 1);
  const code = name.charCodeAt(at).toString(16);
  return `/${name.slice(0, at)}#${dice.pick([code, code.toUpperCase()])}${name.slice(at + 1)}`;
}

const flat = '/Filter /FlateDecode';
let bombs: { single: Buffer; double: Buffer } | undefined;

/** Made once: it takes a second. */
function bombOnce() {
  if (!bombs) {
    const single = deflateSync(Buffer.alloc(300 * 1024 * 1024));
    bombs = { single, double: deflateSync(single) };
  }
  return bombs;
}

export const badPdfs: Readonly<Record<string, BadKind>> = {
  'a PDF that runs a script when it opens': pdf(macro, () => ({
    catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  })),
  'a PDF with a script spelled otherwise': pdf(macro, (dice) => ({
    catalog: `/OpenAction << /S ${spelled('JavaScript', dice)} /JS (app.alert(1)) >>`,
  })),
  'a PDF with a script among packed objects': pdf(macro, (dice) => ({
    objects: [
      pdfStream(
        `/Type /ObjStm /N 1 /First 6 ${flat}`,
        deflateSync(
          objectStream([
            `<< /S ${dice.pick(['/JavaScript', spelled('JavaScript', dice)])} /JS (x) >>`,
          ]),
        ),
      ),
    ],
  })),
  'a PDF with a script behind a liar of a stream': pdf(macro, () => ({
    objects: [
      pdfStream(
        '/Fake true',
        'endstream\nendobj\n99 0 obj << /S /JavaScript /JS (x) >> endobj stream',
      ),
    ],
  })),
  'a PDF with a tree of scripts': pdf(macro, () => ({
    catalog: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>',
  })),
  'a PDF that starts a program': pdf(macro, () => ({
    objects: ['<< /S /Launch /Win << /F (cmd.exe) >> >>'],
  })),
  'a PDF that sends a form': pdf(macro, () => ({
    objects: ['<< /S /SubmitForm /F (https://example.com) >>'],
  })),
  'a PDF with an XFA form': pdf(macro, () => ({ catalog: '/AcroForm << /XFA 10 0 R >>' })),
  'a PDF with a rendition': pdf(macro, () => ({ objects: ['<< /S /Rendition /JS (x) >>'] })),
  'a PDF with a file within': pdf(['attachment'], (dice) => ({
    objects: [pdfStream('/Type /EmbeddedFile', dice.word())],
  })),
  'a PDF with a film': pdf(['attachment'], () => ({ objects: ['<< /Subtype /RichMedia >>'] })),
  'a PDF that reaches for another file': pdf(['attachment'], () => ({
    objects: ['<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) >>'],
  })),
  'a PDF under a password': pdf(['encrypted'], () => ({ trailer: '/Encrypt 10 0 R' })),
  'a PDF with objects packed in a way of its own': pdf(['broken'], () => ({
    objects: [
      pdfStream(
        '/Type /ObjStm /N 1 /First 6 /Filter [/ASCIIHexDecode /FlateDecode]',
        deflateSync(objectStream(['<< /S /JavaScript >>'])).toString('hex'),
      ),
    ],
  })),
  'a PDF with objects whose type stands elsewhere': pdf(['broken'], () => ({
    objects: [pdfStream('/Type 11 0 R /Filter /LZWDecode', 'x'), '/ObjStm'],
  })),
  'a PDF with EICAR packed in it': pdf(['virus'], () => ({
    objects: [pdfStream(flat, deflateSync(Buffer.concat([Buffer.alloc(500, 0x20), eicar])))],
  })),
  'a PDF that unpacks to 300 MB': {
    ...pdf(['bomb'], () => ({ objects: [pdfStream(flat, bombOnce().single)] })),
    heavy: true,
  },
  'a PDF packed twice': {
    ...pdf(['bomb'], () => ({
      objects: [pdfStream('/Filter [/FlateDecode /FlateDecode]', bombOnce().double)],
    })),
    heavy: true,
  },
  'a PDF and an archive': around(['polyglot'], (whole, dice) =>
    Buffer.concat([whole, makeZip([{ name: 'a.class', content: dice.word() }])]),
  ),
  'an archive in the middle of a PDF': pdf(['polyglot'], (dice) => ({
    objects: [pdfStream('', makeZip([{ name: 'a.exe', content: dice.word() }]))],
  })),
  'a PDF and much behind it': around(['polyglot'], (whole, dice) =>
    Buffer.concat([whole, dice.bytes(3000).map((byte) => byte | 0x40)]),
  ),
  'a PDF that is a web page first': around(['polyglot'], (whole, dice) =>
    Buffer.concat([
      whole.subarray(0, 9),
      Buffer.from(`%<html><script>${dice.word()}</script>\n`),
      whole.subarray(9),
    ]),
  ),
  'a PDF behind other bytes': around(['wrong_type', 'polyglot'], (whole, dice) =>
    Buffer.concat([Buffer.from(`${dice.word()},\n`), whole]),
  ),
  'half a PDF': around(['broken'], (whole) => whole.subarray(0, Math.floor(whole.length / 2))),
  'a PDF without a version': around(['broken'], (whole) =>
    Buffer.concat([Buffer.from('%PDF-x'), whole.subarray(8)]),
  ),
  'a PDF named like a photo': {
    reasons: ['name_differs'],
    make: (dice) => ({ name: dice.pick(['a.jpg', 'a.exe']), bytes: makePdf() }),
  },
  'a web page named like a PDF': {
    reasons: ['wrong_type', 'polyglot'],
    make: (dice) => ({ name: 'a.pdf', bytes: Buffer.from(`<html>,${dice.word()}</html>`) }),
  },
};
