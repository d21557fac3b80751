import { createRequire } from 'node:module';
import { Context } from 'mingo/core';
import * as queries from 'mingo/operators/query';
import type { Options } from 'mingo/types';
import { bsonExpressions } from './expressions.ts';
import { bsonQueryOperators } from './operators.ts';
import { sortStage } from './sort.ts';

/** Settings for mingo: its operators with ours in front (a name registered first wins). */
export function mingoOptions(more: Partial<Options> = {}): Partial<Options> {
  const { accumulators, expressions, pipeline, projections, windows } = allOperators();
  const context = contextOf({
    query: bsonQueryOperators,
    pipeline: { $sort: sortStage },
    expression: bsonExpressions,
  })
    .addQueryOps(queries)
    .addPipelineOps(pipeline)
    .addExpressionOps(expressions)
    .addAccumulatorOps(accumulators)
    .addProjectionOps(projections)
    .addWindowOps(windows);
  return { context, scriptEnabled: false, ...more };
}

/**
 * As above without expressions: mingo copies the operators for every query, so fewer make it faster. It changes none of what
 * it is given, so that one set serves all queries.
 */
export function queryOptions(): Partial<Options> {
  queryOperators ??= contextOf({ query: bsonQueryOperators }).addQueryOps(queries);
  return { context: queryOperators, scriptEnabled: false };
}

let queryOperators: Context | undefined;

const require = createRequire(import.meta.url);

/**
 * Two hundred modules that finds do without: read with the first pipeline or expression, at once, as SQLite answers at once.
 * Node keeps them from then on.
 */
function allOperators() {
  return {
    accumulators:
      require('mingo/operators/accumulator') as typeof import('mingo/operators/accumulator'),
    expressions:
      require('mingo/operators/expression') as typeof import('mingo/operators/expression'),
    pipeline: require('mingo/operators/pipeline') as typeof import('mingo/operators/pipeline'),
    projections:
      require('mingo/operators/projection') as typeof import('mingo/operators/projection'),
    windows: require('mingo/operators/window') as typeof import('mingo/operators/window'),
  };
}

type Operators = NonNullable<Parameters<typeof Context.init>[0]>;

/** mingo types each operator as the intersection of all of its own, which no operator of ours can be. */
const contextOf = (ours: unknown) => Context.init(ours as Operators);
