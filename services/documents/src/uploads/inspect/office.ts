/** Word and Excel files of today: zip archives of XML. No macro, no file within, nothing that is fetched from elsewhere. */
import { holdsEicar } from './eicar.ts';
import { refuseMarkupAhead } from './strangers.ts';
import { type InspectionLimits, Refused } from './verdict.ts';
import { readZip } from './zip.ts';

/** Throws Refused. */
export function inspectOffice(bytes: Buffer, limits: InspectionLimits): 'docx' | 'xlsx' {
  refuseMarkupAhead(bytes);
  let kind: 'docx' | 'xlsx' | undefined;
  for (const entry of readZip(bytes, limits)) {
    refusePlace(entry.name);
    const content = entry.bytes();
    if (holdsEicar(content)) throw new Refused('virus', 'EICAR');
    refuseContent(content);
    if (isXml(entry.name, content)) {
      const text = xmlText(content);
      refuseXml(entry.name, text);
      if (entry.name === '[Content_Types].xml') kind = kindIn(text);
    }
  }
  if (!kind) throw new Refused('wrong_type', 'an archive, no document');
  return kind;
}

const macroPlaces = /vba|macrosheets|dialogsheets|(^|\/)activex\/|(^|\/)customui\//i;
const filePlaces =
  /(^|\/)embeddings\/|\.(zip|docx?|xlsx?|pptx?|jar|exe|dll|js|vbs|hta|html?|mht|svg|swf)$/i;

function refusePlace(name: string): void {
  if (macroPlaces.test(name)) throw new Refused('macro', 'a place of macros');
  if (filePlaces.test(name)) throw new Refused('attachment', 'a file within');
}

const withinBegin: readonly (readonly [string, 'macro' | 'attachment'])[] = [
  ['d0cf11e0a1b11ae1', 'macro'],
  ['504b0304', 'attachment'],
  ['255044462d', 'attachment'],
  ['4d5a', 'attachment'],
  ['7f454c46', 'attachment'],
];

/** By content: a renamed macro is still one. */
function refuseContent(content: Buffer): void {
  const head = content.toString('hex', 0, 8);
  const found = withinBegin.find(([magic]) => head.startsWith(magic));
  if (found) throw new Refused(found[1], 'a file within');
}

function kindIn(types: string): 'docx' | 'xlsx' | undefined {
  if (/wordprocessingml\.document\.main\+xml/.test(types)) return 'docx';
  if (/spreadsheetml\.sheet\.main\+xml/.test(types)) return 'xlsx';
  return undefined;
}

function isXml(name: string, content: Buffer): boolean {
  if (/\.(xml|rels|vml)$/i.test(name)) return true;
  return /^(\s|\0|\ufeff|\xef\xbb\xbf|\xff\xfe|\xfe\xff)*</.test(content.toString('latin1', 0, 16));
}

/** In the two encodings that XML readers must know; any other could spell what we look for in a way of its own. */
function xmlText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return content.toString('utf16le');
  if (content[0] === 0xfe && content[1] === 0xff) {
    return Buffer.from(content.subarray(0, content.length & ~1))
      .swap16()
      .toString('utf16le');
  }
  if (content.subarray(0, 64).includes(0)) throw new Refused('broken', 'an encoding');
  const text = content.toString('utf8');
  const encoding = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(text)?.[1] ?? 'utf-8';
  if (!/^(utf-8|us-ascii|ascii|iso-8859-1|windows-1252)$/i.test(encoding)) {
    throw new Refused('broken', 'an encoding');
  }
  return text;
}

const macroWords =
  /macroEnabled|vbaProject|ms-word\.attachedToolbars|<(?:\w+:)?(?:ddeLink|oleLink)\b|\bDDE(?:AUTO)?\b[^<]{0,200}["\\]|instrText[^>]*>[^<]*\bDDE|<(?:\w+:)?f\b[^>]*>[^<]*\|\s*(?:'|&apos;|&#39;)/i;
/** Kinds of relations that bring something in; a link that a reader clicks is none. */
const reaching =
  /\/(attachedTemplate|oleObject|frame|subDocument|aFChunk|image|externalLinkPath|control|package)"/;

function refuseXml(name: string, text: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refused('bomb', 'entities');
  if (macroWords.test(text)) throw new Refused('macro', 'a call to a program');
  if (!name.toLowerCase().endsWith('.rels')) return;
  for (const [relation] of text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/gi)) {
    if (/\/aFChunk"/i.test(relation)) throw new Refused('attachment', 'a file within');
    if (!/TargetMode\s*=\s*["']External/i.test(relation)) continue;
    if (reaching.test(relation)) throw new Refused('attachment', 'something from elsewhere');
  }
}
