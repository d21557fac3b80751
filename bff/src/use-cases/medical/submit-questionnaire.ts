/** The end of the questionnaire (S0 4, M11, M12). */
import type { FieldError } from '@muqarin/rules/checked';
import { checkComplete } from '@muqarin/rules/medical/check-step';
import type { CompleteAnswers, DraftAnswers } from '@muqarin/rules/medical/types';
import type { Bff } from '../../parts.ts';
import { asPerson, contactRules, type Sender } from '../as-person.ts';
import { leadOf, quoteOf, thank } from '../lead-then-quote.ts';
import { priceAnswers } from './price-answers.ts';
import { medicalDrafts } from './session-draft.ts';

export type Submitted =
  | { outcome: 'captured'; count: number; reference: string }
  | { outcome: 'refused'; errors: FieldError[] };

export interface Submission extends Sender {
  draft: DraftAnswers;
}

/** Throws AppError too_many, or what a service could not do; then the captcha's answer counts again. */
export async function submitQuestionnaire(bff: Bff, ask: Submission): Promise<Submitted> {
  const checked = checkComplete(ask.draft, bff.today(), contactRules(bff));
  if (!checked.ok) return { outcome: 'refused', errors: checked.errors };
  return asPerson(bff, ask, checked.answers.contact.email, () =>
    capture(bff, ask, checked.answers),
  );
}

async function capture(bff: Bff, ask: Submission, draft: CompleteAnswers): Promise<Submitted> {
  const { contact, ...answers } = draft;
  const { session, key, context } = ask;
  const held = medicalDrafts.idsOf(session);
  const count = await bff.products.count(answers, context);
  const details = { contact, details: answers, productCount: count };
  const ended = { drafts: medicalDrafts, step: 'contact', draft } as const;
  const lead = await leadOf(bff, ask, ended, async (draftId) => {
    return { kind: 'medical_individual', draftId, ...details };
  });
  if (lead.outcome === 'refused') return lead;
  const { reference } = lead;
  const quote = await quoteOf(bff, ask, lead, async (asked) =>
    count === 0 ? null : priceAnswers(bff, { ...asked, answers, held, key }),
  );
  await medicalDrafts.update(session, { quoteId: quote?.quoteId ?? null });
  await thank(bff, session, { line: 'medical', reference, noProducts: count === 0 });
  return { outcome: 'captured', count, reference };
}
