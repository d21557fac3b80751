import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import type { Asked } from './asked.ts';
import { withLog, withReadModel } from './engines.ts';

/** 0 when the new one is the old one to the byte, or took its place; 1 when --verify found a difference. */
export async function rebuild(asked: Asked): Promise<number> {
  const { values } = asked;
  const swap = !values.verify;
  const done = await withLog(asked, (bus) =>
    withReadModel(asked, true, (connection) => rebuildJourneys({ connection, bus, swap })),
  );
  const { events, unreadable, before, after, equal } = done;
  if (values.json) console.log(JSON.stringify({ events, unreadable, before, after, equal, swap }));
  else {
    console.log(`${events} events${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
    console.log(`old  ${before.sha256}  ${before.journeys} journeys`);
    console.log(`new  ${after.sha256}  ${after.journeys} journeys`);
    console.log(
      `${equal ? 'equal to the byte' : 'different'}${swap ? '; the new one is in place' : ''}`,
    );
  }
  return equal || swap ? 0 : 1;
}
