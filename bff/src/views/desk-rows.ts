/** A lead at the desk as its page shows it: what was asked, in words of ours. */
import type { DeskPerson, DeskRow } from '@muqarin/leads/contract/desk';
import type { DeskMove } from '@muqarin/leads/contract/desk-reassign';
import { reassignReasonIn } from '@muqarin/rules/desk/reassign-reasons';
import type { DeskMoveView, DeskRowView, DeskStoryLine } from '../../contract/desk-pages.ts';
import type { DraftFields } from '../locale/page-draft.ts';
import { ours } from '../locale/said.ts';
import { emirateName } from './emirate-name.ts';

export function deskRowView(row: DeskRow, staffId: string): DraftFields<DeskRowView> {
  const { asked, emirateId } = row;
  const number = (name: string) => Number(asked[name] ?? 0);
  const said = (name: string) => String(asked[name] ?? '');
  return {
    leadId: row.leadId,
    reference: row.reference,
    source: row.source === 'individual_medical' ? 'medical_individual' : row.source,
    slot: row.slot,
    language: row.language,
    emirate: emirateId === 0 ? '' : ours(emirateName(emirateId)),
    insurance: said('insuranceType'),
    cover: number('cover'),
    car: said('car'),
    vehicles: number('vehicles'),
    members: number('members'),
    employees: number('employees'),
    travelDate: said('travelDate'),
    returnDate: said('returnDate'),
    formPage: said('page'),
    plans: row.plans,
    state: row.state,
    capturedAt: row.capturedAt,
    dueAt: row.dueAt,
    tries: row.tries,
    clocks: row.clocks,
    heldBy: row.heldBy,
    isMine: row.heldBy === staffId,
    merged: row.merged && {
      into: row.merged.into,
      reference: row.merged.reference,
      by: row.merged.by,
      until: row.merged.undoUntil,
    },
  };
}

export function deskMoveView(
  { leadId, reference, by, to, reason }: DeskMove,
  staffId: string,
): DeskMoveView {
  return { leadId, reference, by, to, isToMe: to === staffId, reason };
}

/** Null unless the reader had the lead last and a supervisor moved it since, or another took it whom nothing of theirs kept from it. */
export function movedFrom(
  { row: { leadId, reference }, story }: Pick<DeskPerson, 'row' | 'story'>,
  staffId: string,
): DeskMoveView | null {
  const moves = story.filter(({ kind }) => heldKinds.includes(kind));
  const last = moves.at(-1);
  if (last?.kind === 'taken' && last.staffId !== staffId && hadIt(moves.at(-2), staffId)) {
    const by = last.staffId ?? '';
    return { leadId, reference, by, to: by, isToMe: false, reason: 'unheard' };
  }
  const reason = reassignReasonIn(last?.reason);
  if (last?.from !== staffId || reason === null) return null;
  const by = last.staffId ?? '';
  return { leadId, reference, by, to: last.to || null, isToMe: false, reason };
}

/** After which a lead is another's, or nobody's. */
const heldKinds: readonly string[] = ['taken', 'reassigned', 'released', 'disposed'];

function hadIt(before: DeskPerson['story'][number] | undefined, staffId: string): boolean {
  if (before?.kind === 'reassigned') return before.to === staffId;
  return before?.kind === 'taken' && before.staffId === staffId;
}

export function storyLine(line: DeskPerson['story'][number]): DeskStoryLine {
  return {
    kind: line.kind,
    at: line.at,
    by: line.staffId ?? '',
    text: line.text ?? '',
    word: line.disposition ?? line.status ?? '',
    reference: line.reference ?? '',
    plans: line.plans ?? 0,
    netFils: line.netFils ?? null,
    callBackAt: line.callBackAt ?? null,
    move:
      line.from === undefined
        ? null
        : { from: line.from, to: line.to ?? '', reason: line.reason ?? '' },
  };
}
