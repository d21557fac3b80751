/** The end of the questionnaire (S1 4, decisions V10): the lead first, then the quote and the three ways on. */
import { AppError } from '@muqarin/platform/errors';
import type { Contact } from '@muqarin/rules/contact';
import { checkContact } from '@muqarin/rules/contact';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { parseChassis } from '@muqarin/rules/motor/chassis';
import { pageAfterLastStep } from '@muqarin/rules/motor/pages';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { MotorAnswers, MotorDraft } from '@muqarin/rules/motor/types';
import type { Bff } from '../../parts.ts';
import { asPerson, contactRules, type Refused, type Sender } from '../as-person.ts';
import { vehicleOf } from './cars.ts';
import { keepMulkiya } from './mulkiya.ts';
import { priceAnswers } from './price-answers.ts';
import { leadDetails, ratingAnswers } from './rating-answers.ts';
import { motorDraftOfSession, saveMotorDraft, updateMotorSession } from './session-draft.ts';

export type LastStep =
  | {
      outcome: 'captured';
      leadId: string;
      reference: string;
      isProductAvailable: boolean;
      page: 'noChassis' | 'oops' | 'products';
    }
  | Refused;

export interface LastStepAsk extends Sender {
  draft: MotorDraft;
}

interface Ready {
  answers: MotorAnswers;
  contact: Contact;
  chassisNo: string;
}

/** Throws AppError too_many, or what a service could not do; then the captcha's answer counts again. */
export async function submitLastStep(bff: Bff, ask: LastStepAsk): Promise<LastStep> {
  const today = bff.today();
  const rules = contactRules(bff);
  const checked = checkMotorAnswers(ask.draft, today, rules);
  const errors = [
    ...(checked.ok ? [] : checked.errors),
    ...motorQuestions.check('last', ask.draft, { ...rules, today }),
  ];
  const contact = checkContact(ask.draft.contact ?? {}, rules);
  if (!checked.ok || !contact.ok || errors.length > 0) return { outcome: 'refused', errors };
  const chassis = parseChassis(ask.draft.chassis_no ?? '');
  const ready = {
    answers: checked.answers,
    contact: contact.answers,
    chassisNo: chassis.ok ? chassis.chassis_no : '',
  };
  return asPerson(bff, ask, ready.contact.email, () => capture(bff, ask, ready));
}

async function capture(bff: Bff, ask: LastStepAsk, ready: Ready): Promise<LastStep> {
  const { session, context: asked, key } = ask;
  const { answers, contact, chassisNo } = ready;
  const vehicle = await vehicleOf(bff, answers, asked);
  if (!vehicle) return noSuchCar();
  const { journey } = await motorDraftOfSession(bff, session, asked);
  const { draftId, reference } = await saveMotorDraft(bff, session, asked, {
    ...journey,
    draft: { ...ask.draft, contact },
    step: 'last',
  });
  const context = { ...asked, correlationId: draftId };
  const productCount = await countPlans(bff, answers, context);
  if (productCount === null) return noSuchCar();
  const lead = await bff.leads.captureLead(
    {
      idempotencyKey: key,
      kind: 'motor',
      draftId,
      contact,
      details: leadDetails(answers, vehicle, chassisNo),
      productCount,
    },
    context,
  );
  const { leadId } = lead;
  await updateMotorSession(session, { leadId });
  await keepMulkiya(bff, draftId, context);
  const priced = await priceAnswers(bff, { session, context, draftId, reference, answers, leadId });
  if (priced.outcome === 'priced') {
    await bff.leads.linkQuote({ leadId, quoteId: priced.quote.quoteId }, context);
  }
  const isProductAvailable = productCount > 0;
  const page = pageAfterLastStep(chassisNo, isProductAvailable);
  if (page !== 'products')
    await mailWayBack(bff, { draftId, leadId, email: contact.email, context });
  await session.update((data) => ({
    ...data,
    thanks: {
      reference: lead.reference,
      noProducts: !isProductAvailable,
      at: bff.now().toISOString(),
    },
  }));
  return { outcome: 'captured', leadId, reference: lead.reference, isProductAvailable, page };
}

interface WayBack {
  draftId: string;
  leadId: string;
  email: string;
  context: LastStepAsk['context'];
}

/** Whoever has to look for a number, or to wait for a call, comes back by a mail (decisions V39). The lead is kept whatever becomes of it. */
async function mailWayBack(bff: Bff, { draftId, leadId, email, context }: WayBack): Promise<void> {
  const asked = { draftId, email, idempotencyKey: `way-back-${leadId}` };
  await bff.leads.requestResumeLink(asked, context).catch((error: unknown) => {
    bff.logger.warn({ err: error, leadId }, 'no link back was mailed for a lead');
  });
}

/** Null for a car that the catalogue does not have any more. */
async function countPlans(
  bff: Bff,
  answers: MotorAnswers,
  context: LastStepAsk['context'],
): Promise<number | null> {
  const priced = await bff.quoting.priceMotor({ answers: ratingAnswers(answers) }, context);
  if (priced.outcome === 'priced') return priced.tiles.length;
  if (priced.outcome === 'unknown_vehicle') return null;
  throw new AppError('internal', 'BFF.NOT_PRICED', messages.somethingFailed);
}

function noSuchCar(): Refused {
  return {
    outcome: 'refused',
    errors: [{ field: 'variant_id', message: motorMessages.unknownCar }],
  };
}
