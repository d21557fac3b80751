import type { DatabaseSync } from 'node:sqlite';

/** Statements of a connection that may be opened anew: prepared once for each. */
export function preparedOn<Statements>(
  prepare: (db: DatabaseSync) => Statements,
): (db: DatabaseSync) => Statements {
  let kept: { db: DatabaseSync; statements: Statements } | null = null;
  return (db) => {
    if (kept?.db !== db) kept = { db, statements: prepare(db) };
    return kept.statements;
  };
}
