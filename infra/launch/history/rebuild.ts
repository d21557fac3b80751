import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import type { Asked } from './asked.ts';
import { withLog, withReadModel } from './engines.ts';
import { tellRebuilt } from './tell-rebuilt.ts';

export async function rebuild(asked: Asked): Promise<number> {
  const { verify, json } = asked.values;
  const swap = !verify;
  const done = await withLog(asked, (bus) =>
    withReadModel(asked, true, (connection) => rebuildJourneys({ connection, bus, swap })),
  );
  const counts = { before: done.before.journeys, after: done.after.journeys };
  return tellRebuilt(done, { of: 'journeys', counts, swap, json });
}
