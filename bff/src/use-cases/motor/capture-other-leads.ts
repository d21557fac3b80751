/** Leads beside the questionnaire's own: a car that is not in the list, and a call asked for (S1 2, decisions V34, V39). */
import type { Car } from '@muqarin/leads/contract/kinds/motor';
import { checkContact } from '@muqarin/rules/contact';
import { checkFindCar } from '@muqarin/rules/motor/find-car';
import { parseMotorContact } from '@muqarin/rules/motor/last-step';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { own } from '@muqarin/rules/questions/form-fields';
import { shortened } from '@muqarin/rules/typed-text';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { contactRules, type Refused } from '../as-person.ts';
import { carNamesOf } from './cars.ts';
import { motorDrafts } from './session-draft.ts';

type LeadAsk = Pick<Ask, 'request' | 'session' | 'context' | 'key'> & {
  fields: Readonly<Record<string, string>>;
};

export type CapturedOther = { outcome: 'captured'; reference: string } | Refused;

/** The parts that are chosen come from the wire where it has them, else from the draft. */
export async function captureFindCar(
  bff: Bff,
  ask: LeadAsk,
  chosen?: MotorDraft,
): Promise<CapturedOther> {
  const checked = checkFindCar(ask.fields, contactRules(bff));
  if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
  const { contact, emirate_id, details } = checked.answers;
  const { draftId, draft } = await motorDrafts.ofSession(bff, ask);
  const car = await carOf(bff, chosen ?? draft, ask.context);
  const written = shortened(own(ask.fields, 'model_name')?.trim() ?? '', 120);
  return capture(bff, ask, {
    kind: 'motor_find_car',
    draftId,
    contact,
    details: {
      emirateId: emirate_id,
      car: written && car.model === '' ? { ...car, model: written } : car,
      details,
    },
  });
}

/** Name, e-mail and phone again, because whoever comes back may have another phone; the hour is a wish. */
export async function captureCallBack(bff: Bff, ask: LeadAsk): Promise<CapturedOther> {
  const checked = checkContact(parseMotorContact(ask.fields), contactRules(bff));
  if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
  const { draftId, draft } = await motorDrafts.ofSession(bff, ask);
  return capture(bff, ask, {
    kind: 'motor_call_back',
    draftId,
    contact: checked.answers,
    details: {
      emirateId: draft.emirate_id ?? null,
      car: await carOf(bff, draft, ask.context),
      callTime: shortened(own(ask.fields, 'call_time') ?? '', 60),
    },
  });
}

type MotorLeadInput = Extract<
  Parameters<Bff['leads']['captureLead']>[0],
  { details: { car: Car } }
>;

async function capture(
  bff: Bff,
  { request, session, context, key }: LeadAsk,
  lead: Omit<MotorLeadInput, 'idempotencyKey'>,
): Promise<CapturedOther> {
  await bff.limits.count(request, 'leads', lead.contact.email);
  const correlationId = motorDrafts.idsOf(session).draftId ?? context.correlationId;
  const { reference } = await bff.leads.captureLead(
    { ...lead, idempotencyKey: key },
    { ...context, correlationId },
  );
  await session.update((data) => ({
    ...data,
    thanks: { reference, noProducts: false, line: 'motor', at: bff.now().toISOString() },
  }));
  return { outcome: 'captured', reference };
}

async function carOf(bff: Bff, draft: MotorDraft, context: Ask['context']): Promise<Car> {
  const names = await carNamesOf(bff, draft, context);
  return {
    makeId: names.make === null ? null : (draft.make_id ?? null),
    make: names.make ?? '',
    modelId: names.model === null ? null : (draft.model_id ?? null),
    model: names.model ?? '',
    variantId: names.variant === null ? null : (draft.variant_id ?? null),
    variant: names.variant ?? '',
    year: draft.manf_year ?? null,
  };
}
