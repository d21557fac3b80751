/** What agents do at the desk: take a lead or the next one, give it back, write a note, say what came of the call, show that they are there. */
import { type ActOutcome, NOTE_MOST, type TakeOutcome } from '@muqarin/leads/contract/desk';
import { callBackFields, callBackAt as callBackIn } from '@muqarin/rules/desk/call-back';
import { choiceIn, type DeskChoice, everything, wantedOf } from '@muqarin/rules/desk/desk-choice';
import { isDisposition } from '@muqarin/rules/desk/dispositions';
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import type { StaffAct } from '@muqarin/rules/staff/roles';
import { severalLines } from '@muqarin/rules/typed-text';
import { formPaths } from '../../../contract/forms.ts';
import { ours, said, typed } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { setFlash } from '../../session/flash.ts';
import { type Form, type FormOutcome, ownPath, wantsJson } from '../forms/form.ts';
import { leadIdIn } from './desk.ts';
import type { Acting } from './desk-acting.ts';
import { mergeActs } from './desk-merge-acts.ts';
import { reassigned } from './desk-reassign.ts';

const desk = formPaths.staffDesk;

export function deskForm(bff: Bff): Form {
  return {
    path: desk,
    flashPage: 'staff-desk',
    act: 'reopen-leads',
    handle: async (ask) => {
      const { action = '' } = ask.fields;
      const { user: staffId } = requireStaff(ask.session, neededFor(action));
      const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
      return act ? act({ bff, ask, staffId }) : { to: desk, warning: ours(messages.notFound) };
    },
  };
}

/** Of the form that asks for it, which the session keeps; elsewhere what was chosen last. */
async function choiceOf({ ask: { fields, session } }: Acting): Promise<DeskChoice> {
  if (fields.choice === undefined) return session.data.deskChoice ?? everything;
  const deskChoice = choiceIn(fields);
  await session.update((data) => ({ ...data, deskChoice }));
  return deskChoice;
}

/** Some a supervisor may do who works on no lead. */
function neededFor(action: string): StaffAct {
  if (action === 'reassign') return 'reassign-leads';
  return action === 'reopen' || action === 'unmerge' ? 'reopen-leads' : 'work-desk';
}

const acts: Readonly<Record<string, (acting: Acting) => Promise<FormOutcome>>> = {
  take: async (acting) => {
    const { bff, ask, staffId } = acting;
    const leadId = leadIdIn(ask.fields.lead_id);
    if (leadId === null) return { to: desk, warning: ours(messages.notFound) };
    return leadingOn(
      acting,
      taken(acting, await bff.leads.takeLead({ leadId, staffId }, ask.context)),
    );
  },
  next: async (acting) => {
    const { bff, ask, staffId } = acting;
    const wanted = wantedOf(await choiceOf(acting));
    return taken(acting, await bff.leads.takeNextLead({ staffId, ...wanted }, ask.context));
  },
  choose: async (acting) => {
    await choiceOf(acting);
    return { to: desk, notice: ours(staffMessages.deskChosen) };
  },
  release: (acting) =>
    onLead(acting, desk, staffMessages.deskReleased, (leadId) =>
      acting.bff.leads.releaseLead({ leadId, staffId: acting.staffId }, acting.ask.context),
    ),
  note: async (acting) => {
    const text = severalLines(acting.ask.fields.text);
    const back = pageOf(acting.ask.fields.lead_id);
    if (text === '') return { to: back, warning: ours(staffMessages.deskNoText) };
    if (text.length > NOTE_MOST) {
      return unkept({
        to: back,
        warning: said(siteMessages.lineTooLong, { count: NOTE_MOST }),
      });
    }
    const done = await onLead(acting, back, staffMessages.deskNoted, (leadId) =>
      acting.bff.leads.noteLead({ leadId, staffId: acting.staffId, text }, acting.ask.context),
    );
    return unkept(done);
  },
  dispose: async (acting) => {
    const { fields } = acting.ask;
    const { lead_id, disposition = '' } = fields;
    if (!isDisposition(disposition)) {
      return { to: pageOf(lead_id), warning: ours(staffMessages.deskNoWord) };
    }
    const callBackAt = disposition === 'call_back' ? callBackIn(fields) : null;
    const back = callBackAt === null ? {} : { callBackAt };
    return onLead(acting, desk, staffMessages.deskDisposed, (leadId) => {
      const asked = { leadId, staffId: acting.staffId, disposition, ...back };
      return acting.bff.leads.disposeLead(asked, acting.ask.context);
    });
  },
  reopen: async ({ bff, ask, staffId }) => {
    const to = ownPath(ask.fields.return, desk);
    const leadId = leadIdIn(ask.fields.lead_id);
    if (leadId === null) return { to, warning: ours(messages.notFound) };
    const { outcome } = await bff.leads.reopenLead({ leadId, staffId }, ask.context);
    if (outcome === 'done') return { to, notice: ours(staffMessages.leadNew) };
    return {
      to,
      warning: ours(outcome === 'gone' ? staffMessages.leadGone : staffMessages.deskWaits),
    };
  },
  ...mergeActs,
  reassign: reassigned,
  /** By script, again and again. */
  sign: async ({ bff, ask, staffId }) => {
    await bff.leads.atDesk({ staffId }, ask.context);
    return { to: desk };
  },
};

