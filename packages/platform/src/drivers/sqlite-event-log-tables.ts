/** The tables of the embedded event log and the statements on them. Knows rows, not delivery. */
import { DatabaseSync } from 'node:sqlite';
import { checkedAfterFailure, closeChecked } from '@muqarin/mongoose-sqlite/checked-file';
import { flushesOf, type Sync } from '@muqarin/mongoose-sqlite/flushes';
import type { GroupLag, ReadQuery, ScanQuery } from '../events/bus.ts';
import { privateFile } from './private-file.ts';
import { reading } from './sqlite-event-log-reads.ts';
import { ending } from './sqlite-event-log-retention.ts';
import { type Commit, transaction } from './sqlite-event-log-transaction.ts';

/** A message as text, taken the moment it was published: nothing the publisher still holds can change it. */
export interface EncodedMessage {
  topic: string;
  key: string;
  type: string;
  headers: string;
  value: string;
}

export interface PartitionProgress {
  topic: string;
  partition: number;
  committed: number;
  end: number;
}

export type EventLogTables = ReturnType<typeof openTables>;

/** For tests: a disk that keeps nothing, at the commit or at the flush after it. */
interface Disk {
  commit?: Commit | undefined;
  sync?: Sync | undefined;
}

/**
 * Two connections to one file, both synchronous NORMAL. What is published must survive a power cut: it waits until it is `flushed`,
 * beside the loop, since a commit that waits for the disk keeps everybody waiting. Offsets need to survive a kill only, as
 * losing one means a repetition. The log keeps the order of commits: no offset outlives the message it stands behind. A flush
 * that fails may leave a hole before what follows: both are opened and checked anew before anything else is written.
 */
export function openTables(
  file: string,
  partitions: (topic: string) => number,
  { commit = (db) => db.exec('COMMIT'), sync }: Disk = {},
) {
  const open = () => ({
    ...openOnce(file, partitions, commit),
    flushes: flushesOf(`${file}-wal`, { sync, onFailure: (error) => checked.lost(error) }),
  });
  let now = open();
  const checked = checkedAfterFailure(() => {
    now.flushes.close();
    closeChecked({ file, connections: now.connections });
    now = open();
  });
  const writing = <T>(work: () => T): T => {
    checked.assert();
    try {
      return work();
    } catch (error) {
      checked.lost(error);
      throw error;
    }
  };
  const reads = {
    lagOf: (group: string) => now.lagOf(group),
    lags: () => now.lags(),
    dataVersion: () => now.dataVersion(),
    batch: (...asked: Parameters<typeof now.batch>) => now.batch(...asked),
    topics: () => now.topics(),
    scan: (query: ScanQuery) => now.scan(query),
    read: (query: ReadQuery) => now.read(query),
  };
  return {
    ...reads,
    endBefore: (...asked: Parameters<typeof now.endBefore>) =>
      writing(() => now.endBefore(...asked)),
    append: (...asked: Parameters<typeof now.append>) => writing(() => now.append(...asked)),
    /** Resolves when all that was appended before is on the disk. */
    flushed: () => now.flushes.flushed(),
    appendAndCommit: (...asked: Parameters<typeof now.appendAndCommit>) =>
      writing(() => now.appendAndCommit(...asked)),
    join: (...asked: Parameters<typeof now.join>) => writing(() => now.join(...asked)),
    commit: (...asked: Parameters<typeof now.commit>) => writing(() => now.commit(...asked)),
    /** For the lease, which has statements of its own: of the connection that is open now. */
    withProgress: <T>(work: (db: DatabaseSync) => T): T =>
      writing(() => work(now.progressDatabase)),
    close: () => {
      now.flushes.close();
      for (const each of now.connections) if (each.isOpen) each.close();
    },
  };
}

function openOnce(file: string, partitions: (topic: string) => number, commit: Commit) {
  const log = connect(file);
  log.exec(schema);
  const group = connect(file);
  return {
    ...publishing(log, partitions, commit),
    ...progress(group),
    ...reading(group),
    ...ending(log, commit),
    connections: [group, log],
  };
}

