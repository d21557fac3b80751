/**
 * A PDF is read for what it could do, not for what it shows: names of actions, in whatever way they are spelled, in the
 * file as it lies and in everything packed within it. What could hold objects in a way that we do not unpack is refused.
 */
import { holdsEicar } from './eicar.ts';
import { namesIn } from './pdf-names.ts';
import { packedStreams } from './pdf-streams.ts';
import { refuseArchive, refuseMarkupAhead } from './strangers.ts';
import { type InspectionLimits, Refused } from './verdict.ts';

/** Throws Refused. */
export async function inspectPdf(bytes: Buffer, limits: InspectionLimits): Promise<void> {
  refuseUnsound(bytes);
  refuseMarkupAhead(bytes.subarray('%PDF-'.length));
  refuseArchive(bytes);
  refuseHidden(bytes);
  refuseActions(bytes);
  await packedStreams(bytes, limits, (unpacked) => {
    if (holdsEicar(unpacked)) throw new Refused('virus', 'EICAR');
    refuseActions(unpacked);
  });
}

/** The end is where a reader begins; bytes behind it are somebody else's. */
const mostBehind = 1024;

function refuseUnsound(bytes: Buffer): void {
  const isVersioned = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
  const end = bytes.lastIndexOf('%%EOF');
  if (!isVersioned || end < 0 || bytes.lastIndexOf('startxref') < 0 || !bytes.includes('/Root')) {
    throw new Refused('broken', 'no beginning or no end');
  }
  const behind = bytes
    .subarray(end + 5)
    .toString('latin1')
    .trim();
  if (behind.length > mostBehind) throw new Refused('polyglot', 'bytes behind the end');
}

/** Names without a call to action are left: `/OpenAction` to a page and links to addresses are in honest files. */
const forbidden: Readonly<Record<string, 'macro' | 'attachment' | 'encrypted'>> = {
  Encrypt: 'encrypted',
  JavaScript: 'macro',
  Rendition: 'macro',
  Launch: 'macro',
  SubmitForm: 'macro',
  ImportData: 'macro',
  XFA: 'macro',
  GoToE: 'attachment',
  GoToR: 'attachment',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  RichMedia: 'attachment',
};

function refuseActions(bytes: Buffer): void {
  for (const { name } of namesIn(bytes)) {
    const reason = Object.hasOwn(forbidden, name) ? forbidden[name] : undefined;
    if (reason) throw new Refused(reason, name);
  }
}

const nearBytes = 4096;
/** White space and comments. */
const nothing = /^(?:\s|%[^\r\n]*[\r\n])*$/;
const otherPackings = ['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt'];

/**
 * Objects may be packed, and then only in the one way that we unpack; nothing is packed twice. Judged over the whole file:
 * to which dictionary a name belongs is what a hostile file would lie about.
 */
function refuseHidden(bytes: Buffer): void {
  const seen = new Set<string>();
  let packedUntil = -1;
  for (const { name, at, end } of namesIn(bytes)) {
    seen.add(name);
    if (name === 'Type' && /^\s+\d/.test(bytes.toString('latin1', end, end + 8))) {
      throw new Refused('broken', 'a type that stands elsewhere');
    }
    if (name !== 'FlateDecode') continue;
    const isNear = packedUntil >= 0 && at - packedUntil < nearBytes;
    if (isNear && nothing.test(bytes.toString('latin1', packedUntil, at))) {
      throw new Refused('bomb', 'packed twice');
    }
    packedUntil = end;
  }
  if (seen.has('ObjStm') && otherPackings.some((name) => seen.has(name))) {
    throw new Refused('broken', 'objects that we cannot see');
  }
}
