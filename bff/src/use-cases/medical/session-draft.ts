/** The session's draft, in the rules' words. */

import type { CallContext } from '@muqarin/platform/context';
import { contactFields, keptOf } from '@muqarin/rules/contact';
import type { DraftAnswers, Member } from '@muqarin/rules/medical/types';
import type { Bff } from '../../parts.ts';
import type { Session } from '../../session/session-plugin.ts';
import type { MadeFrom, Read } from '../page-saves.ts';

export interface KnownDraft extends Read {
  draftId: string | null;
  reference: string | null;
  step: string | null;
  answers: DraftAnswers;
  undo: DraftAnswers | null;
}

type WireDraft = NonNullable<Awaited<ReturnType<Bff['leads']['getDraft']>>>;

export async function draftOfSession(
  { leads }: Pick<Bff, 'leads'>,
  { data }: Session,
  context: CallContext,
): Promise<KnownDraft> {
  const draft =
    data.draftId === null ? null : await leads.getDraft({ draftId: data.draftId }, context);
  if (draft) return knownDraft(draft);
  return {
    draftId: data.draftId,
    reference: null,
    step: null,
    answers: { members: [] },
    undo: null,
    revision: 0,
    pages: [],
  };
}

export interface DraftToSave {
  step: string;
  answers: DraftAnswers;
  undo: DraftAnswers | null;
}

/** Saves under the session's draft id; the first save makes one. Throws AppError conflict when another came first (`made`). */
export async function saveDraft(
  bff: Pick<Bff, 'leads' | 'newId'>,
  session: Session,
  context: CallContext,
  draft: DraftToSave,
  made: Partial<MadeFrom> = {},
): Promise<KnownDraft> {
  const draftId = session.data.draftId ?? (await beginDraft(bff, session));
  const saved = await bff.leads.saveDraft(
    {
      draftId,
      step: draft.step,
      answers: storable(draft.answers),
      undo: draft.undo && storable(draft.undo),
      ...made,
    },
    { ...context, correlationId: draftId },
  );
  return knownDraft(saved);
}

/** Two first saves of one session, from two pages, are of one draft: the session decides whose. */
async function beginDraft({ newId }: Pick<Bff, 'newId'>, session: Session): Promise<string> {
  const drawn = newId();
  await session.update((data) => ({ ...data, draftId: data.draftId ?? drawn }));
  return session.data.draftId ?? drawn;
}

function knownDraft(draft: WireDraft): KnownDraft {
  return {
    draftId: draft.draftId,
    reference: draft.reference,
    step: draft.step,
    answers: fromWire(draft.answers),
    undo: draft.undo && fromWire(draft.undo),
    revision: draft.revision,
    pages: draft.pages,
  };
}

/** The contract's optional fields may be undefined, the rules' may only be absent. */
function fromWire(answers: WireDraft['answers']): DraftAnswers {
  const { main_emirate, category, member_count, members, contact } = answers;
  return {
    ...(main_emirate === undefined ? {} : { main_emirate }),
    ...(category === undefined ? {} : { category }),
    ...(member_count === undefined ? {} : { member_count }),
    members: members.map((member) => present(member) as Partial<Member>),
    ...(contact === undefined ? {} : { contact: present(contact) }),
  };
}

/** A half-typed contact is kept as far as the contract holds it. */
function storable(answers: DraftAnswers): DraftAnswers {
  if (!answers.contact) return answers;
  return { ...answers, contact: keptOf(answers.contact, contactFields) };
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(fields: T): Present<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Present<T>;
}
