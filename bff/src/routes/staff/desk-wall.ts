/** The wall of a supervisor: who is on what, and how long the queues have waited (decisions X25). */
import type { DeskWallPage } from '../../../contract/desk-pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import type { Bff } from '../../parts.ts';
import { mayAsStaff, requireStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import { deskRowView } from '../../views/desk-rows.ts';
import type { PageAsk } from '../pages/page-ask.ts';

export async function deskWallPage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<DeskWallPage>> {
  const { user: staffId } = requireStaff(session, 'see-wall');
  const { agents, queues, ...rest } = await bff.leads.deskWall({}, context);
  const at = bff.now();
  const { notice = null, warning = null } = await takeFlash(session, 'staff-desk');
  return {
    ...rest,
    at: at.toISOString(),
    mayReassign: mayAsStaff(session, 'reassign-leads'),
    notice,
    error: warning,
    agents: agents.map(({ on, ...agent }) => ({
      ...agent,
      on: on.map((row) => deskRowView(row, staffId)),
    })),
    queues: queues.map((queue) => ({
      ...queue,
      minutes: Math.max(0, Math.floor((at.getTime() - Date.parse(queue.oldestDueAt)) / 60_000)),
    })),
  };
}
