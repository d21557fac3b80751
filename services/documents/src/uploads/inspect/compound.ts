/** Word and Excel files of before 2007: a small file system (MS-CFB) with streams that are named. */
import { readCompound } from './compound-file.ts';
import { refuseMarkupAhead } from './strangers.ts';
import { Refused } from './verdict.ts';

const macroNames = /^(_?vba.*|macros|project(wm)?|dir|__srp_\d+)$/i;
const fileNames = /^(objectpool|.?ole10native|package|mbd[0-9a-f]{8}|contents)$/i;

/** Throws Refused, and RangeError where it points outside of itself. */
export function inspectCompound(bytes: Buffer): 'doc' | 'xls' {
  refuseMarkupAhead(bytes);
  const entries = readCompound(bytes);
  const named = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name);
  if (named('encryptedpackage') || named('encryptioninfo')) throw new Refused('encrypted', 'all');
  if (entries.some(({ name }) => macroNames.test(name))) throw new Refused('macro', 'a project');
  if (entries.some(({ name }) => fileNames.test(name)))
    throw new Refused('attachment', 'an object');
  const word = named('worddocument');
  if (word) {
    refuseWord(word.bytes());
    return 'doc';
  }
  const book = named('workbook') ?? named('book');
  if (!book) throw new Refused('wrong_type', 'neither Word nor Excel');
  refuseWorkbook(book.bytes());
  return 'xls';
}

/** MS-DOC 2.5.1: the flags at 10; and a field that starts a program, in one byte or two for each letter. */
function refuseWord(stream: Buffer): void {
  if (stream.readUInt16LE(0) !== 0xa5ec) throw new Refused('broken', 'no Word document');
  if (stream.readUInt16LE(10) & 0x0100) throw new Refused('encrypted', 'the text');
  for (const encoding of ['latin1', 'utf16le'] as const) {
    if (stream.includes(Buffer.from('DDEAUTO', encoding))) throw new Refused('macro', 'DDE');
  }
}

const boundSheet = 0x85;
const filePass = 0x2f;
/** A link to another program: its server and topic are parted by 0x03 (MS-XLS 2.5.326). */
const supBook = 0x1ae;

function refuseWorkbook(stream: Buffer): void {
  if (stream.readUInt16LE(0) !== 0x0809) throw new Refused('broken', 'no workbook');
  let at = 0;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const size = stream.readUInt16LE(at + 2);
    const body = stream.subarray(at + 4, at + 4 + size);
    if (type === filePass) throw new Refused('encrypted', 'the workbook');
    if (type === boundSheet && ((body[5] ?? 0) & 0x0f) !== 0 && ((body[5] ?? 0) & 0x0f) !== 2) {
      throw new Refused('macro', 'a macro sheet');
    }
    if (type === supBook && body.includes(0x03)) throw new Refused('macro', 'DDE');
    at += 4 + size;
  }
}
