/** What is read of the embedded event log: by partition, by the log's own order, by what somebody looks for. */
import type { DatabaseSync } from 'node:sqlite';
import type { EventMessage, ReadQuery, ScanQuery, StoredMessage } from '../events/bus.ts';

export function reading(db: DatabaseSync) {
  const batch = db.prepare(`SELECT * FROM messages
    WHERE topic = ? AND partition = ? AND "offset" >= ? ORDER BY "offset" LIMIT ?`);
  const topics = db.prepare('SELECT name FROM topics ORDER BY name');
  return {
    batch: (topic: string, partition: number, from: number, limit: number) =>
      (batch.all(topic, partition, from, limit) as unknown as Row[]).map(toMessage),
    topics: () => (topics.all() as { name: string }[]).map((row) => row.name),
    scan: (query: ScanQuery) => scanning(db, query),
    read: (query: ReadQuery) => {
      const { where, values } = conditionsOf(query);
      const order = query.newest ? 'DESC' : 'ASC';
      const sql = `SELECT * FROM messages ${where} ORDER BY sequence ${order} LIMIT ?`;
      return (db.prepare(sql).all(...values, query.limit) as unknown as Row[]).map(toMessage);
    },
  };
}

const scannedAtOnce = 1_000;

/** By the log's own order; the page in between is given away before the next is read. */
async function* scanning(db: DatabaseSync, { topics, type, afterStoredAt = -1 }: ScanQuery) {
  const last = db.prepare('SELECT max(sequence) AS last FROM messages').get() as { last: number };
  const page = db.prepare(`SELECT * FROM messages WHERE sequence > ? AND sequence <= ?
    ${type === undefined ? '' : 'AND type = ?'} ORDER BY ${type === undefined ? '' : 'type, '}sequence LIMIT ?`);
  const ofType = type === undefined ? [] : [type];
  const wanted = new Set(topics);
  let after = 0;
  for (;;) {
    const rows = page.all(after, last.last ?? 0, ...ofType, scannedAtOnce) as unknown as Row[];
    yield rows
      .filter((row) => wanted.has(row.topic) && row.stored_at > afterStoredAt)
      .map(toMessage);
    if (rows.length < scannedAtOnce) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}

function conditionsOf(query: ReadQuery) {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const add = (condition: string, value: string | number | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  const topics = query.topics && JSON.stringify(query.topics);
  add('topic IN (SELECT value FROM json_each(?))', topics);
  add('type = ?', query.type);
  add('type IN (SELECT value FROM json_each(?))', query.types && JSON.stringify(query.types));
  add('key = ?', query.key);
  add('stored_at > ?', query.afterStoredAt);
  add('sequence > ?', query.afterSequence);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

interface Row extends Omit<StoredMessage, 'headers' | 'storedAt'> {
  headers: string;
  stored_at: number;
}

function toMessage(row: Row): StoredMessage {
  const { topic, partition, offset, sequence, key, headers, value, stored_at: storedAt } = row;
  const parsed = JSON.parse(headers) as EventMessage['headers'];
  return { topic, partition, offset, sequence, key, headers: parsed, value, storedAt };
}
