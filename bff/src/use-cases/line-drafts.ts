/** The draft of a line's questionnaire, kept in the session under an id of its own, beside those of other lines, in the rules' words. */
import type { Answers, Draft as KeptDraft } from '@muqarin/leads/contract/draft';
import type { CallContext } from '@muqarin/platform/context';
import { keptOf } from '@muqarin/rules/contact';
import { shortened } from '@muqarin/rules/typed-text';
import type { Bff } from '../parts.ts';
import { withBegun } from '../session/begun.ts';
import { idsIn, updateIds, withIds } from '../session/journey-ids.ts';
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

/** Of one answer; nobody is asked for more. */
const LONGEST_TEXT = 500;

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
  /** The most signs that are kept of each field of a half-typed contact. */
  contactFields: Readonly<Record<string, number>>;
  /** What stands for nothing any more is left out. */
  read?: (kept: Draft) => Draft;
}

export type LineDrafts<Step extends string, Draft extends object> = ReturnType<
  typeof lineDrafts<Step, Draft>
>;

export function lineDrafts<Step extends string, Draft extends object>({
  line,
  first,
  isStep,
  nothing,
  contactFields,
  read = (kept) => kept,
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
    if (!kept) {
      const place = { draft: nothing, step: first, history: [], undo: null };
      return { ...place, draftId, reference: null, revision: 0, pages: [] };
    }
    const { reference, revision, pages, step, answers, undo } = kept;
    return {
      draftId,
      reference,
      revision,
      pages,
      step: isStep(step) ? step : first,
      history: kept.history.filter(isStep),
      draft: read(answers as Draft),
      undo: undo && read(undo as Draft),
    };
  }

  function storable(draft: Draft): Answers {
    const said = present(draft);
    const { contact } = said;
    const kept = Object.entries(said).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? shortened(answer, LONGEST_TEXT) : answer,
    ]);
    return {
      ...Object.fromEntries(kept),
      ...(typeof contact === 'object' && contact
        ? { contact: keptOf(contact, contactFields) }
        : {}),
    };
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
      {
        draftId,
        line,
        step: place.step,
        answers: storable(place.draft),
        undo: place.undo && storable(place.undo),
        history: [...place.history],
        ...made,
      },
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
    await session.update((data) => {
      const held = idsIn(data, line);
      if (held.draftId !== null) return data;
      return withBegun(withIds(data, line, { ...held, draftId: drawn }), { draftIds: [drawn] });
    });
    return idsOf(session).draftId ?? drawn;
  }

  return { line, first, isStep, idsOf, update, ofSession, save, change };
}

/** What was left out is absent, in groups of answers too. */
function present(fields: object): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, presentIn(value)]));
}

function presentIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(presentIn);
  return typeof value === 'object' && value !== null ? present(value) : value;
}
