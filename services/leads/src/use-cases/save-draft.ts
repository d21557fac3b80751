import { AppError } from '@muqarin/platform/errors';
import { makeReference } from '@muqarin/rules/reference';
import type { GeneralDraftAnswers } from '../../contract/general.ts';
import type { Draft, DraftAnswers, PageMark } from '../../contract/leads-contract.ts';
import type { MotorJourney } from '../../contract/motor.ts';
import { hashOfEmail } from '../email-hash.ts';
import { draftDays, inDays, type LeadsContext } from '../parts.ts';
import { hashOfPhone } from '../phone-hash.ts';
import type { StoredDraft } from '../store/drafts.ts';

export interface SaveDraftInput {
  draftId: string;
  step: string;
  answers: DraftAnswers;
  undo: DraftAnswers | null;
  motor: MotorJourney | null;
  general: GeneralDraftAnswers | null;
  over: number | null;
  pages: PageMark[] | null;
}

/**
 * Each save moves the day on which the draft is forgotten (decisions X24). Throws AppError conflict when the draft is no longer
 * the one that `over` names.
 */
export async function saveDraft(context: LeadsContext, input: SaveDraftInput): Promise<Draft> {
  const { drafts, now, randomBytes } = context;
  const saved = await drafts.save(
    {
      _id: input.draftId,
      step: input.step,
      answers: input.answers,
      undo: input.undo,
      motor: input.motor,
      general: input.general,
      expiresAt: inDays(now(), draftDays),
      emailHash: hashOfEmail(emailOf(input)),
      ...(input.pages ? { pages: input.pages } : {}),
      phoneHash: hashOfPhone(phoneOf(input)),
    },
    { over: input.over, newReference: makeReference(randomBytes(8)), now: now() },
  );
  if (!saved) {
    throw new AppError('conflict', 'LEADS.DRAFT_CHANGED', 'These answers were saved meanwhile.');
  }
  return toDraft(saved);
}

function emailOf({ answers, motor, general }: SaveDraftInput): string {
  const { email } = answers.contact ?? motor?.answers.contact ?? {};
  return email ?? general?.contact?.customer_email ?? '';
}

function phoneOf({ answers, motor, general }: SaveDraftInput): string {
  const { fullNumber, phone } = answers.contact ?? motor?.answers.contact ?? general?.contact ?? {};
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
    pages: stored.pages ?? [],
    expiresAt: stored.expiresAt.toISOString(),
  };
}