function publishing(db: DatabaseSync, partitions: (topic: string) => number, end: Commit) {
  const openTopic = db.prepare('INSERT OR IGNORE INTO topics (name, partitions) VALUES (?, ?)');
  const partitionsOf = db.prepare('SELECT partitions FROM topics WHERE name = ?');
  const nextOffset = db.prepare(`INSERT INTO ends (topic, partition, next) VALUES (?, ?, 1)
    ON CONFLICT (topic, partition) DO UPDATE SET next = next + 1 RETURNING next - 1 AS "offset"`);
  const insert = db.prepare(`INSERT INTO messages
    (topic, partition, "offset", key, type, headers, value, stored_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const commit = commitStatement(db);

  const insertAll = (messages: readonly EncodedMessage[], storedAt: number) => {
    for (const { topic, key, type, headers, value } of messages) {
      openTopic.run(topic, partitions(topic));
      const count = (partitionsOf.get(topic) as { partitions: number }).partitions;
      const partition = hash(key) % count;
      const { offset } = nextOffset.get(topic, partition) as { offset: number };
      insert.run(topic, partition, offset, key, type, headers, value, storedAt);
    }
  };
  return {
    /** All or nothing; durable once it is flushed. */
    append: (messages: readonly EncodedMessage[], storedAt: number) =>
      transaction(db, end, () => insertAll(messages, storedAt)),
    /** One step: the dead letter is stored and its original counts as done. Lost by a power cut, both come again. */
    appendAndCommit: (
      message: EncodedMessage,
      storedAt: number,
      done: { group: string; topic: string; partition: number; next: number },
    ) =>
      transaction(db, end, () => {
        insertAll([message], storedAt);
        commit.run(done.group, done.topic, done.partition, done.next);
      }),
  };
}

function progress(db: DatabaseSync) {
  const join = db.prepare('INSERT OR IGNORE INTO members ("group", topic) VALUES (?, ?)');
  const commit = commitStatement(db);
  const lag =
    db.prepare(`SELECT e.topic, e.partition, coalesce(o.next, 0) AS committed, e.next AS "end"
    FROM members m JOIN ends e ON e.topic = m.topic
    LEFT JOIN offsets o ON o."group" = m."group" AND o.topic = e.topic AND o.partition = e.partition
    WHERE m."group" = ? ORDER BY e.topic, e.partition`);
  const names = db.prepare('SELECT DISTINCT "group" FROM members ORDER BY "group"');
  const version = db.prepare('PRAGMA data_version');
  const lagOf = (group: string) => lag.all(group) as unknown as PartitionProgress[];
  return {
    join: (group: string, topics: readonly string[]) => {
      for (const topic of topics) join.run(group, topic);
    },
    commit: (group: string, topic: string, partition: number, next: number) => {
      commit.run(group, topic, partition, next);
    },
    lagOf,
    lags: (): GroupLag[] =>
      (names.all() as { group: string }[]).flatMap(({ group }) =>
        lagOf(group).map((row) => ({ group, ...row })),
      ),
    /** Changes when another connection, of this process or any other, has written. Costs next to nothing. */
    dataVersion: () => (version.get() as { data_version: number }).data_version,
    progressDatabase: db,
  };
}

/** Never backwards: a member that was slow to notice the loss of its lease must not undo its successor's progress. */
function commitStatement(db: DatabaseSync) {
  return db.prepare(`INSERT INTO offsets ("group", topic, partition, next) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET next = max(next, excluded.next)`);
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(privateFile(file));
  db.exec(
    `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    PRAGMA wal_autocheckpoint = 8000;`,
  );
  return db;
}

/** FNV-1a over UTF-16 units: stable for ever, as a key must never change its partition. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

const schema = `
  CREATE TABLE IF NOT EXISTS topics (name TEXT PRIMARY KEY, partitions INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ends (
    topic TEXT, partition INTEGER, next INTEGER NOT NULL, PRIMARY KEY (topic, partition)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS messages (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL, partition INTEGER NOT NULL, "offset" INTEGER NOT NULL,
    key TEXT NOT NULL, type TEXT NOT NULL, headers TEXT NOT NULL, value TEXT NOT NULL, stored_at INTEGER NOT NULL,
    UNIQUE (topic, partition, "offset"));
  CREATE INDEX IF NOT EXISTS messages_key ON messages (key, sequence);
  CREATE INDEX IF NOT EXISTS messages_type ON messages (type, sequence);
  CREATE TABLE IF NOT EXISTS members ("group" TEXT, topic TEXT, PRIMARY KEY ("group", topic)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS offsets (
    "group" TEXT, topic TEXT, partition INTEGER, next INTEGER NOT NULL,
    PRIMARY KEY ("group", topic, partition)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    "group" TEXT PRIMARY KEY, owner TEXT NOT NULL, host TEXT NOT NULL, pid INTEGER NOT NULL, until INTEGER NOT NULL
  ) WITHOUT ROWID;`;
