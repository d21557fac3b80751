/** What may be uploaded on its own, ahead of the form that it belongs to, and whose it is: the one table to add to. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { AppError } from '@muqarin/platform/errors';
import { generalDocuments } from '@muqarin/rules/general/uploads';
import { messages } from '@muqarin/rules/messages';
import { motorDocuments, NCD_DOCUMENT } from '@muqarin/rules/motor/uploads';
import { idsIn } from '../session/journey-ids.ts';
import type { Session } from '../session/session-plugin.ts';
import { sessionsAway } from '../session/session-store.ts';
import type { FileRule } from './file-rule.ts';

type Purpose = Omit<FileRule, 'owner' | 'purpose'> & {
  /** Null when the session has nothing yet that a file could belong to. */
  owner: (session: Session) => string | null;
};

const purposes: Readonly<Record<string, Purpose>> = {
  /** V11: the registration card, before there is a quote. */
  mulkiya: {
    owner: ({ data }) => owned(ownerOf.motorDraft, idsIn(data, 'motor').draftId),
    accept: ['jpeg', 'png', 'webp', 'pdf'],
    slots: ['mulkiya'],
  },
  /** S1 3: six, and a seventh for some plans. */
  'order-document': {
    owner: ({ data }) => owned(ownerOf.motorOrder, idsIn(data, 'motor').orderId),
    accept: ['jpeg', 'png', 'pdf'],
    slots: [...motorDocuments.map(({ field }) => field), NCD_DOCUMENT],
    labelOf: (slot) => motorDocuments.find(({ field }) => field === slot)?.label ?? '',
  },
  /** S1 3: a trade licence and a census file, of the types of S0 5 (decisions G8). */
  'general-document': {
    owner: ({ data }) => owned(ownerOf.generalQuote, idsIn(data, 'general').quoteId),
    accept: ['jpeg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv'],
    slots: generalDocuments.map(({ field }) => field),
  },
};

/** Throws AppError unavailable while sessions are away, and not_found: for a purpose of nobody's, and for a session that has nothing to upload for. */
export function ruleOf(purpose: string, session: Session): FileRule {
  if (session.isAway) throw sessionsAway();
  const found = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  const owner = found?.owner(session) ?? null;
  if (!found || owner === null)
    throw new AppError('not_found', 'BFF.NO_UPLOADS', messages.notFound);
  return { ...found, owner, purpose };
}

function owned(of: (id: string) => string, id: string | null | undefined): string | null {
  return id ? of(id) : null;
}
