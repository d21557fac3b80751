import { AppError } from '@muqarin/platform/errors';
import { makeReference } from '@muqarin/rules/reference';
import { z } from 'zod';
import type { Draft } from '../../contract/draft.ts';
import type { leadsContract } from '../../contract/leads-contract.ts';
import { hashOfEmail } from '../email-hash.ts';
import { draftDays, inDays, type LeadsContext } from '../parts.ts';
import { hashOfPhone } from '../phone-hash.ts';
import type { StoredDraft } from '../store/drafts.ts';

type SaveDraftInput = z.output<typeof leadsContract.saveDraft.input>;

/**
 * Each save moves the day on which the draft is forgotten (decisions X24). Throws AppError conflict when the draft is no longer
 * the one that `over` names.
 */
export async function saveDraft(context: LeadsContext, input: SaveDraftInput): Promise<Draft> {
  const { drafts, now, randomBytes } = context;
  const { draftId, over, pages, ...draft } = input;
  const { email, phone } = reachedBy(input);
  const saved = await drafts.save(
    {
      ...draft,
      _id: draftId,
      expiresAt: inDays(now(), draftDays),
      emailHash: hashOfEmail(email),
      ...(pages ? { pages } : {}),
      phoneHash: hashOfPhone(phone),
    },
    { over, newReference: makeReference(randomBytes(8)), now: now() },
  );
  if (!saved) {
    throw new AppError('conflict', 'LEADS.DRAFT_CHANGED', 'These answers were saved meanwhile.');
  }
  return toDraft(saved);
}

const text = z.string().catch('');

/** A person's, or a company's. */
const Reached = z.object({
  contact: z
    .object({ email: text, customer_email: text, fullNumber: text, phone: text })
    .partial()
    .catch({}),
});

/** Whose answers they are, as far as that is said. */
function reachedBy({ answers }: SaveDraftInput): { email: string; phone: string } {
  const { email, customer_email, fullNumber, phone } = Reached.parse(answers).contact;
  return { email: email ?? customer_email ?? '', phone: fullNumber ?? phone ?? '' };
}

export async function getDraft(context: LeadsContext, draftId: string): Promise<Draft | null> {
  const found = await context.drafts.find(draftId);
  return found && found.expiresAt > context.now() ? toDraft(found) : null;
}

export function toDraft(stored: StoredDraft): Draft {
  return {
    draftId: stored._id,
    reference: stored.reference,
    revision: stored.revision,
    line: stored.line,
    step: stored.step,
    answers: stored.answers,
    undo: stored.undo,
    history: stored.history,
    pages: stored.pages ?? [],
    expiresAt: stored.expiresAt.toISOString(),
  };
}
