import {
  type Document,
  isMap,
  isNode,
  isPair,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Position, Problem } from './problem.ts';

type Path = readonly (string | number)[];

/** A YAML file with its value and the place of each part of it. */
export interface YamlSource<T = unknown> {
  file: string;
  value: T;
  /** Where the value stands; the nearest part that exists when it is missing. */
  at(path: Path): Position;
  /** Where the key stands that holds the value. */
  keyAt(path: Path): Position;
}

/** Parses YAML 1.2. Syntax errors and duplicate keys are problems; the value is then not to be trusted. */
export function parseYaml(file: string, text: string): { source: YamlSource; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = [...document.errors, ...document.warnings].map((error): Problem => {
    const rule = error.code === 'DUPLICATE_KEY' ? 'duplicate-key' : 'syntax';
    return { file, ...place(error.pos[0]), rule, message: error.message };
  });
  for (const offset of text.includes('*') ? aliasOffsets(document) : []) {
    const message = 'Anchors and aliases are not part of the format: write the value out.';
    problems.push({ file, ...place(offset), rule: 'syntax', message });
  }
  const source: YamlSource = {
    file,
    value: problems.length === 0 ? document.toJS() : null,
    at: (path) => place(offsetOf(document, path, 'value')),
    keyAt: (path) => place(offsetOf(document, path, 'key')),
  };
  return { source, problems };
}

/** A few aliases of aliases can stand for gigabytes, and a reader could not see what a plan says. */
function aliasOffsets(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, { Alias: (_key, alias) => void offsets.push(alias.range?.[0] ?? 0) });
  return offsets;
}

function offsetOf(document: Document, path: Path, part: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && keyText(item.key) === String(step));
      if (!pair) return offset;
      const keyOffset = startOf(pair.key) ?? offset;
      if (isLast && part === 'key') return keyOffset;
      node = pair.value;
      offset = startOf(node) ?? keyOffset;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function keyText(key: unknown): string {
  return isNode(key) && 'value' in key ? String(key.value) : String(key);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
