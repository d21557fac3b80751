/** Finds words that stand in a component's markup: JSX text, and attributes that are read out or shown. */
import { parseSync } from '@swc/core';

export interface LiteralText {
  line: number;
  text: string;
}

const shownAttributes = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'label',
  'placeholder',
  'title',
]);

/** Letters in a row make a word; signs, numbers and a single letter do not. */
const word = /\p{L}{2,}/u;

/** Names that are the same in every language. */
const names = new Set(['PDF', 'Muqarin']);

export function literalTexts(source: string): LiteralText[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: true });
  const found: LiteralText[] = [];
  // Places count from the first token of whatever was parsed before in this process.
  const start = module.span.start - lengthBefore(source);
  const lineOf = (place: number) =>
    Buffer.from(source)
      .subarray(0, place - start)
      .toString()
      .split('\n').length;
  visit(module, (node) => {
    const text = textIn(node);
    if (text !== null && word.test(text) && !names.has(text.trim())) {
      const { start: place } = node.span as { start: number };
      found.push({ line: lineOf(place), text: text.trim() });
    }
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function textIn(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') return stringIn(node.expression);
  if (node.type !== 'JSXAttribute') return null;
  const { name, value } = node as { name: Node; value: Node | null };
  return shownAttributes.has(String(name.value)) ? stringIn(value) : null;
}

function stringIn(value: unknown): string | null {
  const node = value as Node | null;
  if (node?.type === 'JSXExpressionContainer') return stringIn(node.expression);
  return node?.type === 'StringLiteral' ? String(node.value) : null;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (typeof node.type === 'string' && node.span) see(node);
    for (const [key, child] of Object.entries(node)) {
      // A string in an attribute's braces is no text of its own.
      if (!(node.type === 'JSXAttribute' && key === 'value' && isPlain(child))) visit(child, see);
    }
  }
}

/** `className={'a'}` and the like. */
function isPlain(value: unknown): boolean {
  const { type, expression } = (value ?? {}) as { type?: string; expression?: { type?: string } };
  return type === 'JSXExpressionContainer' && expression?.type === 'StringLiteral';
}

function lengthBefore(source: string): number {
  return Buffer.byteLength(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(source)?.[0] ?? '');
}
