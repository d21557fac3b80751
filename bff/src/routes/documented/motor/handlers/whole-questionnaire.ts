/** The two calls that carry the whole questionnaire, in either spelling of its answers (S1 3, decisions V1, V3, V12). */
import { messages } from '@muqarin/rules/messages';
import { checkMotorAnswers } from '@muqarin/rules/motor/answers';
import { motorMessages } from '@muqarin/rules/motor/messages';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { type ParsedMotorWire, parseMotorWire } from '@muqarin/rules/motor/wire';
import { HONEYPOT_FIELD } from '../../../../../contract/forms.ts';
import type { Bff } from '../../../../parts.ts';
import { vehicleOf } from '../../../../use-cases/motor/cars.ts';
import { priceAnswers } from '../../../../use-cases/motor/price-answers.ts';
import { motorDrafts } from '../../../../use-cases/motor/session-draft.ts';
import { submitLastStep } from '../../../../use-cases/motor/submit-questionnaire.ts';
import { requireOwnLead } from '../../../../use-cases/motor/update-chassis.ts';
import { type Ask, type Outcome, refusedFor } from '../../call.ts';
import { done, textOf } from '../../read-fields.ts';

/** The answers become the draft and its quote: the list that is shown later has the plans whose ids are answered here (V44). */
export async function getMotorProducts(bff: Bff, ask: Ask): Promise<Outcome> {
  const { session, context } = ask;
  const parsed = parseMotorWire(ask.fields);
  if (!parsed.ok) return { kind: 'refused', message: messages.notAnObject };
  const draft = await withWholeCar(bff, ask, parsed);
  if (!draft) return refusedFor([{ field: 'variant_id', message: motorMessages.unknownCar }]);
  const checked = checkMotorAnswers(draft, bff.today());
  if (!checked.ok) return refusedFor(checked.errors);
  const { draftId, reference } = await motorDrafts.change(bff, ask, (known) => ({
    // Whoever asks by this call has no page on which the notice would be shown.
    draft: { ...known.draft, ...draft, claims_noted: true },
    step: 'last',
  }));
  const { answers } = checked;
  const priced = await priceAnswers(bff, { session, context, draftId, reference, answers });
  if (priced.outcome === 'refused') return refusedFor(priced.errors);
  return done({ product_ids: priced.quote.prices.map(({ planId }) => planId) });
}

/** What its payload does not carry (nationality, insured now, …) comes from the draft that get-products left. */
export async function submitLastStepFromWire(bff: Bff, ask: Ask): Promise<Outcome> {
  const parsed = parseMotorWire(ask.fields);
  if (!parsed.ok) return { kind: 'refused', message: messages.notAnObject };
  const { backLeadId, captcha } = parsed.extras;
  if (backLeadId !== undefined) requireOwnLead(ask, backLeadId);
  const known = await motorDrafts.ofSession(bff, ask);
  const draft: MotorDraft = { ...known.draft, ...parsed.draft, claims_noted: true };
  const answer = await submitLastStep(bff, {
    ...ask,
    draft,
    captcha,
    honeypot: textOf(ask.fields[HONEYPOT_FIELD]),
  });
  if (answer.outcome === 'refused') return refusedFor(answer.errors);
  const { leadId, isProductAvailable } = answer;
  return done({
    success: true,
    lead_id: leadId,
    is_product_available: Number(isProductAvailable),
  });
}

/** The quote request names no make and model: the variant has them. Null when there is no such car. */
async function withWholeCar(
  bff: Bff,
  { context }: Ask,
  { draft }: Extract<ParsedMotorWire, { ok: true }>,
): Promise<MotorDraft | null> {
  // Without a car the answers say for themselves what is missing.
  if (draft.variant_id === undefined || draft.manf_year === undefined) return draft;
  const vehicle = await vehicleOf(bff, draft, context);
  return vehicle && { ...draft, make_id: vehicle.make.id, model_id: vehicle.model.id };
}
