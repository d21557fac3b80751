/** What a supervisor sees: who is at the desk and on what, and how long the queues have waited (decisions X25). */
import { firstTouchBy } from '@muqarin/rules/desk/lead-clocks';
import { signSecondsOf } from '@muqarin/rules/desk/lease';
import type { DeskWall } from '../../../contract/desk-wall.ts';
import { type LeadsContext, thereSince } from '../../parts.ts';
import { rowsOf } from './list-desk.ts';

/** Beyond so many the oldest are counted, and the page says so. */
const waitingRead = 2000;

export async function deskWall(context: LeadsContext): Promise<DeskWall> {
  const { deskAgents, deskHolds, deskLeads } = context;
  const now = context.now();
  const [present, held, waiting, total] = await Promise.all([
    deskAgents.present(thereSince(context)),
    deskHolds.findCurrent(now),
    deskLeads.queue(now.toISOString(), waitingRead),
    deskLeads.countWaiting({ now: now.toISOString() }),
  ]);
  const ids = held.flatMap(({ leadId }) => leadId ?? []);
  const rows = await rowsOf(context, await deskLeads.findAll(ids));
  const names = new Set([...present.map(({ _id }) => _id), ...held.flatMap((h) => h.holder ?? [])]);
  return {
    agents: [...names].sort().map((staffId) => ({
      staffId,
      seenAt: present.find(({ _id }) => _id === staffId)?.seenAt.toISOString() ?? null,
      on: rows.filter(({ heldBy }) => heldBy === staffId),
    })),
    queues: queuesOf(waiting, now),
    total,
    isWhole: total <= waitingRead,
    signSeconds: signSecondsOf(context.leaseSeconds),
  };
}

type Waiting = Awaited<ReturnType<LeadsContext['deskLeads']['queue']>>[number];

/** Of each line of business how many are due, how many nobody has called yet, and since when the oldest is due; the longest first. */
function queuesOf(waiting: readonly Waiting[], now: Date): DeskWall['queues'] {
  const byLine = new Map<string, Waiting[]>();
  for (const each of waiting) byLine.set(each.line, [...(byLine.get(each.line) ?? []), each]);
  return [...byLine]
    .map(([line, leads]) => ({
      line,
      due: leads.length,
      untouched: leads.filter(({ state }) => state === 'new').length,
      overdue: leads.filter((lead) => isOverdue(lead, now)).length,
      // They come in this order.
      oldestDueAt: leads[0]?.dueAt ?? '',
    }))
    .sort((a, b) => a.oldestDueAt.localeCompare(b.oldestDueAt));
}

/** A new one is due from its capture on. */
function isOverdue({ state, dueAt }: Waiting, now: Date): boolean {
  return state === 'new' && dueAt !== null && firstTouchBy(new Date(dueAt)) <= now;
}
