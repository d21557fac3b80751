/** What a session holds of one line's journey: ids only. */
import {
  type JourneyIds,
  type JourneyLine,
  journeyLines,
  type SessionData,
} from './session-data.ts';

export const noIds: JourneyIds = { draftId: null, leadId: null, quoteId: null };

export function idsIn({ lines }: SessionData, line: JourneyLine): JourneyIds {
  return lines[line] ?? noIds;
}

export function withIds(data: SessionData, line: JourneyLine, ids: JourneyIds): SessionData {
  return { ...data, lines: { ...data.lines, [line]: ids } };
}

export async function updateIds(
  session: { update(change: (data: SessionData) => SessionData): Promise<void> },
  line: JourneyLine,
  change: (held: JourneyIds) => Partial<JourneyIds>,
): Promise<void> {
  await session.update((data) => {
    const held = idsIn(data, line);
    return withIds(data, line, { ...held, ...change(held) });
  });
}

/** Lines with answers that wait in this browser. */
export function openLines(data: SessionData): JourneyLine[] {
  return journeyLines.filter((line) => idsIn(data, line).draftId !== null);
}
