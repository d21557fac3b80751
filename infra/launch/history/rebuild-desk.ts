import { rebuildDesk } from '@muqarin/leads/rebuild-desk';
import type { Asked } from './asked.ts';
import { withLog, withReadModel } from './engines.ts';

/** 0 when the new one is the old one to the byte, or took its place; 1 when --verify found a difference. */
export async function rebuildDeskModel(asked: Asked): Promise<number> {
  const { values } = asked;
  const swap = !values.verify;
  const done = await withLog(asked, (bus) =>
    withReadModel(asked, true, (connection) => rebuildDesk({ connection, bus, swap }), 'leads'),
  );
  const { events, unreadable, before, after, equal } = done;
  if (values.json) console.log(JSON.stringify({ ...done, swap }));
  else {
    console.log(`${events} events${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
    console.log(`old  ${before.sha256}  ${before.leads} leads`);
    console.log(`new  ${after.sha256}  ${after.leads} leads`);
    console.log(equal ? 'equal to the byte' : 'different');
  }
  return equal || swap ? 0 : 1;
}
