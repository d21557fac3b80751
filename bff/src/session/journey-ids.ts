/** What a session holds of one line's journey: ids only. */
import type { JourneyIds, JourneyLine, SessionData } from './session-data.ts';
import type { Session } from './session-plugin.ts';

export const noIds: JourneyIds = { draftId: null, leadId: null, quoteId: null };

export function idsIn(data: SessionData, line: JourneyLine): JourneyIds {
  if (line !== 'medical') return data[line] ?? noIds;
  const { draftId, leadId, quoteId } = data;
  return { draftId, leadId, quoteId };
}

export function withIds(data: SessionData, line: JourneyLine, ids: JourneyIds): SessionData {
  return line === 'medical' ? { ...data, ...ids } : { ...data, [line]: ids };
}

export async function updateIds(
  session: Session,
  line: JourneyLine,
  change: (held: JourneyIds) => Partial<JourneyIds>,
): Promise<void> {
  await session.update((data) => {
    const held = idsIn(data, line);
    return withIds(data, line, { ...held, ...change(held) });
  });
}
