/** The session's general journey, in the rules' words. It is kept beside medical and motor drafts, under an id of its own. */

import type { GeneralDraftAnswers } from '@muqarin/leads/contract/general';
import type { CallContext } from '@muqarin/platform/context';
import { companyContactFields } from '@muqarin/rules/company-contact';
import { keptOf } from '@muqarin/rules/contact';
import { isGeneralCode } from '@muqarin/rules/general/insurance-types';
import type { GeneralStep } from '@muqarin/rules/general/questionnaire';
import type { GeneralDraft } from '@muqarin/rules/general/types';
import type { Bff } from '../../parts.ts';
import { emptyGeneralSession, type GeneralSession } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';
import type { MadeFrom, Read } from '../page-saves.ts';

export interface KnownGeneralDraft extends Read {
  draftId: string | null;
  /** MQ-…, null before the first answer. */
  reference: string | null;
  draft: GeneralDraft;
}

export interface GeneralAsk {
  session: Session;
  context: CallContext;
}

export function generalOf({ data }: Pick<Session, 'data'>): GeneralSession {
  return data.general ?? emptyGeneralSession;
}

export async function updateGeneralSession(
  session: Session,
  change: Partial<GeneralSession>,
): Promise<void> {
  await session.update((data) => ({
    ...data,
    general: { ...emptyGeneralSession, ...data.general, ...change },
  }));
}

export async function generalDraftOfSession(
  { leads }: Pick<Bff, 'leads'>,
  { session, context }: GeneralAsk,
): Promise<KnownGeneralDraft> {
  const { draftId } = generalOf(session);
  const kept = draftId === null ? null : await leads.getDraft({ draftId }, context);
  const { revision = 0, pages = [], reference = null } = kept ?? {};
  if (!kept?.general) return { draftId, reference: null, draft: {}, revision, pages };
  return { draftId, reference, draft: draftOf(kept.general), revision, pages };
}

/** Saves under the session's general draft; the first save makes one. Throws AppError conflict when another came first (`made`). */
export async function saveGeneralDraft(
  { leads, newId }: Pick<Bff, 'leads' | 'newId'>,
  { session, context }: GeneralAsk,
  draft: GeneralDraft,
  step: GeneralStep,
  made: Partial<MadeFrom> = {},
): Promise<{ draftId: string; reference: string }> {
  const draftId = generalOf(session).draftId ?? (await beginDraft(newId(), session));
  const saved = await leads.saveDraft(
    { draftId, step, answers: { members: [] }, general: storable(draft), ...made },
    { ...context, correlationId: draftId },
  );
  return { draftId, reference: saved.reference };
}

/** Two first saves of one session, from two pages, are of one draft: the session decides whose. */
async function beginDraft(drawn: string, session: Session): Promise<string> {
  await session.update((data) => {
    const general = { ...emptyGeneralSession, ...data.general };
    return { ...data, general: { ...general, draftId: general.draftId ?? drawn } };
  });
  return generalOf(session).draftId ?? drawn;
}

/** A half-typed contact is kept as far as the contract holds it. */
function storable({ contact, types, ...answers }: GeneralDraft): GeneralDraftAnswers {
  return {
    ...answers,
    ...(types ? { types: [...types] } : {}),
    ...(contact ? { contact: keptOf(contact, companyContactFields) } : {}),
  };
}

/** The contract's optional fields may be undefined, the rules' may only be absent. */
function draftOf({ types, ...kept }: GeneralDraftAnswers): GeneralDraft {
  const draft = present(kept) as GeneralDraft;
  return types ? { ...draft, types: types.filter(isGeneralCode) } : draft;
}

function present(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? present(value) : value]),
  );
}
