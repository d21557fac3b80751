/** The emirate of the entry form: kept with the draft, whose own page about it is skipped then (decisions V1, V2). */
import type { Bff } from '../../parts.ts';
import type { DraftAsk } from '../line-drafts.ts';
import { motorDrafts } from './session-draft.ts';

export function chooseEmirate(bff: Bff, ask: DraftAsk, emirate_id: number) {
  return motorDrafts.change(bff, ask, ({ draft }) => ({
    draft: { ...draft, emirate_id, emirate_chosen_before: true },
  }));
}
