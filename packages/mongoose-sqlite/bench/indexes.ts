import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type mongoose from 'mongoose';
import { connectSqlite } from '../src/index.ts';

// Finds through an index beside the same finds on the same documents without one.
const DOCUMENTS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'mongoose-sqlite-bench-'));
const connection = await connectSqlite({ file: join(folder, 'bench.db') });
const indexed = connection.collection('indexed');
const plain = connection.collection('plain');
const docs = Array.from({ length: DOCUMENTS }, (_, i) => ({
  n: i,
  kind: `kind-${i % 100}`,
  tags: [`tag-${i % 1000}`, `tag-${(i * 7) % 1000}`],
  at: new Date(1_700_000_000_000 + i * 1000),
  body: { text: 'x'.repeat(200), list: [1, 2, 3] },
}));
await indexed.createIndex({ n: 1 });
await indexed.createIndex({ tags: 1 });
await indexed.createIndex({ kind: 1, at: -1 });
await indexed.insertMany(docs.map((doc) => ({ ...doc })));
await plain.insertMany(docs.map((doc) => ({ ...doc })));

/** Positions all over the collection, so that a scan stops half way in the middle. */
const spread = (i: number) => (i * 7_919 + 10_000) % DOCUMENTS;

type Find = (collection: mongoose.Collection, i: number) => Promise<unknown>;

const FIGURES: Record<string, Find> = {
  'find one by equality': (c, i) => c.findOne({ n: spread(i) }),
  'find by an element of an array': (c, i) => c.find({ tags: `tag-${i % 1000}` }).toArray(),
  'latest 20 of a kind': (c, i) =>
    c.find({ kind: `kind-${i % 100}` }, { sort: { at: -1 }, limit: 20 }).toArray(),
  'update one by equality': (c, i) => c.updateOne({ n: spread(i) }, { $inc: { seen: 1 } }),
};

for (const [figure, find] of Object.entries(FIGURES)) {
  const value = await microseconds(indexed, find, 300);
  const reference = await microseconds(plain, find, 5);
  const ratio = Number((reference / value).toFixed(1));
  console.log(JSON.stringify({ figure, value, unit: 'µs', reference, ratio }));
}
await connection.close();
rmSync(folder, { recursive: true });

/** The median time of one call. */
async function microseconds(
  collection: mongoose.Collection,
  find: Find,
  times: number,
): Promise<number> {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await find(collection, i);
    spent.push((performance.now() - start) * 1000);
  }
  spent.sort((a, b) => a - b);
  return Math.round(spent[Math.floor(times / 2)] ?? 0);
}
