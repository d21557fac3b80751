/** What happened at the desk since somebody looked last: every copy of the BFF asks, and tells the pages that are open. */
import { DESK_CHANGES_MOST } from '../../../contract/desk.ts';
import type { LeadsContext } from '../../parts.ts';

export async function deskChanges({ deskLeads }: LeadsContext, { since }: { since: string }) {
  // As facts have their times: an instant of another form would compare wrongly.
  const from = new Date(since).toISOString();
  const found = await deskLeads.changed(from, DESK_CHANGES_MOST + 1);
  const changes = found
    .slice(0, DESK_CHANGES_MOST)
    .map(({ _id: leadId, count: known, lastAt: at }) => ({ leadId, known, at }));
  return { changes, isWhole: found.length <= DESK_CHANGES_MOST };
}
