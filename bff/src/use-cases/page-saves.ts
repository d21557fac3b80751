/**
 * What a page of a questionnaire adds to its posts where scripts run (bff/contract/forms.ts, `saveFields`): who it is, which
 * of its posts this is, and what it knew of its answers. Without it a post is a plain form's, which is taken as it stands.
 */
import { MOST_PAGES, type PageMark } from '@muqarin/leads/contract/draft';
import { AppError } from '@muqarin/platform/errors';
import { mergeAnswers } from '@muqarin/rules/questions/merge-answers';
import { saveFields } from '../../contract/forms.ts';
import { parseJson } from '../read-json.ts';

type Fields = Readonly<Record<string, string>>;

/** A draft as it was read: what a save is made from. */
export interface Read {
  revision: number;
  pages: readonly PageMark[];
}

function markOf(fields: Fields): PageMark | null {
  const { [saveFields.page]: id = '', [saveFields.seq]: text = '' } = fields;
  const isOne = /^[a-z0-9]{6,40}$/.test(id) && /^\d{1,9}$/.test(text);
  return isOne ? { id, seq: Number(text) } : null;
}

/** It came before, or one that was made after it did: a page that goes sends again what is under way. */
export function isTaken({ pages }: Read, fields: Fields): boolean {
  const mark = markOf(fields);
  return mark !== null && pages.some(({ id, seq }) => id === mark.id && seq >= mark.seq);
}

/** For a save that was made from what was read, because of a post with these fields. */
export function madeFrom({ revision, pages }: Read, fields: Fields) {
  const mark = markOf(fields);
  if (!mark) return { over: revision, pages: null };
  const others = pages.filter(({ id }) => id !== mark.id);
  return { over: revision, pages: [...others, mark].slice(-MOST_PAGES) };
}

export type MadeFrom = ReturnType<typeof madeFrom>;

/** The answers of a post's step: by field over what is kept, where the page says what it knew. Next confirms what it shows. */
export function answersIn<Answers extends object>(
  kept: NoInfer<Answers>,
  fields: Fields,
  parse: (fields: Fields) => Answers,
): Answers {
  const now = parse(fields);
  const was = knownTo(fields);
  const confirms = fields.go === undefined;
  return was === null ? now : mergeAnswers(kept, { was: parse(was), now }, { confirms });
}

function knownTo(fields: Fields): Fields | null {
  const given = parseJson(fields[saveFields.was] ?? '');
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => typeof value === 'string')
      .slice(0, 200),
  );
}

const mostTries = 20;

/** Does it again from what is there by then, as often as another save came first. */
export async function untilWritten<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isOvertaken = error instanceof AppError && error.code === 'LEADS.DRAFT_CHANGED';
      if (!isOvertaken || tries === mostTries) throw error;
    }
  }
}
