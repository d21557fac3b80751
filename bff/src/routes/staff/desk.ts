/** The call centre's desk: who waits for a call, and one of them with their story (decisions A37, X11, X25). */
import type { DeskPerson } from '@muqarin/leads/contract/desk';
import { type CivilDate, toIsoDate } from '@muqarin/rules/dates';
import { callBackFields, callBackRange, chosenCallBack } from '@muqarin/rules/desk/call-back';
import { everything } from '@muqarin/rules/desk/desk-choice';
import { emirates } from '@muqarin/rules/emirates';
import { messages } from '@muqarin/rules/messages';
import { healthWords } from '@muqarin/rules/site/health-words';
import { callSlots } from '@muqarin/rules/site/lookups';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type { DeskLeadPage, DeskList, DeskPage, DeskView } from '../../../contract/desk-pages.ts';
import { formPaths } from '../../../contract/forms.ts';
import type { Redirect } from '../../../contract/pages.ts';
import { type DraftFields, oursIn, oursNamed, type PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireStaff } from '../../security/require-staff.ts';
import { setFlash, takeFlash } from '../../session/flash.ts';
import type { Flash } from '../../session/session-data.ts';
import { papersUnlessAway } from '../../use-cases/papers-of-journeys.ts';
import { deskMoveView, deskRowView, movedFrom, storyLine } from '../../views/desk-rows.ts';
import type { PageAsk } from '../pages/page-ask.ts';
import { listPage } from './list-page.ts';
import { policiesOfLeads } from './policies-of-leads.ts';

const views: readonly DeskView[] = ['now', 'later', 'mine', 'closed'];

export async function deskPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<DeskPage>> {
  await showPresence(bff, { session, context });
  const list = await deskList(bff, { query, session, context });
  const { notice = null, warning = null } = await takeFlash(session, 'staff-desk');
  return {
    ...list,
    ...chosenOf(query),
    mayWork: mayAsStaff(session, 'work-desk'),
    maySearch: mayAsStaff(session, 'search-leads'),
    mayReopen: mayAsStaff(session, 'reopen-leads'),
    choice: session.data.deskChoice ?? everything,
    emirates: emirates.map(oursNamed),
    notice,
    error: warning,
  };
}

/** Who waits, as it is now. */
export async function deskList(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<DraftFields<DeskList>> {
  const { user: staffId } = requireStaff(session, 'see-desk');
  const { view, slot } = chosenOf(query);
  const { rows, ...found } = await listPage(query, async (range) => {
    const asked = { staffId, view, ...(slot === null ? {} : { slot }), ...range };
    const { leads, ...more } = await bff.leads.listDesk(asked, context);
    return { rows: leads, ...more };
  });
  const { moves } = mayAsStaff(session, 'work-desk')
    ? await bff.leads.deskMoves({ staffId }, context)
    : { moves: [] };
  return {
    ...found,
    moves: moves.map((move) => deskMoveView(move, staffId)),
    rows: rows.map((row) => deskRowView(row, staffId)),
  };
}

function chosenOf({ view, slot }: PageAsk['query']): Pick<DeskPage, 'view' | 'slot'> {
  return {
    view: views.find((known) => known === view) ?? 'now',
    slot: callSlots.find((known) => known === slot) ?? null,
  };
}

export async function deskLeadPage(
  bff: Bff,
  { query, session, context }: PageAsk,
): Promise<PageDraft<DeskLeadPage | Redirect>> {
  const { user: staffId } = requireStaff(session, 'see-desk');
  const leadId = leadIdIn(query.lead);
  const signSeconds = await showPresence(bff, { session, context });
  const found = leadId === null ? null : await bff.leads.openDeskLead({ leadId, staffId }, context);
  if (!found) {
    const warning = leadId === null ? messages.notFound : staffMessages.leadGone;
    await setFlash(session, 'staff-desk', { warning: ours(warning) });
    return { redirect: formPaths.staffDesk };
  }
  const { row, verdict, journeyId, quoteId, answers, story, others } = found;
  const [policies, papers] = await Promise.all([
    policiesOfLeads(bff, [{ leadId: row.leadId, quoteId }], context),
    papersUnlessAway(bff, journeyId ? [journeyId] : [], context),
  ]);
  const policy = policies.get(row.leadId);
  const isMovable = row.heldBy !== null && mayAsStaff(session, 'reassign-leads');
  const present = isMovable ? await bff.leads.presentAgents({}, context) : null;
  const said = await takeFlash(session, 'staff-desk');
  const { notice = null, warning = null, typed } = said;
  return {
    mayWork: mayAsStaff(session, 'work-desk'),
    signSeconds,
    mayReopen: mayAsStaff(session, 'reopen-leads'),
    reassignTo: present?.staffIds.filter((each) => each !== row.heldBy) ?? null,
    moved: row.heldBy === staffId ? null : movedFrom(found, staffId),
    row: deskRowView(row, staffId),
    person: personOf(found),
    verdict: verdict.may ? { may: true } : verdict,
    answers: {
      companyName: answers.companyName,
      callTime: answers.callTime,
      person: answers.health ? healthWords(answers.health).map(ours) : [],
      details: answers.details,
      whatsapp: answers.whatsapp,
      checked: answers.checked ?? [],
    },
    policy: policy ? oursIn(policy, 'unconfirmed') : null,
    papers: papers?.map(oursNamed) ?? null,
    note: typed?.text ?? '',
    callBack: callBackOf(said, bff.today()),
    story: story.map(storyLine),
    others: others.map((other) => deskRowView(other, staffId)),
    notice,
    error: warning,
  };
}

/** A page that an agent looks at is a sign of theirs; where scripts run there is one every `signSeconds`, which it answers. */
async function showPresence(
  bff: Bff,
  { session, context }: Pick<PageAsk, 'session' | 'context'>,
): Promise<number | null> {
  if (!mayAsStaff(session, 'work-desk')) return null;
  const { user: staffId } = requireStaff(session, 'work-desk');
  return (await bff.leads.atDesk({ staffId }, context)).signSeconds;
}

/** Nobody is mailed from here, and no number is offered that may not be called. */
function personOf({ contact, verdict }: DeskPerson): DeskLeadPage['person'] {
  const { email: _email, phone: _phone, fullNumber, ...person } = contact;
  return { ...person, phone: verdict.may ? fullNumber : null };
}

function callBackOf(
  { typed = {}, errors = [] }: Flash,
  today: CivilDate,
): PageDraft<DeskLeadPage['callBack']> {
  const { first, last } = callBackRange(today);
  const wrong = errors.find(({ field }) => field === callBackFields.day);
  return {
    first: toIsoDate(first),
    last: toIsoDate(last),
    chosen: chosenCallBack(typed),
    error: wrong?.message ?? null,
  };
}

export function leadIdIn(text: string | undefined): string | null {
  return text !== undefined && /^[\w.-]{1,64}$/.test(text) ? text : null;
}
