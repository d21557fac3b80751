/**
 * What the prices of a revision stand on, kept in memory: a slider asks for many values of one quote within seconds. Nothing
 * of it changes once it is stored, another process's change being another revision; so nothing is ever invalidated, and
 * who names the revision gets that one.
 */
import { lastFew } from '@muqarin/platform/last-few';
import type { MotorRevision } from '../../store/motor/quotes.ts';
import type { MotorContext } from './context.ts';

export type KnownRevision = Pick<MotorRevision, 'revision' | 'answers' | 'deductible'>;

/** The newest revision unless one is named that is kept. Throws QUOTING.NO_QUOTE when the document has to be asked. */
export type KnownRevisions = (
  quoteId: string,
  revision: number | undefined,
) => Promise<KnownRevision>;

const revisionsKept = 2000;

export function createKnownRevisions({ life }: Pick<MotorContext, 'life'>): KnownRevisions {
  const known = lastFew<KnownRevision>(revisionsKept);
  return async (quoteId, revision) => {
    const kept = revision === undefined ? undefined : known.get(`${quoteId}:${revision}`);
    if (kept) return kept;
    const quote = await life.require(quoteId);
    const stored = quote.revisions.find((row) => row.revision === revision) ?? quote;
    const found = {
      revision: stored.revision,
      answers: stored.answers,
      deductible: stored.deductible,
    };
    known.set(`${quoteId}:${found.revision}`, found);
    return found;
  };
}
