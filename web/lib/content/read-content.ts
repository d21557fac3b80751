/** Content files read once a process and kept; a file is `<dir>/<language>/<kind>/<slug>.yaml`, an article `.md`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@muqarin/rules/locale';
import { percentsFromLeft } from '@muqarin/rules/percent';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Block, parseMarkdown } from './markdown.ts';
import { ArticleHead, type YamlKind, yamlKinds } from './schema.ts';

export interface Article extends z.infer<typeof ArticleHead> {
  slug: string;
  blocks: Block[];
}

type Of<Kind extends YamlKind> = z.infer<(typeof yamlKinds)[Kind]>;

export interface ContentReader {
  /** Null when there is no such file; throws on a file that the linter would refuse. */
  yaml<Kind extends YamlKind>(kind: Kind, language: Locale, slug: string): Of<Kind> | null;
  article(language: Locale, slug: string): Article | null;
  /** Of a folder, in order of their names. */
  slugs(kind: YamlKind | 'blog', language: Locale): string[];
}

export function createContentReader(dir: string): ContentReader {
  const kept = new Map<string, unknown>();
  const once = <Value>(key: string, make: () => Value): Value => {
    const known = kept.get(key) as Value | undefined;
    if (known !== undefined) return known;
    const made = make();
    // What is not there is not remembered: addresses come from outside, and there is no end of them.
    if (made !== null) kept.set(key, made);
    return made;
  };
  return {
    yaml: (kind, language, slug) =>
      once(`${language}/${kind}/${slug}.yaml`, () => {
        const text = textOf(dir, language, kind, `${slug}.yaml`);
        return text === null ? null : (yamlKinds[kind].parse(parse(text)) as Of<typeof kind>);
      }),
    article: (language, slug) =>
      once(`${language}/blog/${slug}.md`, () => {
        const text = textOf(dir, language, 'blog', `${slug}.md`);
        return text === null ? null : readArticle(slug, text);
      }),
    slugs: (kind, language) =>
      once(`${language}/${kind}`, () =>
        readdirSync(path.join(dir, language, kind))
          .map((name) => path.parse(name).name)
          .sort(),
      ),
  };
}

function readArticle(slug: string, text: string): Article {
  const { head, body } = splitArticle(text);
  return { ...ArticleHead.parse(head), slug, blocks: parseMarkdown(body) };
}

/** Between two lines of `---` stands the head, in YAML. */
export function splitArticle(text: string): { head: unknown; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n'));
  return found ? { head: parse(found[1] ?? ''), body: found[2] ?? '' } : { head: null, body: text };
}

/** A slug comes out of an address: only what a file of ours can be called is looked for. */
function textOf(dir: string, ...names: [string, string, string]): string | null {
  const [language, , file] = names;
  if (!/^[a-z0-9-]+\.(yaml|md)$/.test(file)) return null;
  try {
    const text = wholeAmounts(readFileSync(path.join(dir, ...names), 'utf8'));
    return language === 'ar' ? percentsFromLeft(text) : text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** As prices are written everywhere else (rules/money-format): no line ends between a number and its currency or percent sign. */
function wholeAmounts(text: string): string {
  return text.replace(/AED (?=\d)/g, 'AED\u00a0').replace(/(?<=\d) (?=درهم|دراهم|%)/g, '\u00a0');
}
