interface Made {
  events: number;
  unreadable: number;
  before: { sha256: string };
  after: { sha256: string };
  equal: boolean;
}

interface Telling {
  /** What the read model has one document for each of. */
  of: string;
  counts: { before: number; after: number };
  swap: boolean;
  json: boolean | undefined;
}

/** Says what came of a rebuild. 0 when the new one is the old one to the byte, or took its place; 1 when --verify found a difference. */
export function tellRebuilt(
  { events, unreadable, before, after, equal }: Made,
  { of, counts, swap, json }: Telling,
): number {
  if (json) console.log(JSON.stringify({ events, unreadable, before, after, equal, swap }));
  else {
    console.log(`${events} events${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
    console.log(`old  ${before.sha256}  ${counts.before} ${of}`);
    console.log(`new  ${after.sha256}  ${counts.after} ${of}`);
    console.log(
      `${equal ? 'equal to the byte' : 'different'}${swap ? '; the new one is in place' : ''}`,
    );
  }
  return equal || swap ? 0 : 1;
}
