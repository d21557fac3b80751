import { plan } from '../index/plan.ts';
import type { Store } from '../store.ts';
import type { Doc } from '../values/types.ts';
import { rowsOf } from './candidates.ts';
import type { Find } from './find.ts';

/** How a find would run: the plan, what SQLite says of each of its statements, and how many documents it reads. */
export function explainFind(store: Store, name: string, find: Find): Doc {
  return store.read(() => {
    const collection = store.catalog.get(name);
    if (collection === undefined) return { queryPlanner: { winningPlan: { stage: 'EOF' } } };
    const chosen = plan(collection, find);
    const scanned = chosen.stage === 'COLLSCAN';
    const inputs = (scanned ? [] : chosen.parts).map(({ index, sql, values }) => ({
      indexName: index,
      sql,
      sqlPlan: store.sqlite
        .all(`EXPLAIN QUERY PLAN ${sql}`, ...values)
        .map((row) => String(row.detail)),
    }));
    const sorts = find.sort.length > 0 && (scanned || !chosen.ordered);
    return {
      queryPlanner: {
        namespace: `${store.name}.${name}`,
        parsedQuery: find.filter,
        winningPlan: { stage: chosen.stage, sortsInMemory: sorts, inputs },
      },
      executionStats: {
        candidates: scanned
          ? Number(store.sqlite.get(`SELECT count(*) AS n FROM ${collection.table}`)?.n)
          : rowsOf(store, chosen).length,
      },
    };
  });
}
