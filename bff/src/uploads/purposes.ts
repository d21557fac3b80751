/** What may be uploaded on its own, ahead of the form that it belongs to, and whose it is: the one table to add to. */
import { ownerOf } from '@muqarin/documents/contract/uploads-contract';
import { AppError } from '@muqarin/platform/errors';
import { generalDocuments } from '@muqarin/rules/general/uploads';
import { CENSUS_FILE, CENSUS_PURPOSE, censusKinds } from '@muqarin/rules/medical-corporate/uploads';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../parts.ts';
import { idsIn } from '../session/journey-ids.ts';
import type { Session } from '../session/session-plugin.ts';
import { sessionsAway } from '../session/session-store.ts';
import { policyFiles } from '../use-cases/medical-corporate/submit-documents.ts';
import { buyersFiles } from '../use-cases/motor/order/sent-files.ts';
import type { FileRule } from './file-rule.ts';
import type { Asked } from './read-posted.ts';

type Purpose = Omit<FileRule, 'owner' | 'purpose'> & {
  /** Null when the session has nothing yet that a file could belong to. */
  owner: (session: Session) => string | null;
};

type Asking = Pick<Asked, 'session' | 'context'>;

/** Whose the files are is asked of a service. Throws AppError not_found. */
const lookedUp: Readonly<Record<string, (bff: Bff, ask: Asking) => Promise<FileRule>>> = {
  /** S0 5: staff list and trade licence of a bought group. */
  'group-document': async (bff, ask) => (await policyFiles(bff, ask)).rule,
  /** S1 3: six, and a seventh for some plans. */
  'order-document': async (bff, { session, context }) => {
    const { orderId } = idsIn(session.data, 'motor');
    if (!orderId) throw noUploads();
    return buyersFiles(bff, orderId, context);
  },
};

const purposes: Readonly<Record<string, Purpose>> = {
  /** V11: the registration card, before there is a quote. */
  mulkiya: {
    owner: ({ data }) => owned(ownerOf.motorDraft, idsIn(data, 'motor').draftId),
    accept: ['jpeg', 'png', 'webp', 'pdf'],
    slots: ['mulkiya'],
    isOptional: true,
  },
  /** Features row 100: a staff list, before there is a policy; one that cannot be read is a document of its group all the same. */
  [CENSUS_PURPOSE]: {
    owner: ({ data }) => owned(ownerOf.groupCensus, idsIn(data, 'medical-corporate').draftId),
    accept: censusKinds,
    slots: [CENSUS_FILE],
  },
  /** S1 3: a trade licence and a census file, of the types of S0 5 (decisions G8). */
  'general-document': {
    owner: ({ data }) => owned(ownerOf.generalQuote, idsIn(data, 'general').quoteId),
    accept: ['jpeg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv'],
    slots: generalDocuments.map(({ field }) => field),
  },
};

/** Throws AppError unavailable while sessions are away, and not_found: for a purpose of nobody's, and for a session that has nothing to upload for. */
export async function ruleOf(bff: Bff, purpose: string, ask: Asking): Promise<FileRule> {
  const { session } = ask;
  if (session.isAway) throw sessionsAway();
  const looked = Object.hasOwn(lookedUp, purpose) ? lookedUp[purpose] : undefined;
  if (looked) return looked(bff, ask);
  const found = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  const owner = found?.owner(session) ?? null;
  if (!found || owner === null) throw noUploads();
  return { ...found, owner, purpose };
}

function noUploads(): AppError {
  return new AppError('not_found', 'BFF.NO_UPLOADS', messages.notFound);
}

function owned(of: (id: string) => string, id: string | null | undefined): string | null {
  return id ? of(id) : null;
}
