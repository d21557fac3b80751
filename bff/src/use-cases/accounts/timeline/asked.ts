/** What was asked for and filed, as rows: a quote takes the place of the answers and the lead that it was made of. */
import type { OfPerson } from '@muqarin/leads/contract/person';
import type { QuoteHead } from '@muqarin/quoting/contract/person';
import type { TimelineState } from '../../../../contract/timeline.ts';
import { wayOn } from '../../mailed-links.ts';
import { type Entry, entry } from './entry.ts';

export function quoteEntry(quote: QuoteHead, today: string): Entry {
  const { line, quoteId, leadId, reference, day, validUntil } = quote;
  const draftId = quote.draftId === '' ? null : quote.draftId;
  const ids = { draftId, leadId, quoteId, ...(line === 'motor' ? { orderRef: null } : {}) };
  const state = validUntil < today ? 'ended' : 'open';
  return entry(
    { id: `quote:${quoteId}`, kind: 'quote', line, reference, state, at: day, until: validUntil },
    { is: 'journey', line, ids, to: wayOn(line, ids) },
  );
}

export function draftEntry({
  draftId,
  reference,
  line,
  step,
  expiresAt,
}: OfPerson['drafts'][number]): Entry {
  const ids = { draftId, leadId: null, quoteId: null };
  const until = expiresAt.slice(0, 10);
  return entry(
    { id: `draft:${draftId}`, kind: 'draft', line, reference, state: 'begun', until },
    { is: 'journey', line, ids, to: wayOn(line, ids, step) },
  );
}

export function leadEntry(lead: OfPerson['leads'][number]): Entry {
  const { leadId, reference, source, status, capturedAt: at } = lead;
  const kind = source === 'call_me_back' ? 'call' : 'request';
  return entry({ id: `lead:${leadId}`, kind, reference, state: leadStates[status], at });
}

const leadStates: Readonly<Record<OfPerson['leads'][number]['status'], TimelineState>> = {
  new: 'waiting',
  contacted: 'called',
  quoted: 'answered',
  won: 'closed',
  lost: 'closed',
  spam: 'closed',
};

export function caseEntry(filed: OfPerson['cases'][number]): Entry {
  const { caseId, kind, reference, status: state, filedAt: at, answerBy } = filed;
  const until = state === 'received' || state === 'in_review' ? answerBy : null;
  return entry(
    { id: `case:${caseId}`, kind, reference, state, at, until },
    { is: 'case', kind, caseId, reference },
  );
}
