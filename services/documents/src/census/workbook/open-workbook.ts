/** A workbook (xlsx) as sheets of cells. Its parts are unpacked as strictly as when it was inspected (ADR 23). */
import path from 'node:path';
import { usualLimits } from '../../uploads/inspect/verdict.ts';
import { readZip } from '../../uploads/inspect/zip.ts';
import { dateStyles } from './date-styles.ts';
import { readXml } from './read-xml.ts';
import { type OfWorkbook, type SheetCells, sheetCells } from './sheet-cells.ts';
import { sharedTexts } from './texts.ts';

export interface Sheet extends SheetCells {
  name: string;
}

/** Those that a person sees. Throws what is no workbook, and what `refuseBeyond` throws. */
export function openWorkbook(bytes: Buffer, refuseBeyond: OfWorkbook['refuseBeyond']): Sheet[] {
  const parts = new Map(readZip(bytes, usualLimits).map((part) => [part.name.toLowerCase(), part]));
  const textOf = (name: string) => xmlText(parts.get(name.toLowerCase())?.bytes() ?? null);
  const main = relationsOf(textOf('_rels/.rels'), '').find(({ kind }) => kind === 'officeDocument');
  const place = main?.target ?? 'xl/workbook.xml';
  const xml = textOf(place);
  if (xml === null) throw new Error('no workbook');
  const { dir, base } = path.posix.parse(place);
  const related = relationsOf(textOf(path.posix.join(dir, '_rels', `${base}.rels`)), dir);
  const partOf = (kind: string) => textOf(related.find((one) => one.kind === kind)?.target ?? '');
  const { sheets, isFrom1904 } = listed(xml);
  const texts = sharedTexts(partOf('sharedStrings') ?? '<none/>');
  const dates = dateStyles(partOf('styles') ?? '<none/>');
  return sheets.flatMap(({ name, id }) => {
    const target = related.find((one) => one.id === id && one.kind === 'worksheet')?.target;
    const content = target === undefined ? null : textOf(target);
    if (content === null) return [];
    return [{ name, ...sheetCells(content, { texts, dates, isFrom1904, refuseBeyond }) }];
  });
}

function listed(xml: string) {
  const sheets: { name: string; id: string }[] = [];
  let isFrom1904 = false;
  readXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (tag !== 'sheet') return;
      const said = attributes();
      if (said.state === 'hidden' || said.state === 'veryHidden') return;
      const id = Object.entries(said).find(([name]) => /(^|:)id$/.test(name))?.[1] ?? '';
      sheets.push({ name: decoded(said.name ?? ''), id });
    },
  });
  return { sheets, isFrom1904 };
}

interface Relation {
  id: string;
  /** The end of its type's address, the same in both editions of the standard. */
  kind: string;
  target: string;
}

function relationsOf(xml: string | null, folder: string): Relation[] {
  const found: Relation[] = [];
  readXml(xml ?? '<none/>', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type = '', Target = '' } = attributes();
      found.push({ id, kind: Type.split('/').at(-1) ?? '', target: placeOf(Target, folder) });
    },
  });
  return found;
}

function placeOf(target: string, folder: string): string {
  return target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
}

/** Attributes come as they are written. */
function decoded(text: string): string {
  let whole = '';
  readXml(`<t>${text}</t>`, {
    open: () => {},
    text: (part) => {
      whole += part;
    },
  });
  return whole;
}

/** In the encodings that the inspection lets in. */
function xmlText(bytes: Buffer | null): string | null {
  if (bytes === null) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString('utf8', bytes[0] === 0xef ? 3 : 0);
}
