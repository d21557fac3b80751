/** What time ends in the embedded event log. */
import type { DatabaseSync } from 'node:sqlite';
import { type Commit, transaction } from './sqlite-event-log-transaction.ts';

/** What is deleted of one partition in one step: a long transaction would keep publishers waiting. */
const endedAtOnce = 500;

export function ending(db: DatabaseSync, end: Commit) {
  // What retention deletes is not to be read in the file's free pages either.
  db.exec('PRAGMA secure_delete = ON');
  const partitions = db.prepare('SELECT partition FROM ends WHERE topic = ?');
  const oldest = db.prepare(`SELECT sequence, "offset", stored_at FROM messages
    WHERE topic = ? AND partition = ? ORDER BY "offset" LIMIT ?`);
  const remove = db.prepare('DELETE FROM messages WHERE sequence = ?');
  const skip = db.prepare(
    `UPDATE offsets SET next = ? WHERE topic = ? AND partition = ? AND next < ?`,
  );
  const ended = (topic: string, partition: number, before: number) => {
    const rows = oldest.all(topic, partition, endedAtOnce) as unknown as Stored[];
    // From the head on, as on Kafka: what is young keeps what came after it.
    const first = rows.findIndex((row) => row.stored_at >= before);
    return first === -1 ? rows : rows.slice(0, first);
  };
  return {
    /** Deletes what was stored before that time, at most some of each partition; how many. A group that was not there yet goes on behind. */
    endBefore: (topic: string, before: number): number => {
      let deleted = 0;
      for (const { partition } of partitions.all(topic) as { partition: number }[]) {
        const rows = ended(topic, partition, before);
        const last = rows.at(-1);
        if (last === undefined) continue;
        transaction(db, end, () => {
          for (const { sequence } of rows) remove.run(sequence);
          skip.run(last.offset + 1, topic, partition, last.offset + 1);
        });
        deleted += rows.length;
      }
      return deleted;
    },
  };
}

interface Stored {
  sequence: number;
  offset: number;
  stored_at: number;
}
