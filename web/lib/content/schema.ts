/** What a content file may hold, strictly: a field that is not here is a fault of the file, and the linter says so. */
import { z } from 'zod';
import { sceneNames } from '../scene-names.ts';

const Line = z.string().trim().min(1);
/** Paragraphs in the Markdown of `markdown.ts`. */
const Text = z.string().trim().min(1);
/** "1,440.00", with a minus for what is taken off; dirhams. */
const Amount = z.string().regex(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
const Link = z.strictObject({ label: Line, href: Line });

export const Meta = z.strictObject({
  /** Of the tab and the search result. */
  title: Line.max(62),
  description: Line.min(60).max(165),
});

/** A price taken apart: the linter adds the lines up. */
export const Example = z.strictObject({
  title: Line,
  of: Line,
  lines: z.array(z.strictObject({ label: Line, why: Line.optional(), aed: Amount })).min(2),
  net: Amount,
  /** Of the net; null where there is none (life). */
  vat: Amount.nullable(),
  total: Amount,
  note: Line,
});
export type Example = z.infer<typeof Example>;

const Table = z.strictObject({
  caption: Line,
  head: z.array(Line).min(2),
  rows: z.array(z.array(Line).min(2)).min(2),
});

const lines = ['motor', 'medical', 'bike', 'life', 'fleet', 'travel', 'business'] as const;

export const Question = z.strictObject({ q: Line, a: Text });
export type Question = z.infer<typeof Question>;

export const Landing = z.strictObject({
  meta: Meta,
  /** Which journey and which form go with it. */
  line: z.enum(lines),
  scene: z.enum(sceneNames),
  h1: Line,
  lead: Line,
  /** What the page says instead where the client type is in its address (decisions A40). */
  forFamilies: z.strictObject({ meta: Meta }).optional(),
  forCompanies: z.strictObject({ meta: Meta, h1: Line, lead: Line }).optional(),
  /** Where the filled button leads. */
  start: Link,
  facts: z.array(z.strictObject({ value: Line, label: Line })).length(3),
  cover: z.strictObject({
    title: Line,
    intro: Text,
    parts: z.array(z.strictObject({ title: Line, text: Line })).min(4),
    without: z.strictObject({ title: Line, items: z.array(Line).min(2) }),
  }),
  cost: z.strictObject({
    title: Line,
    intro: Text,
    table: Table.optional(),
    example: Example,
    after: Text.optional(),
  }),
  documents: z.strictObject({ title: Line, intro: Line, items: z.array(Line).min(2) }),
  questions: z.strictObject({ title: Line, items: z.array(Question).min(4) }),
  related: z.array(Link).min(2).max(4),
});
export type Landing = z.infer<typeof Landing>;

/** The head of an article; its body is Markdown. */
export const ArticleHead = z.strictObject({
  meta: Meta,
  title: Line,
  summary: Line,
  /** ISO day. */
  published: z.iso.date(),
  minutes: z.int().positive(),
  topic: z.enum(['motor', 'medical', 'general']),
  scene: z.enum(sceneNames),
  related: z.array(Link).min(1).max(3),
});
export type ArticleHead = z.infer<typeof ArticleHead>;

/** What a visitor can check on the spot. A fact may name a count of the live catalogue in braces (features/landing/proofs). */
const Proofs = z.strictObject({
  items: z
    .array(
      z.strictObject({ fact: Line, see: Link, topic: z.enum(['motor', 'medical', 'business']) }),
    )
    .min(4),
});
export type Proofs = z.infer<typeof Proofs>;

const Home = z.strictObject({
  meta: Meta,
  questions: z.strictObject({ title: Line, items: z.array(Question).min(4) }),
});

/** What the site owes those who use it (UAE IA Resolution 18/2020, article 8). */
const Disclosures = z.strictObject({
  title: Line,
  /** The same article: a phone and an electronic contact, each as a link. */
  reach: z.strictObject({
    title: Line,
    text: Line.regex(/\]\(tel:\+\d+\)/, 'names no phone').regex(/\]\(mailto:/, 'names no e-mail'),
  }),
  /** Never folded away, nor is `reach`. */
  complaint: z.strictObject({ title: Line, text: Line }),
  items: z.array(z.strictObject({ title: Line, text: Line })).min(5),
});

/** A page of rules: what is kept about a person, and what the site is (decisions A39). */
const Legal = z.strictObject({
  meta: Meta,
  title: Line,
  lead: Line,
  /** ISO day. */
  updated: z.iso.date(),
  /** Markdown. */
  body: Text,
});

/** Kinds by folder, one schema each; articles are apart, since they are Markdown. */
export const yamlKinds = {
  landing: Landing,
  home: Home,
  proofs: Proofs,
  disclosures: Disclosures,
  legal: Legal,
} as const;
export type YamlKind = keyof typeof yamlKinds;
