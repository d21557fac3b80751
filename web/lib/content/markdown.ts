/**
 * The Markdown that our writers use: headings of levels 2 and 3, paragraphs, lists, quotes, tables, pictures; inside a line
 * `**strong**` and `[links](…)`. Nothing else, and never HTML: what is not known stays text, so no file can bring in a script.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; parts: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; src: string; alt: string };

export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

/** Of one line or paragraph. */
export function parseInline(text: string): Inline[] {
  const found = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^()\s]+\))/).filter((part) => part !== '');
  return found.map((part) => {
    if (/^\*\*[^*]+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
    const link = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(part);
    if (link) return { kind: 'link', text: link[1] ?? '', href: link[2] ?? '' };
    return { kind: 'text', text: part };
  });
}

/** The words alone. */
export function plainText(parts: readonly Inline[]): string {
  return parts.map(({ text }) => text).join('');
}

/** A heading's id for links: letters and digits of any script, joined by hyphens. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading && lines.length === 1) {
    const text = heading[2] ?? '';
    return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text, id: headingId(text) };
  }
  const picture = /^!\[([^\]]*)\]\(([^()\s]+)\)$/.exec(part);
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', src: picture[2] ?? '' };
  if (lines.every((line) => line.startsWith('- '))) return listOf(lines, /^- /, false);
  if (lines.every((line) => /^\d+\. /.test(line))) return listOf(lines, /^\d+\. /, true);
  if (lines.every((line) => /^> ?/.test(line)))
    return { kind: 'quote', parts: inlineOf(lines.map((line) => line.replace(/^> ?/, ''))) };
  if (lines.length > 2 && lines.every((line) => /^\|.*\|$/.test(line))) return tableOf(lines);
  return { kind: 'paragraph', parts: inlineOf(lines) };
}

function inlineOf(lines: readonly string[]): Inline[] {
  return parseInline(lines.join(' '));
}

function listOf(lines: readonly string[], mark: RegExp, ordered: boolean): Block {
  const items = lines.map((line) => parseInline(line.replace(mark, '')));
  return { kind: 'list', ordered, items };
}

/** The second line only parts head and body, as in every Markdown. */
function tableOf([head = '', , ...rows]: readonly string[]): Block {
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

function cellsOf(line: string): Inline[][] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}
