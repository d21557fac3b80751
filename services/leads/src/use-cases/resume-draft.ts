import { createHash } from 'node:crypto';
import type { CallContext } from '@muqarin/platform/context';
import { AppError } from '@muqarin/platform/errors';
import { createEvent } from '@muqarin/platform/events/envelope';
import { linkOf, linkSays } from '@muqarin/rules/mailed-links';
import type { Draft } from '../../contract/draft.ts';
import { resumeLinkRequested } from '../events.ts';
import { draftDays, inDays, type LeadsContext, secondsOf, timestampOf } from '../parts.ts';
import { toDraft } from './save-draft.ts';

export interface ResumeLinkInput {
  draftId: string;
  email: string;
  idempotencyKey: string;
}

/** The event says which link, not what opens it: that is derived where the mail is made. A repeated request mails nothing new. */
export async function requestResumeLink(
  context: LeadsContext,
  input: ResumeLinkInput,
  call: CallContext,
): Promise<{ expiresAt: string }> {
  const draft = await context.drafts.find(input.draftId);
  if (!draft) throw noDraft();
  const earlier = draft.resumeLinks.find((link) => link.key === input.idempotencyKey);
  if (earlier) return { expiresAt: earlier.until.toISOString() };

  const until = inDays(context.now(), draftDays);
  const linkId = context.newId();
  const event = createEvent(
    resumeLinkRequested,
    {
      draftId: input.draftId,
      email: input.email,
      link: linkOf('draft', linkId, secondsOf(until)),
      expiresAt: timestampOf(until),
    },
    call,
    context.events,
  );
  const link = { id: linkId, until, key: input.idempotencyKey };
  if (!(await context.drafts.addResumeLink(input.draftId, link, event))) throw noDraft();
  return { expiresAt: until.toISOString() };
}

export async function openResumeLink(
  context: LeadsContext,
  token: string,
): Promise<{ draft: Draft; leadId: string | null; quoteId: string | null } | null> {
  const link = linkIn(context, token);
  const found = link && (await context.drafts.findByResumeLink(link, context.now()));
  if (!found) return null;
  const lead = await context.leads.findByDraft(found._id);
  return { draft: toDraft(found), leadId: lead?._id ?? null, quoteId: lead?.quoteId ?? null };
}

/** `d.<id>.<until>.<mark>`; links from before they were derived are known by their hash, and end by themselves. */
function linkIn({ marks }: LeadsContext, token: string): { id: string } | { hash: string } | null {
  if (!token.includes('.')) return { hash: createHash('sha256').update(token).digest('hex') };
  const [letter, id = '', until = '', mark = ''] = token.split('.');
  const says = linkSays({ id, until, plans: '' });
  return letter === 'd' && marks.isMark('draft', says, mark) ? { id } : null;
}

function noDraft(): AppError {
  return new AppError('not_found', 'LEADS.NO_DRAFT', 'These answers are not kept any more.');
}
