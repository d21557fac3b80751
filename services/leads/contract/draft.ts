/** Drafts: what a person has said so far in a line's questionnaire. */
import { z } from 'zod';
import { Id } from './shared.ts';

/** The lines whose questionnaires keep drafts. */
const Line = z.enum(['medical', 'medical-corporate', 'motor', 'general']);

/** Of so many open pages of one draft is remembered what they saved; older ones are closed by all likelihood. */
export const MOST_PAGES = 20;

/** A page that saved, by an id of its own, and how many of its saves have been taken: nothing of whoever sits before it. */
export const PageMark = z.object({ id: z.string().min(1).max(40), seq: z.int().min(0) });
export type PageMark = z.infer<typeof PageMark>;

const Name = z.string().max(40);
const Said = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
/** A date by its parts, a contact, one of several people. */
const Group = z.record(Name, Said);
/** By the names that the rules of the line give them; nothing is known of them here but who can be reached, in `contact`. */
export const Answers = z.record(
  Name,
  z.union([Said, Group, z.array(z.union([Said, Group])).max(60)]),
);
export type Answers = z.infer<typeof Answers>;

export const Draft = z.object({
  draftId: Id,
  /** Shown on every page: MQ-…. */
  reference: z.string(),
  revision: z.int(),
  line: Line,
  step: Name,
  answers: Answers,
  /** The answers a reset cleared, for Undo (decisions M10). */
  undo: Answers.nullable().default(null),
  /** The pages before the present one, where Previous walks back through them (S1 2). */
  history: z.array(Name).max(100).default([]),
  /** The pages that saved last: a save of theirs that comes again, or late, is known by them. */
  pages: z.array(PageMark).max(MOST_PAGES).default([]),
  /** ISO time after which the draft is forgotten: 30 days from the last save (X24). */
  expiresAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;
