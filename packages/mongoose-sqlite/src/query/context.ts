import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projections from 'mingo/operators/projection';
import * as queries from 'mingo/operators/query';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import { bsonExpressions } from './expressions.ts';
import { bsonQueryOperators } from './operators.ts';
import { sortStage } from './sort.ts';

/** Settings for mingo: its operators with ours in front (a name registered first wins). */
export function mingoOptions(more: Partial<Options> = {}): Partial<Options> {
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

type Operators = NonNullable<Parameters<typeof Context.init>[0]>;

/** mingo types each operator as the intersection of all of its own, which no operator of ours can be. */
const contextOf = (ours: unknown) => Context.init(ours as Operators);
