/** A collection as bytes: two read models say the same if and only if these are the same. */
import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { presentFacts } from '../domain/earlier-facts.ts';

export interface Print {
  journeys: number;
  /** Over one line of JSON for each document, by id, all keys sorted, facts of earlier versions as they are written now. */
  sha256: string;
}

export async function printOf(
  db: NonNullable<Connection['db']>,
  collection: string,
): Promise<Print> {
  const hash = createHash('sha256');
  let journeys = 0;
  for await (const document of db.collection(collection).find({}).sort({ _id: 1 })) {
    const facts = presentFacts(document.facts as Record<string, object>);
    hash.update(`${canonicalJson({ ...document, facts })}\n`);
    journeys += 1;
  }
  return { journeys, sha256: hash.digest('hex') };
}

/** Keys by UTF-16 units, as RFC 8785 sorts them. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join()}}`;
}
