import type { DatabaseSync } from 'node:sqlite';

/** Ends a transaction that is to survive a power cut. */
export type Commit = (db: DatabaseSync) => void;

/** All or nothing. */
export function transaction(db: DatabaseSync, end: Commit, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    end(db);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
