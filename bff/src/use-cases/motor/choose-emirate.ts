/** The emirate of the entry form: kept with the draft, whose own page about it is skipped then (decisions V1, V2). */
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { type KnownMotorDraft, motorDraftOfSession, saveMotorDraft } from './session-draft.ts';

export async function chooseEmirate(
  bff: Bff,
  { session, context }: Pick<Ask, 'session' | 'context'>,
  emirate_id: number,
): Promise<KnownMotorDraft> {
  const { journey } = await motorDraftOfSession(bff, session, context);
  return saveMotorDraft(bff, session, context, {
    ...journey,
    draft: { ...journey.draft, emirate_id, emirate_chosen_before: true },
  });
}
