/** What services share that make a read model again from the event log, beside the one in use. */
import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';

export type Database = NonNullable<Connection['db']>;

/** A collection as bytes: two read models say the same if and only if these are the same. */
export interface Print {
  documents: number;
  /** Over one line of JSON for each document, by id, all keys sorted. */
  sha256: string;
}

/** @param shape what is compared of a document, where not all of it as it is stored */
export async function printOf(
  db: Database,
  collection: string,
  shape: (document: Record<string, unknown>) => object = (document) => document,
): Promise<Print> {
  const hash = createHash('sha256');
  let documents = 0;
  for await (const document of db.collection(collection).find({}).sort({ _id: 1 })) {
    hash.update(`${canonicalJson(shape(document))}\n`);
    documents += 1;
  }
  return { documents, sha256: hash.digest('hex') };
}

/** An empty collection with these indexes; what an earlier try has left under that name is gone. */
export async function freshCollection(
  db: Database,
  collection: string,
  indexes: readonly { key: Record<string, 1 | -1>; name: string }[],
) {
  const fresh = db.collection<{ _id: string }>(collection);
  await fresh.drop().catch(unlessMissing);
  for (const { key, name } of indexes) await fresh.createIndex(key, { name });
  return fresh;
}

/** Keys by UTF-16 units, as RFC 8785 sorts them. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join()}}`;
}

function unlessMissing(error: unknown): void {
  const namespaceNotFound = 26;
  if ((error as { code?: number }).code !== namespaceNotFound) throw error;
}
