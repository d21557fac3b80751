/** The draft of a line's questionnaire, kept in the session under an id of its own, beside those of other lines, in the rules' words. */
import type { Draft as KeptDraft, leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { Bff } from '../parts.ts';
import { emptyLineSession, type LineSession, type SessionData } from '../session/session-data.ts';
import type { Session } from '../session/session-plugin.ts';
import type { MadeFrom, Read } from './page-saves.ts';

export interface KnownDraft<Draft> extends Read {
  draftId: string | null;
  /** MQ-…, null before the first answer. */
  reference: string | null;
  draft: Draft;
}

export interface DraftAsk {
  session: Session;
  context: CallContext;
}

/** How a line keeps its answers. */
interface Keeping<Draft> {
  line: keyof Pick<SessionData, 'general' | 'medical-corporate'>;
  /** Null where the draft is none of this line. */
  read: (kept: KeptDraft) => Draft | null;
  /** A half-typed answer as far as the contract holds it. */
  write: (draft: Draft) => Partial<z.input<typeof leadsContract.saveDraft.input>>;
}

export type LineDrafts<Draft extends object> = ReturnType<typeof lineDrafts<Draft>>;

export function lineDrafts<Draft extends object>({ line, read, write }: Keeping<Draft>) {
  const idsOf = ({ data }: Pick<Session, 'data'>): LineSession => data[line] ?? emptyLineSession;

  async function update(session: Session, change: Partial<LineSession>): Promise<void> {
    await session.update((data) => ({
      ...data,
      [line]: { ...emptyLineSession, ...data[line], ...change },
    }));
  }

  async function ofSession(
    { leads }: Pick<Bff, 'leads'>,
    { session, context }: DraftAsk,
  ): Promise<KnownDraft<Draft>> {
    const { draftId } = idsOf(session);
    const kept = draftId === null ? null : await leads.getDraft({ draftId }, context);
    const { revision = 0, pages = [], reference = null } = kept ?? {};
    const draft = kept && read(kept);
    if (!draft) return { draftId, reference: null, draft: {} as Draft, revision, pages };
    return { draftId, reference, draft, revision, pages };
  }

  /** Under the session's draft; the first save makes one. Throws AppError conflict when another came first (`made`). */
  async function save(
    { leads, newId }: Pick<Bff, 'leads' | 'newId'>,
    { session, context }: DraftAsk,
    draft: Draft,
    step: string,
    made: Partial<MadeFrom> = {},
  ): Promise<{ draftId: string; reference: string }> {
    const draftId = idsOf(session).draftId ?? (await begin(newId(), session));
    const saved = await leads.saveDraft(
      { draftId, step, answers: { members: [] }, ...write(draft), ...made },
      { ...context, correlationId: draftId },
    );
    return { draftId, reference: saved.reference };
  }

  /** Two first saves of one session, from two pages, are of one draft: the session decides whose. */
  async function begin(drawn: string, session: Session): Promise<string> {
    await session.update((data) => {
      const own = { ...emptyLineSession, ...data[line] };
      return { ...data, [line]: { ...own, draftId: own.draftId ?? drawn } };
    });
    return idsOf(session).draftId ?? drawn;
  }

  return { idsOf, update, ofSession, save };
}

/** The contract's optional fields may be undefined, the rules' may only be absent. */
export function present(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => {
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isGroup ? present(value) : value];
    }),
  );
}
