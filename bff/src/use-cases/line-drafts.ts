/** The draft of a line's questionnaire, kept in the session under an id of its own, beside those of other lines, in the rules' words. */
import type { Draft as KeptDraft, leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { CallContext } from '@muqarin/platform/context';
import type { z } from 'zod';
import type { Bff } from '../parts.ts';
import { idsIn, updateIds } from '../session/journey-ids.ts';
import type { JourneyIds, JourneyLine } from '../session/session-data.ts';
import type { Session } from '../session/session-plugin.ts';
import type { MadeFrom, Read } from './page-saves.ts';

/** Where somebody is in a questionnaire. */
export interface Place<Step, Draft> {
  draft: Draft;
  step: Step;
  /** The pages in the order in which they were left, the latest last, where a line goes back by them. */
  history: readonly Step[];
  /** The answers that a reset cleared. */
  undo: Draft | null;
}

export interface KnownDraft<Step, Draft> extends Read, Place<Step, Draft> {
  draftId: string | null;
  /** MQ-…, null before the first answer. */
  reference: string | null;
}

export interface DraftAsk {
  session: Session;
  context: CallContext;
}

/** How a line keeps its answers. */
interface Keeping<Step, Draft> {
  line: JourneyLine;
  first: Step;
  isStep: (value: unknown) => value is Step;
  nothing: Draft;
  /** Null where the draft is none of this line. */
  read: (kept: KeptDraft) => Pick<Place<string, Draft>, 'draft' | 'history' | 'undo'> | null;
  /** A half-typed answer as far as the contract holds it. */
  write: (place: Place<Step, Draft>) => Partial<z.input<typeof leadsContract.saveDraft.input>>;
}

export type LineDrafts<Step extends string, Draft extends object> = ReturnType<
  typeof lineDrafts<Step, Draft>
>;

export function lineDrafts<Step extends string, Draft extends object>({
  line,
  first,
  isStep,
  nothing,
  read,
  write,
}: Keeping<Step, Draft>) {
  const idsOf = ({ data }: Pick<Session, 'data'>): JourneyIds => idsIn(data, line);
  const update = (session: Session, change: Partial<JourneyIds>) =>
    updateIds(session, line, () => change);

  async function ofSession(
    { leads }: Pick<Bff, 'leads'>,
    { session, context }: DraftAsk,
  ): Promise<KnownDraft<Step, Draft>> {
    const { draftId } = idsOf(session);
    const kept = draftId === null ? null : await leads.getDraft({ draftId }, context);
    return known(draftId, kept);
  }

  function known(draftId: string | null, kept: KeptDraft | null): KnownDraft<Step, Draft> {
    const { revision = 0 } = kept ?? {};
    const own = kept && read(kept);
    const of = { draftId, revision };
    if (!own) {
      const place = { draft: nothing, step: first, history: [], undo: null };
      return { ...of, ...place, reference: null, pages: [] };
    }
    const { reference, pages, step } = kept;
    const history = own.history.filter(isStep);
    return { ...of, ...own, history, reference, pages, step: isStep(step) ? step : first };
  }

  /** Under the session's draft; the first save makes one. Throws AppError conflict when another came first (`made`). */
  async function save(
    { leads, newId }: Pick<Bff, 'leads' | 'newId'>,
    { session, context }: DraftAsk,
    place: Place<Step, Draft>,
    made: Partial<MadeFrom> = {},
  ): Promise<{ draftId: string; reference: string }> {
    const draftId = idsOf(session).draftId ?? (await begin(newId(), session));
    const saved = await leads.saveDraft(
      { draftId, step: place.step, answers: { members: [] }, ...write(place), ...made },
      { ...context, correlationId: draftId },
    );
    return { draftId, reference: saved.reference };
  }

  /** Other answers, whatever was saved meanwhile. */
  async function change(
    bff: Pick<Bff, 'leads' | 'newId'>,
    ask: DraftAsk,
    other: (known: KnownDraft<Step, Draft>) => Partial<Place<Step, Draft>>,
  ): Promise<{ draftId: string; reference: string }> {
    const known = await ofSession(bff, ask);
    return save(bff, ask, { ...known, ...other(known) });
  }

  /** Two first saves of one session, from two pages, are of one draft: the session decides whose. */
  async function begin(drawn: string, session: Session): Promise<string> {
    await updateIds(session, line, ({ draftId }) => ({ draftId: draftId ?? drawn }));
    return idsOf(session).draftId ?? drawn;
  }

  return { line, first, isStep, idsOf, update, ofSession, save, change };
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
