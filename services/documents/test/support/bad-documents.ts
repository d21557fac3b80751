/** Office files and tables that run something, carry something or unpack to everything. */
import { eicar } from '../../src/uploads/inspect/eicar.ts';
import type { BadKind } from './bad-kind.ts';
import { oldWord, oldWorkbook, relation, relations, sheetParts, wordParts } from './good-files.ts';
import { makeCompound, record } from './make-compound.ts';
import { makePdf } from './make-pdf.ts';
import { makeOverlapping, makeZip, type ZipPart } from './make-zip.ts';
import type { Dice } from './random.ts';

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

function docx(reasons: readonly string[], more: (dice: Dice) => ZipPart[]): BadKind {
  return {
    reasons,
    make: (dice) => ({ name: 'a.docx', bytes: makeZip([...wordParts(dice), ...more(dice)]) }),
  };
}

function xlsx(reasons: readonly string[], more: (dice: Dice) => ZipPart[]): BadKind {
  return {
    reasons,
    make: (dice) => ({ name: 'a.xlsx', bytes: makeZip([...sheetParts(dice), ...more(dice)]) }),
  };
}

function whole(
  reasons: readonly string[],
  bytes: (dice: Dice) => Buffer,
  name = 'a.docx',
): BadKind {
  return { reasons, make: (dice) => ({ name, bytes: bytes(dice) }) };
}

function csv(reasons: readonly string[], text: (dice: Dice) => string): BadKind {
  return whole(reasons, (dice) => Buffer.from(text(dice)), 'a.csv');
}

function old(reasons: readonly string[], name: string, parts: Parameters<typeof makeCompound>[0]) {
  return whole(reasons, () => makeCompound(parts), name);
}

const word = (content = oldWord('text')) => ({ name: 'WordDocument', content });
const book = (content = oldWorkbook('text')) => ({ name: 'Workbook', content });
const instruction = (text: string) => `<w:p><w:r><w:instrText>${text}</w:instrText></w:r></w:p>`;

