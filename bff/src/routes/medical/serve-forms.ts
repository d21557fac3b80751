/** Every plain form of the product, as a list. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from '../../parts.ts';
import { untilWritten } from '../../use-cases/page-saves.ts';
import { generalWizardForm } from '../general/wizard-form.ts';
import { serveMulkiyaForm } from '../motor/questionnaire/mulkiya-form.ts';
import {
  motorCallBackForm,
  motorChassisForm,
  motorEmirateForm,
  motorResumeLinkForm,
} from '../motor/questionnaire/other-forms.ts';
import { motorQuestionnaireForm } from '../motor/questionnaire/questionnaire-form.ts';
import { sponsorForm } from '../site/sponsor-form.ts';
import { leadStatusForm } from '../staff/lead-queue.ts';
import { phoneCodeForm } from '../staff/phone-codes.ts';
import { signInForm, signOutForm } from '../staff/sign-in.ts';
import { buyForm, selectForm } from './buy-forms.ts';
import { clearComparedForm, comparePlansForm, toggleComparedForm } from './compare-forms.ts';
import { type Form, serveForm } from './form.ts';
import { createInTurn } from './in-turn.ts';
import { questionnaireForm, resumeLinkForm, undoForm } from './questionnaire-forms.ts';
import { emailQuoteForm, membersForm, quotationLinesForm } from './quote-forms.ts';
import { unsavedForm } from './unsaved-form.ts';

/** Posted behind the person's back while the next question is answered, and as each answer is given. */
const saving = [questionnaireForm, undoForm, motorQuestionnaireForm, generalWizardForm] as const;

const forms = [
  resumeLinkForm,
  membersForm,
  toggleComparedForm,
  clearComparedForm,
  comparePlansForm,
  selectForm,
  buyForm,
  emailQuoteForm,
  quotationLinesForm,
  sponsorForm,
  motorEmirateForm,
  motorResumeLinkForm,
  motorChassisForm,
  motorCallBackForm,
  signInForm,
  signOutForm,
  leadStatusForm,
  phoneCodeForm,
] as const;

export function serveForms(app: FastifyInstance, bff: Bff): void {
  const inTurn = createInTurn();
  const saved = saving.map((form) => overOthers(form(bff)));
  for (const form of [...saved, unsavedForm(saved)]) serveForm(app, bff, inTurn(form));
  for (const form of forms) serveForm(app, bff, form(bff));
  serveMulkiyaForm(app, bff);
}

/** A save that another page's came before is made again from what is there by then. */
function overOthers(form: Form): Form {
  return { ...form, handle: (ask) => untilWritten(() => form.handle(ask)) };
}
