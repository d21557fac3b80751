import type { EventBus, EventMessage } from './bus.ts';

/** Events of one type about one thing: no more are looked through. */
const mostOfOne = 100;

/** Whether the log has this very event, by `ce_id`: for a relay that was killed between publishing and noting that it did. */
export function wasPublishedIn(
  bus: Pick<EventBus, 'read'>,
): (message: EventMessage) => Promise<boolean> {
  return async ({ topic, key, headers }) => {
    const type = headers.ce_type === undefined ? {} : { type: headers.ce_type };
    const query = { topics: [topic], key, ...type, newest: true, limit: mostOfOne };
    const stored = await bus.read(query);
    return stored.some((each) => each.headers.ce_id === headers.ce_id);
  };
}