export const badDocuments: Readonly<Record<string, BadKind>> = {
  'a Word document with macros': docx(['macro'], (dice) => [
    { name: 'word/vbaProject.bin', content: Buffer.concat([compound, dice.bytes(200)]) },
  ]),
  'a Word document with a macro under another name': docx(['macro'], (dice) => [
    { name: 'word/media/image1.png', content: Buffer.concat([compound, dice.bytes(200)]) },
  ]),
  'a document that says it has macros': docx(['macro'], () => [
    {
      name: 'word/more.xml',
      content: '<x t="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    },
  ]),
  'a Word document with an object': docx(['attachment'], (dice) => [
    { name: 'word/embeddings/oleObject1.bin', content: dice.bytes(100) },
  ]),
  'a Word document with a program': docx(['attachment'], (dice) => [
    { name: 'word/media/a.dat', content: Buffer.concat([Buffer.from('MZ'), dice.bytes(100)]) },
  ]),
  'a Word document with a template from elsewhere': docx(['attachment'], () => [
    {
      name: 'word/_rels/settings.xml.rels',
      content: relations(relation('attachedTemplate', 'https://example.com/a.dotm', true)),
    },
  ]),
  'a Word document with a web page within': docx(['attachment'], () => [
    { name: 'word/_rels/x.rels', content: relations(relation('aFChunk', 'a.txt', false)) },
  ]),
  'a Word document that calls a program': whole(['macro'], (dice) =>
    makeZip(wordParts(dice, instruction('DDEAUTO c:\\windows\\cmd.exe "/k calc"'))),
  ),
  'a Word document that calls in another encoding': docx(['macro'], () => [
    {
      name: 'word/footer.xml',
      content: Buffer.from(`\ufeff<a>${instruction('DDEAUTO cmd "x"')}</a>`, 'utf16le'),
    },
  ]),
  'a document in an encoding of its own': docx(['broken'], () => [
    { name: 'word/a.xml', content: '<?xml version="1.0" encoding="utf-7"?><a/>' },
  ]),
  'a document of a billion laughs': docx(['bomb'], () => [
    { name: 'word/a.xml', content: '<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>' },
  ]),
  'a workbook with old macros': xlsx(['macro'], () => [
    { name: 'xl/macrosheets/sheet1.xml', content: '<macrosheet/>' },
  ]),
  'a workbook with controls': xlsx(['macro'], (dice) => [
    { name: 'xl/activeX/activeX1.bin', content: dice.bytes(60) },
  ]),
  'a workbook that asks another program': xlsx(['macro'], () => [
    {
      name: 'xl/externalLinks/externalLink1.xml',
      content: '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
    },
  ]),
  'a workbook with a formula that calls': whole(
    ['macro'],
    (dice) => makeZip(sheetParts(dice, "<c><f>cmd|'/c calc'!A0</f></c>")),
    'a.xlsx',
  ),
  'a workbook with a workbook within': xlsx(['attachment'], (dice) => [
    { name: 'xl/media/other.dat', content: makeZip(sheetParts(dice)) },
  ]),
  'EICAR in a Word document': docx(['virus'], () => [{ name: 'word/media/a.txt', content: eicar }]),
  'an archive named like a document': whole(['wrong_type', 'attachment'], (dice) =>
    makeZip([{ name: 'a.txt', content: dice.word() }]),
  ),
  'a document under a password': whole(['encrypted'], (dice) =>
    makeZip(wordParts(dice).map((part) => ({ ...part, encrypted: true }))),
  ),
  'a document that unpacks to 400 MB by its own word': docx(['bomb'], () => [
    { name: 'word/big.xml', content: 'x', claims: 400 * 1024 * 1024 },
  ]),
  'a document that unpacks to more than it says': docx(['bomb'], () => [
    { name: 'word/big.xml', content: Buffer.alloc(5_000_000, 0x20), claims: 10 },
  ]),
  'a document with a part that is less than it says': docx(['bomb'], () => [
    { name: 'word/small.xml', content: '<a/>', claims: 5000 },
  ]),
  'a document of overlapping parts': whole(['bomb'], (dice) =>
    makeOverlapping('word/a.xml', { name: 'word/b.xml', content: '<b/>' }, wordParts(dice)),
  ),
  'a document of too many parts': whole(['bomb'], () =>
    makeZip(
      Array.from({ length: 5100 }, (_, index) => ({ name: `${index}`, content: '', stored: true })),
    ),
  ),
  'a document that leaves its folder': docx(['broken'], () => [
    { name: '../../etc/cron.d/a', content: 'x' },
  ]),
  'a document with one name twice': docx(['broken'], () => [
    { name: 'WORD/document.xml', content: '<other/>' },
  ]),
  'a document with two names for one part': docx(['polyglot'], () => [
    { name: 'word/a.xml', localName: 'word/b.xml', content: '<a/>' },
  ]),
  'a document with bytes before it': whole(['wrong_type', 'polyglot'], (dice) =>
    Buffer.concat([Buffer.from('MZ,'), makeZip(wordParts(dice))]),
  ),
  'a document with bytes behind it': whole(['polyglot', 'broken'], (dice) =>
    Buffer.concat([makeZip(wordParts(dice)), dice.bytes(40)]),
  ),
  'a document that is a PDF too': whole(['polyglot'], (dice) =>
    makeZip([
      { name: 'mimetype', content: 'x', stored: true, extra: makePdf() },
      ...wordParts(dice),
    ]),
  ),
  'half a document': whole(['broken'], (dice) => {
    const bytes = makeZip(wordParts(dice));
    return bytes.subarray(0, Math.floor(bytes.length / 2));
  }),
  'a document named like a photo': {
    reasons: ['name_differs'],
    make: (dice) => ({ name: 'a.jpg', bytes: makeZip(wordParts(dice)) }),
  },
  'an old Word document with macros': old(['macro'], 'a.doc', [
    word(),
    { name: '_VBA_PROJECT', content: Buffer.from('x') },
  ]),
  'an old Word document under a password': old(['encrypted'], 'a.doc', [word(oldWord('x', 0x100))]),
  'an old Word document that calls a program': old(['macro'], 'a.doc', [
    word(oldWord('\x13DDEAUTO cmd /k calc\x15')),
  ]),
  'an old Word document with objects': old(['attachment'], 'a.doc', [
    word(),
    { name: 'ObjectPool', content: Buffer.from('x') },
  ]),
  'a new document under a password': old(['encrypted'], 'a.docx', [
    { name: 'EncryptionInfo', content: Buffer.from('x') },
    { name: 'EncryptedPackage', content: Buffer.from('x') },
  ]),
  'an old workbook with a macro sheet': old(['macro'], 'a.xls', [book(oldWorkbook('x', 1))]),
  'an old workbook with macros': old(['macro'], 'a.xls', [
    book(),
    { name: '_VBA_PROJECT_CUR', content: Buffer.from('x') },
  ]),
  'an old workbook under a password': old(['encrypted'], 'a.xls', [
    book(oldWorkbook('x', 0, record(0x2f, Buffer.alloc(6)))),
  ]),
  'a mail in a compound file': old(['wrong_type'], 'a.doc', [
    { name: '__properties_version1.0', content: Buffer.from('x') },
  ]),
  'half an old document': whole(
    ['broken'],
    () => makeCompound([word()]).subarray(0, 3000),
    'a.doc',
  ),
  'an old document and much behind it': whole(
    ['polyglot', 'broken'],
    (dice) => Buffer.concat([makeCompound([word()]), dice.bytes(9000)]),
    'a.doc',
  ),
  'an old document whose chain has no end': whole(
    ['bomb'],
    () => {
      const bytes = makeCompound([word()]);
      bytes.writeUInt32LE(0, bytes.length - 512);
      return bytes;
    },
    'a.doc',
  ),
  'a table with a formula': csv(['macro'], (dice) => `name,age\n${dice.word()},=1+1\n`),
  'a table that calls a program': csv(
    ['macro'],
    (dice) => `a,b\n${dice.word()},+cmd|'/c calc'!A0\n`,
  ),
  'a table with an old formula': csv(['macro'], () => 'a,b\n"@SUM(1;2)",5\n'),
  'a table with a web page': csv(['polyglot'], (dice) => `a,b\n<html>${dice.word()},1\n`),
  'a table with bytes that are no text': csv(['wrong_type'], () => 'a,b\n\0\x01\x02,5\n'),
};
