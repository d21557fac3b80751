/** Every plain form of the product, as a list. */
import type { FastifyInstance } from 'fastify';
import type { Bff } from './parts.ts';
import { type Form, serveForm } from './routes/forms/form.ts';
import { createInTurn } from './routes/forms/in-turn.ts';
import { unsavedForm } from './routes/forms/unsaved-form.ts';
import { generalWizardForm } from './routes/general/questionnaire/questionnaire-form.ts';
import { medicalCompareForms } from './routes/medical/plans/compare-forms.ts';
import { emailQuoteForm, membersForm, quotationLinesForm } from './routes/medical/plans/forms.ts';
import { medicalPricesFirst } from './routes/medical/plans/prices-first.ts';
import { buyForm, selectForm } from './routes/medical/purchase/forms.ts';
import {
  medicalResumeLinkForm,
  questionnaireForm,
  undoForm,
} from './routes/medical/questionnaire/questionnaire-form.ts';
import { corporateQuestionnaireForm } from './routes/medical-corporate/questionnaire/questionnaire-form.ts';
import { serveMulkiyaForm } from './routes/motor/questionnaire/mulkiya-form.ts';
import {
  motorCallBackForm,
  motorChassisForm,
  motorEmirateForm,
  motorResumeLinkForm,
} from './routes/motor/questionnaire/other-forms.ts';
import { motorQuestionnaireForm } from './routes/motor/questionnaire/questionnaire-form.ts';
import { pricesFirstForm } from './routes/plan-list/prices-first.ts';
import { vatForm } from './routes/plan-list/vat-form.ts';
import { sponsorForm } from './routes/site/sponsor-form.ts';
import { untilWritten } from './use-cases/page-saves.ts';

/** Posted behind the person's back while the next question is answered, and as each answer is given. */
const saving = [
  questionnaireForm,
  undoForm,
  motorQuestionnaireForm,
  generalWizardForm,
  corporateQuestionnaireForm,
] as const;

const forms = [
  medicalResumeLinkForm,
  membersForm,
  selectForm,
  buyForm,
  emailQuoteForm,
  quotationLinesForm,
  sponsorForm,
  motorEmirateForm,
  motorResumeLinkForm,
  motorChassisForm,
  motorCallBackForm,
] as const;

export function serveForms(app: FastifyInstance, bff: Bff): void {
  const inTurn = createInTurn();
  const saved = saving.map((form) => overOthers(form(bff)));
  for (const form of [...saved, unsavedForm(saved)]) serveForm(app, bff, inTurn(form));
  const prices = pricesFirstForm(bff, medicalPricesFirst);
  for (const form of [
    prices,
    vatForm,
    ...medicalCompareForms(bff),
    ...forms.map((form) => form(bff)),
  ]) {
    serveForm(app, bff, form);
  }
  serveMulkiyaForm(app, bff);
}

/** A save that another page's came before is made again from what is there by then. */
function overOthers(form: Form): Form {
  return { ...form, handle: (ask) => untilWritten(() => form.handle(ask)) };
}
