/** The call centre's queue: who waits for a call, and what came of it (decisions A37, features 106). */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import { DeskLine } from '../../contract/kinds/kind.ts';
import { kindOf } from '../../contract/kinds/kinds.ts';
import type { QueuedLead, QueueStatus } from '../../contract/queue.ts';
import { leadStatusChanged } from '../events.ts';
import type { LeadsContext } from '../parts.ts';
import type { Queue } from '../store/leads.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { toLead } from './capture-lead.ts';

/** Whoever asked not to be called is not in it, whatever their leads' status. */
export async function listQueue(
  { leads }: LeadsContext,
  { skip, limit, ...queue }: Queue & { skip: number; limit: number },
): Promise<{ leads: QueuedLead[]; total: number }> {
  const [found, total] = await Promise.all([
    leads.findQueued(queue, { skip, limit }),
    leads.countQueued(queue),
  ]);
  return { leads: found.map(toQueued), total };
}

/** Asked again, or by a second adviser with the same word, nothing changes and nothing is published. */
export async function changeLeadStatus(
  context: LeadsContext,
  { leadId, status, staffId }: { leadId: string; status: QueueStatus; staffId: string },
  call: CallContext,
): Promise<{ changed: boolean; reference: string | null }> {
  const found = await context.leads.find(leadId);
  if (!found || found.erasedAt) return { changed: false, reference: null };
  const { reference } = found;
  const payload = { leadId, reference, status, staffId };
  const event = createEvent(leadStatusChanged, payload, call, context.events);
  return { changed: await context.leads.setStatus(leadId, status, event), reference };
}

function toQueued(stored: StoredLead): QueuedLead {
  const { kind, details, quoteId } = stored;
  return { ...toLead(stored), quoteId, ...DeskLine.parse(kindOf(kind).desk(details)) };
}
