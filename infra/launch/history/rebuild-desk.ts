import { rebuildDesk } from '@muqarin/leads/rebuild-desk';
import type { Asked } from './asked.ts';
import { withLog, withReadModel } from './engines.ts';
import { tellRebuilt } from './tell-rebuilt.ts';

export async function rebuildDeskModel(asked: Asked): Promise<number> {
  const { verify, json } = asked.values;
  const swap = !verify;
  const done = await withLog(asked, (bus) =>
    withReadModel(asked, true, (connection) => rebuildDesk({ connection, bus, swap }), 'leads'),
  );
  const counts = { before: done.before.leads, after: done.after.leads };
  return tellRebuilt(done, { of: 'leads', counts, swap, json });
}
