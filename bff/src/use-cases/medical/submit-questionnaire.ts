/** The end of the questionnaire: the lead first, so that no contact is ever lost, then the quote (S0 4, M11, M12). */
import { AppError } from '@muqarin/platform/errors';
import { checkComplete } from '@muqarin/rules/medical/check-step';
import type { FieldError } from '@muqarin/rules/medical/checked';
import type { CompleteAnswers, DraftAnswers } from '@muqarin/rules/medical/types';
import { messages } from '@muqarin/rules/messages';
import type { Bff } from '../../parts.ts';
import type { Ask } from '../../routes/documented/call.ts';
import { asPerson, contactRules, type Sender } from '../as-person.ts';
import { priceAnswers } from './price-answers.ts';
import { draftOfSession, saveDraft } from './session-draft.ts';

export type Submitted =
  | { outcome: 'captured'; count: number; reference: string }
  | { outcome: 'refused'; errors: FieldError[] };

export interface Submission extends Sender {
  draft: DraftAnswers;
}

/** Throws AppError too_many, or what a service could not do; then the captcha's answer counts again. */
export async function submitQuestionnaire(bff: Bff, submission: Submission): Promise<Submitted> {
  const checked = checkComplete(submission.draft, bff.today(), contactRules(bff));
  if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
  return asPerson(bff, submission, checked.answers.contact.email, () =>
    capture(bff, submission, checked.answers),
  );
}

async function capture(
  bff: Bff,
  { session, context: asked, key }: Submission,
  answers: CompleteAnswers,
): Promise<Submitted> {
  const { contact, ...ratable } = answers;
  const { undo } = await draftOfSession(bff, session, asked);
  const count = await bff.products.count(ratable, asked);
  const draft = await saveDraft(bff, session, asked, { step: 'contact', answers, undo });
  const { draftId } = draft;
  if (draftId === null) throw new AppError('internal', 'BFF.NO_DRAFT', messages.somethingFailed);
  const context = { ...asked, correlationId: draftId };
  const lead = await bff.leads.captureLead(
    {
      idempotencyKey: key,
      kind: 'medical_individual',
      draftId,
      contact,
      details: ratable,
      productCount: count,
    },
    context,
  );
  const reference = draft.reference ?? lead.reference;
  const quoteId =
    count === 0
      ? null
      : await quoteFor(bff, { session, draftId, lead, ratable, reference, key }, context);
  await session.update((data) => ({
    ...data,
    leadId: lead.leadId,
    quoteId,
    thanks: { reference, noProducts: count === 0, at: bff.now().toISOString() },
  }));
  return { outcome: 'captured', count, reference };
}

interface Quoted {
  session: Sender['session'];
  draftId: string;
  lead: { leadId: string };
  ratable: Omit<CompleteAnswers, 'contact'>;
  reference: string;
  key: string;
}

async function quoteFor(
  bff: Bff,
  { session, draftId, lead: { leadId }, ratable: answers, reference, key }: Quoted,
  context: Ask['context'],
): Promise<string> {
  const asked = { session, context, draftId, reference, answers, leadId, key };
  const { quoteId } = await priceAnswers(bff, asked);
  await bff.leads.linkQuote({ leadId, quoteId }, context);
  return quoteId;
}
