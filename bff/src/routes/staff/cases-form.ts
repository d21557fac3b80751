/** What staff do about claims and complaints: take one, give it back, one act of the table of case states, show that they are there. */
import { CASE_TEXT_MOST, type CaseOutcome } from '@muqarin/leads/contract/cases';
import { type CaseAct, isCaseAct } from '@muqarin/rules/cases/case-states';
import { messages } from '@muqarin/rules/messages';
import { siteMessages } from '@muqarin/rules/site/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import { severalLines } from '@muqarin/rules/typed-text';
import { formPaths } from '../../../contract/forms.ts';
import { ours, said, typed } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import { leadIdIn } from './desk.ts';

const desk = formPaths.staffCases;

const notices: Readonly<Record<CaseAct, string>> = {
  acknowledge: staffMessages.caseAcknowledged,
  answer: staffMessages.caseAnswered,
  settle: staffMessages.caseClosed,
  refuse: staffMessages.caseRefusing,
  agree: staffMessages.caseClosed,
  return: staffMessages.caseReturned,
  reopen: staffMessages.caseReopened,
};

export function casesForm(bff: Bff): Form {
  return {
    path: desk,
    flashPage: 'staff-cases',
    act: 'work-cases',
    handle: async (ask) => {
      const { user: staffId } = requireStaff(ask.session, 'work-cases');
      const { action = '' } = ask.fields;
      if (action === 'sign') {
        await bff.leads.atCases({ staffId }, ask.context);
        return { to: desk };
      }
      const caseId = leadIdIn(ask.fields.case_id);
      if (caseId === null) return { to: desk, warning: ours(messages.notFound) };
      return act(bff, ask, { caseId, staffId }, action);
    },
  };
}

interface OneCase {
  caseId: string;
  staffId: string;
}

async function act(bff: Bff, ask: FormAsk, one: OneCase, action: string): Promise<FormOutcome> {
  const back = `${desk}/${one.caseId}`;
  if (action === 'take') {
    const came = await bff.leads.takeCase(one, ask.context);
    return answered(came, { to: back, notice: ours(staffMessages.caseTaken) }, back);
  }
  if (action === 'release') {
    const came = await bff.leads.releaseCase(one, ask.context);
    return answered(came, { to: desk, notice: ours(staffMessages.caseReleased) }, back);
  }
  if (!isCaseAct(action)) return { to: back, warning: ours(messages.notFound) };
  const text = severalLines(ask.fields.text);
  if (text.length > CASE_TEXT_MOST) {
    const warning = said(siteMessages.lineTooLong, { count: CASE_TEXT_MOST });
    return withText({ to: back, warning });
  }
  const done = await bff.leads.workCase({ ...one, act: action, text }, ask.context);
  return withText(answered(done, { to: back, notice: ours(notices[action]) }, back));
}

function answered({ outcome, by }: CaseOutcome, done: FormOutcome, back: string): FormOutcome {
  switch (outcome) {
    case 'done':
      return done;
    case 'gone':
      return { to: desk, warning: ours(staffMessages.caseGone) };
    case 'illegal':
      return { to: back, warning: ours(staffMessages.caseMoved) };
    case 'own':
      return { to: back, warning: ours(staffMessages.caseOwn) };
    case 'empty':
      return { to: back, warning: ours(staffMessages.caseNoText) };
    case 'lost':
      return by === null
        ? { to: back, warning: ours(staffMessages.caseMoved) }
        : { to: back, warning: said(staffMessages.caseHeld, { name: typed(by) }) };
  }
}

/** What was refused comes back as it was typed. */
function withText(said: FormOutcome): FormOutcome {
  const { warning } = said;
  return warning === undefined ? said : { ...said, errors: [{ field: 'text', message: warning }] };
}
