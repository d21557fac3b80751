import { AppError } from '@muqarin/platform/errors';
import { makeReference } from '@muqarin/rules/reference';
import type { z } from 'zod';
import type { Draft, leadsContract } from '../../contract/leads-contract.ts';
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
  const saved = await drafts.save(
    {
      ...draft,
      _id: draftId,
      expiresAt: inDays(now(), draftDays),
      emailHash: hashOfEmail(emailOf(input)),
      ...(pages ? { pages } : {}),
      phoneHash: hashOfPhone(phoneOf(input)),
    },
    { over, newReference: makeReference(randomBytes(8)), now: now() },
  );
  if (!saved) {
    throw new AppError('conflict', 'LEADS.DRAFT_CHANGED', 'These answers were saved meanwhile.');
  }
  return toDraft(saved);
}

function emailOf({ answers, motor, general, group }: SaveDraftInput): string {
  const { email } = answers.contact ?? motor?.answers.contact ?? {};
  return email ?? (general ?? group)?.contact?.customer_email ?? '';
}

function phoneOf({ answers, motor, general, group }: SaveDraftInput): string {
  const person = answers.contact ?? motor?.answers.contact;
  const { fullNumber, phone } = person ?? (general ?? group)?.contact ?? {};
  return fullNumber ?? phone ?? '';
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
    step: stored.step,
    answers: stored.answers,
    undo: stored.undo,
    // Drafts of before the motor questionnaire have none.
    motor: stored.motor ?? null,
    general: stored.general ?? null,
    group: stored.group ?? null,
    pages: stored.pages ?? [],
    expiresAt: stored.expiresAt.toISOString(),
  };
}