function taken({ ask }: Acting, came: TakeOutcome): FormOutcome {
  const list = ownPath(ask.fields.return, desk);
  switch (came.outcome) {
    case 'taken':
      return { to: pageOf(came.leadId), notice: ours(staffMessages.deskTaken) };
    case 'yours':
      return { to: pageOf(came.leadId), notice: ours(staffMessages.deskYours) };
    case 'held':
      return { to: list, warning: said(staffMessages.deskHeld, { name: typed(came.by) }) };
    case 'full':
      return { to: list, warning: said(staffMessages.deskFull, { count: came.capacity }) };
    case 'closed':
      return { to: list, warning: ours(staffMessages.deskClosed) };
    case 'moving':
      return { to: list, warning: ours(staffMessages.deskMoving) };
    case 'nobody':
      return { to: list, warning: ours(staffMessages.deskNobody) };
  }
}

/** A script goes to the page of the lead by itself: what is said there waits for it, as after a 303. */
async function leadingOn({ ask }: Acting, said: FormOutcome): Promise<FormOutcome> {
  const { notice, to } = said;
  if (notice === undefined) return said;
  if (wantsJson(ask.request)) await setFlash(ask.session, 'staff-desk', { notice });
  return { ...said, redirect: to };
}

/** A note that was refused comes back as it was typed. */
function unkept(said: FormOutcome): FormOutcome {
  const { warning } = said;
  return warning === undefined ? said : { ...said, errors: [{ field: 'text', message: warning }] };
}

/** Whoever lost it is told who has it, on its page. */
async function onLead(
  { ask }: Acting,
  to: string,
  notice: string,
  act: (leadId: string) => Promise<ActOutcome>,
): Promise<FormOutcome> {
  const leadId = leadIdIn(ask.fields.lead_id);
  if (leadId === null) return { to: desk, warning: ours(messages.notFound) };
  const { outcome, by } = await act(leadId);
  if (outcome === 'done') return { to, notice: ours(notice) };
  if (outcome === 'gone') return { to: desk, warning: ours(staffMessages.leadGone) };
  const back = pageOf(leadId);
  if (outcome === 'refused') {
    // It comes back as it was chosen.
    const warning = ours(staffMessages.deskNoTime);
    return { to: back, warning, errors: [{ field: callBackFields.day, message: warning }] };
  }
  if (by === null) return { to: back, warning: ours(staffMessages.deskFree) };
  return { to: back, warning: said(staffMessages.deskLost, { name: typed(by) }) };
}

function pageOf(leadId: string | undefined): string {
  const known = leadIdIn(leadId);
  return known === null ? desk : `${desk}/${known}`;
}
