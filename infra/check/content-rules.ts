/** What the linter of the content asks of a folder like `web/`: it must hold `content`, `app` and `public`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@muqarin/rules/locale';
import { landingAddress } from '@muqarin/rules/site/landings';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Block, parseMarkdown } from '../../web/lib/content/markdown.ts';
import { splitArticle } from '../../web/lib/content/read-content.ts';
import { ArticleHead, Example, type YamlKind, yamlKinds } from '../../web/lib/content/schema.ts';
import { routesOf } from './content-routes.ts';

interface File {
  /** `landing/car`. */
  name: string;
  language: Locale;
  place: string;
  text: string;
}

export function lintContent(web: string): string[] {
  const problems: string[] = [];
  const files = filesOf(web, problems);
  const isRoute = routesOf(
    web,
    files.flatMap(({ name, language }) => {
      const [kind, slug = ''] = name.split('/');
      return kind === 'landing' ? [landingAddress(language, slug)] : [];
    }),
  );
  for (const { name, language, place } of files) {
    for (const other of locales)
      if (!files.some((file) => file.name === name && file.language === other))
        problems.push(`${place} has no translation: ${language} only, not ${other}`);
  }
  for (const file of files) {
    const tell = (what: string) => problems.push(`${file.place}: ${what}`);
    const { value, blocks } = readValue(file, tell);
    for (const text of textsIn(value)) checkLinks(web, file, parseMarkdown(text), isRoute, tell);
    for (const href of hrefsIn(value)) checkLink(web, file, href, isRoute, tell);
    checkLinks(web, file, blocks, isRoute, tell);
    checkHeadings(blocks, tell);
    checkTables(blocks, tell);
    for (const example of examplesIn(value)) checkExample(example, tell);
  }
  return problems;
}

function filesOf(web: string, problems: string[]): File[] {
  const root = path.join(web, 'content');
  return locales.flatMap((language) =>
    readdirSync(path.join(root, language)).flatMap((kind) =>
      readdirSync(path.join(root, language, kind)).flatMap((file) => {
        const place = path.posix.join('web/content', language, kind, file);
        const ending = kind === 'blog' ? '.md' : '.yaml';
        if (!(kind in yamlKinds || kind === 'blog') || !file.endsWith(ending)) {
          problems.push(`${place}: nothing reads this file`);
          return [];
        }
        const text = readFileSync(path.join(root, language, kind, file), 'utf8');
        return [{ name: `${kind}/${path.parse(file).name}`, language, place, text }];
      }),
    ),
  );
}

type Tell = (what: string) => void;

function readValue(file: File, tell: Tell): { value: unknown; blocks: Block[] } {
  const kind = file.name.split('/')[0] ?? '';
  const { head, body } = headOf(kind, file);
  const schema: z.ZodType = kind === 'blog' ? ArticleHead : yamlKinds[kind as YamlKind];
  const found = schema.safeParse(head);
  for (const { path: at, message } of found.success ? [] : found.error.issues)
    tell(`${at.join('.') || 'the file'}: ${message}`);
  return { value: head, blocks: parseMarkdown(body) };
}

/** A file that is no YAML has no head, and the schema says so. */
function headOf(kind: string, { text }: File): { head: unknown; body: string } {
  try {
    return kind === 'blog' ? splitArticle(text) : { head: parse(text), body: '' };
  } catch (error) {
    return { head: error instanceof Error ? error.message : null, body: '' };
  }
}

/** Someone who hears a table hears the head of each column with its cells. */
function checkTables(blocks: readonly Block[], tell: Tell) {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    const words = block.head.map((cell) =>
      cell
        .map(({ text }) => text)
        .join('')
        .trim(),
    );
    const empty = words.indexOf('');
    if (empty >= 0) tell(`column ${empty + 1} of a table has no head: ${words.join(' | ')}`);
  }
}

function checkLinks(web: string, file: File, blocks: readonly Block[], isRoute: Route, tell: Tell) {
  for (const block of blocks) {
    if (block.kind === 'picture') {
      if (block.alt.trim() === '')
        tell(`the picture ${block.src} has no words for those who cannot see it`);
      if (!existsSync(path.join(web, 'public', block.src)))
        tell(`there is no picture ${block.src}`);
    }
    for (const part of inlinesOf(block)) {
      if (part.kind === 'link') checkLink(web, file, part.href, isRoute, tell);
      if (part.kind === 'text' && /<\/?[a-z]/i.test(part.text))
        tell(`HTML is not read: ${part.text.slice(0, 60)}`);
    }
  }
}

type Route = (address: string) => boolean;

function checkLink(_web: string, file: File, href: string, isRoute: Route, tell: Tell) {
  if (/^(https:|mailto:|tel:|#)/.test(href)) return;
  const [address = ''] = href.split(/[?#]/);
  if (!isRoute(address)) tell(`the link leads nowhere: ${href}`);
  const language = /^\/uae\/([a-z]+)(\/|$)/.exec(address)?.[1];
  if (language && language !== file.language) tell(`leads out of the language: ${href}`);
}

function inlinesOf(block: Block) {
  if (block.kind === 'paragraph' || block.kind === 'quote') return block.parts;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : [];
}

function checkHeadings(blocks: readonly Block[], tell: Tell) {
  let level = 1;
  const ids = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'paragraph' && block.parts.some(({ text }) => /^#{1,6} ?/.test(text)))
      tell(
        `only ## and ### are headings, each with empty lines around it: ${block.parts[0]?.text}`,
      );
    if (block.kind !== 'heading') continue;
    if (block.level > level + 1) tell(`the heading "${block.text}" skips a level`);
    if (ids.has(block.id)) tell(`two headings are called "${block.text}"`);
    ids.add(block.id);
    level = block.level;
  }
}

/** Fils, so that sums are whole. */
function filsOf(amount: string): number {
  return Number(amount.replace(/[,.]/g, ''));
}

function checkExample({ title, lines, net, vat, total }: Example, tell: Tell) {
  const sum = lines.reduce((all, { aed }) => all + filsOf(aed), 0);
  if (sum !== filsOf(net)) tell(`"${title}": the lines make ${sum / 100}, not ${net}`);
  const due = vat === null ? 0 : Math.round(filsOf(net) * 0.05);
  if (vat !== null && due !== filsOf(vat))
    tell(`"${title}": 5 % of ${net} is ${due / 100}, not ${vat}`);
  if (filsOf(net) + due !== filsOf(total)) tell(`"${title}": the total is not ${total}`);
}

function examplesIn(value: unknown): Example[] {
  const found = z.object({ cost: z.object({ example: Example }) }).safeParse(value);
  return found.success ? [found.data.cost.example] : [];
}

/** Every text of a value, links apart: `href` is looked at by itself. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return entriesOf(value).flatMap(([key, inner]) => (key === 'href' ? [] : textsIn(inner)));
}

function hrefsIn(value: unknown): string[] {
  return entriesOf(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
