/** The end of the questionnaire (S1 4, decisions V10): the lead first, then the quote and the three ways on. */
import { AppError } from '@muqarin/platform/errors';
import type { Contact } from '@muqarin/rules/contact';
import { checkContact } from '@muqarin/rules/contact';
import { messages } from '@muqarin/rules/messages';
import { checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { parseChassis } from '@muqarin/rules/motor/chassis';
import { motorMessages } from '@muqarin/rules/motor/messages';
import { pageAfterLastStep } from '@muqarin/rules/motor/pages';
import { motorQuestions } from '@muqarin/rules/motor/questions';
import type { MotorAnswers, MotorDraft } from '@muqarin/rules/motor/types';
import type { Bff } from '../../parts.ts';
import { asPerson, contactRules, type Refused, type Sender } from '../as-person.ts';
import { leadOf, quoteOf, thank } from '../lead-then-quote.ts';
import { vehicleOf } from './cars.ts';
import { keepMulkiya } from './mulkiya.ts';
import { priceAnswers } from './price-answers.ts';
import { leadDetails, ratingAnswers } from './rating-answers.ts';
import { motorDrafts } from './session-draft.ts';

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
  const { session, context: asked } = ask;
  const { answers, contact, chassisNo } = ready;
  const vehicle = await vehicleOf(bff, answers, asked);
  if (!vehicle) return noSuchCar();
  let productCount = 0;
  const ended = { drafts: motorDrafts, step: 'last', draft: { ...ask.draft, contact } } as const;
  const lead = await leadOf(bff, ask, ended, async (draftId, context) => {
    const counted = await countPlans(bff, answers, context);
    if (counted === null) return noSuchCar();
    productCount = counted;
    const details = leadDetails(answers, vehicle, chassisNo);
    return { kind: 'motor', draftId, contact, details, productCount };
  });
  if (lead.outcome === 'refused') return lead;
  const { draftId, leadId, reference } = lead;
  const context = { ...asked, correlationId: draftId };
  await keepMulkiya(bff, draftId, context);
  await quoteOf(bff, ask, lead, async (quoting) => {
    const priced = await priceAnswers(bff, { ...quoting, answers });
    return priced.outcome === 'priced' ? priced.quote : null;
  });
  const isProductAvailable = productCount > 0;
  const page = pageAfterLastStep(chassisNo, isProductAvailable);
  if (page !== 'products')
    await mailWayBack(bff, { draftId, leadId, email: contact.email, context });
  await thank(bff, session, { line: 'motor', reference, noProducts: !isProductAvailable });
  return { outcome: 'captured', leadId, reference, isProductAvailable, page };
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
