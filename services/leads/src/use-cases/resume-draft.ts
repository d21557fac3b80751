import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { Draft } from '../../contract/leads-contract.ts';
import { resumeLinkRequested } from '../events.ts';
import { draftDays, inDays, type LeadsContext } from '../parts.ts';
import { toDraft } from './save-draft.ts';

export interface ResumeLinkInput {
  draftId: string;
  email: string;
  idempotencyKey: string;
}

/** The secret leaves the house only in the mail; the draft keeps its hash. A repeated request mails nothing new. */
export async function requestResumeLink(
  context: LeadsContext,
  input: ResumeLinkInput,
  call: CallContext,
): Promise<{ expiresAt: string }> {
  const draft = await context.drafts.find(input.draftId);
  if (!draft) throw noDraft();
  const earlier = draft.resumeLinks.find((link) => link.key === input.idempotencyKey);
  if (earlier) return { expiresAt: earlier.until.toISOString() };

  const token = Buffer.from(context.randomBytes(24)).toString('base64url');
  const until = inDays(context.now(), draftDays);
  const event = createEvent(
    resumeLinkRequested,
    {
      draftId: input.draftId,
      email: input.email,
      resumePath: `/resume/${token}`,
      expiresAt: { seconds: BigInt(Math.floor(until.getTime() / 1000)), nanos: 0 },
    },
    call,
    context.events,
  );
  const link = { hash: hashOf(token), until, key: input.idempotencyKey };
  if (!(await context.drafts.addResumeLink(input.draftId, link, event))) throw noDraft();
  return { expiresAt: until.toISOString() };
}

export async function openResumeLink(
  context: LeadsContext,
  token: string,
): Promise<{ draft: Draft; leadId: string | null; quoteId: string | null } | null> {
  const found = await context.drafts.findByResumeHash(hashOf(token), context.now());
  if (!found) return null;
  const lead = await context.leads.findByDraft(found._id);
  return { draft: toDraft(found), leadId: lead?._id ?? null, quoteId: lead?.quoteId ?? null };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function noDraft(): AppError {
  return new AppError('not_found', 'LEADS.NO_DRAFT', 'These answers are not kept any more.');
}
