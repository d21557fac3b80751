/** Two leads of a person become one at the desk, and two again. */
import type { MergeOutcome } from '@muqarin/leads/contract/desk-merge';
import { messages } from '@muqarin/rules/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import { formPaths } from '../../../contract/forms.ts';
import { ours, said, typed } from '../../locale/said.ts';
import { type FormOutcome, ownPath } from '../forms/form.ts';
import { leadIdIn } from './desk.ts';
import type { Acting } from './desk-acting.ts';

const desk = formPaths.staffDesk;

export const mergeActs: Readonly<Record<string, (acting: Acting) => Promise<FormOutcome>>> = {
  merge: async ({ bff, ask, staffId }) => {
    const [leadId, into] = [leadIdIn(ask.fields.lead_id), leadIdIn(ask.fields.into)];
    if (leadId === null || into === null) return { to: desk, warning: ours(messages.notFound) };
    const came = await bff.leads.mergeLeads({ leadId, into, staffId }, ask.context);
    const { deskMerged, deskNoMerge } = staffMessages;
    return outcomeOf(came, `${desk}/${into}`, { done: deskMerged, refused: deskNoMerge });
  },
  unmerge: async ({ bff, ask, staffId }) => {
    const leadId = leadIdIn(ask.fields.lead_id);
    if (leadId === null) return { to: desk, warning: ours(messages.notFound) };
    const came = await bff.leads.undoMerge({ leadId, staffId }, ask.context);
    const { deskUnmerged, deskNoUndo } = staffMessages;
    const to = ownPath(ask.fields.return, `${desk}/${leadId}`);
    return outcomeOf(came, to, { done: deskUnmerged, refused: deskNoUndo });
  },
};

function outcomeOf(
  { outcome, by }: MergeOutcome,
  to: string,
  words: { done: string; refused: string },
): FormOutcome {
  switch (outcome) {
    case 'done':
      return { to, notice: ours(words.done) };
    case 'gone':
      return { to: desk, warning: ours(staffMessages.leadGone) };
    case 'refused':
      return { to, warning: ours(words.refused) };
    case 'lost':
      return {
        to,
        warning:
          by === null
            ? ours(staffMessages.deskFree)
            : said(staffMessages.deskLost, { name: typed(by) }),
      };
  }
}
