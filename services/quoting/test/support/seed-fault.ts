import type { CatalogueFiles } from '../../src/catalogue/files.ts';

/**
 * A mistake a person could make in one file: the first text is replaced by the second. The sign ▸ is taken out and says
 * where the linter has to point; `elsewhere` marks another text of the file when the place is not in the edit.
 */
export interface Fault {
  name: string;
  rule: string;
  file: string;
  from: string;
  to: string;
  elsewhere?: string;
}

/** The same in the order of its fields. */
export type FaultRow = [
  name: string,
  rule: string,
  file: string,
  from: string,
  to: string,
  elsewhere?: string,
];

export interface SeededFault {
  files: CatalogueFiles;
  expected: { file: string; line: number; column: number };
}

const MARK = '▸';

export function seedFault(sound: CatalogueFiles, fault: Fault): SeededFault {
  const text = sound.get(fault.file) ?? '';
  let edited = replaceOnce(text, fault.from, fault.to, fault.name);
  const marked = fault.elsewhere;
  if (marked) edited = replaceOnce(edited, marked.replace(MARK, ''), marked, fault.name);
  const at = edited.indexOf(MARK);
  if (at < 0) throw new Error(`${fault.name}: nothing says where`);
  const before = edited.slice(0, at).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const files = new Map(sound).set(fault.file, edited.replace(MARK, ''));
  return { files, expected: { file: fault.file, line: before.length, column } };
}

function replaceOnce(text: string, from: string, to: string, name: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${name}: "${from}" stands ${parts.length - 1} times`);
  return parts.join(to);
}
