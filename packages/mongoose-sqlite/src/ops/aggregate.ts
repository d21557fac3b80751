import { Aggregator } from 'mingo/aggregator';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { mingoOptions } from '../query/context.ts';
import { checkExpression, readFilter } from '../query/matcher.ts';
import { withNow } from '../query/now.ts';
import { sortKeys } from '../query/sort.ts';
import type { Store } from '../store.ts';
import { plain } from '../values/encoding.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { type Find, findDocs } from './find.ts';

const STAGES: ReadonlySet<string> = new Set(
  (
    '$addFields $bucket $bucketAuto $count $densify $facet $fill $graphLookup $group $limit $lookup ' +
    '$match $project $redact $replaceRoot $replaceWith $sample $set $setWindowFields $skip $sort ' +
    '$sortByCount $unionWith $unset $unwind $documents'
  ).split(' '),
);

/** A checked pipeline: what SQL can narrow and order, and the stages after it. */
export type Pipeline = { find: Find; rest: Doc[] };

/** Runs a pipeline: the first `$match`, `$sort` and `$limit` as a find, the rest by mingo. */
export function* aggregate(store: Store, name: string, { find, rest }: Pipeline): Generator<Doc> {
  const source = [...findDocs(store, name, find, undefined)];
  if (rest.length === 0) {
    yield* source;
    return;
  }
  const collectionResolver = (other: string) => [...findDocs(store, other, everything, undefined)];
  const stages = withNow(rest, store.now()) as Doc[];
  yield* new Aggregator(stages, mingoOptions({ collectionResolver })).run<Doc>(source);
}

const everything: Find = { filter: {}, sort: [], skip: 0, limit: 0 };

export function readPipeline(given: unknown, hint?: unknown): Pipeline {
  const pipeline = plain(given);
  if (!Array.isArray(pipeline)) {
    throw serverError(CODE.typeMismatch, "'pipeline' option must be specified as an array");
  }
  const rest = pipeline.map(checkStage);
  const find: Find = { ...everything, hint };
  if (rest[0]?.$match !== undefined) find.filter = rest.shift()?.$match as Doc;
  if (rest[0]?.$sort !== undefined) find.sort = sortKeys(rest.shift()?.$sort);
  if (typeof rest[0]?.$limit === 'number' && rest[0].$limit > 0) {
    find.limit = Number(rest.shift()?.$limit);
  }
  return { find, rest };
}

function checkStage(stage: unknown): Doc {
  const names = isDoc(stage) ? Object.keys(stage) : [];
  const [name = ''] = names;
  if (!isDoc(stage) || names.length !== 1) {
    throw serverError(40323, 'A pipeline stage specification must contain exactly one field');
  }
  if (!STAGES.has(name)) throw new UnsupportedError(`aggregation stage ${name}`);
  const body = stage[name];
  if (name === '$match') return { $match: readFilter(body) };
  if (name === '$facet' && isDoc(body)) Object.values(body).forEach(checkPipeline);
  else if (isDoc(body) && Array.isArray(body.pipeline)) checkPipeline(body.pipeline);
  checkExpression(body);
  return stage;
}

function checkPipeline(pipeline: unknown): void {
  if (Array.isArray(pipeline)) pipeline.forEach(checkStage);
}
