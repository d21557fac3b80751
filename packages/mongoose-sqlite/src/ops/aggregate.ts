import { Aggregator } from 'mingo/aggregator';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { mingoOptions } from '../query/context.ts';
import { checkExpression, readFilter } from '../query/matcher.ts';
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

/** Runs a pipeline; a first `$match` is narrowed by SQL, the rest is mingo's. */
export function* aggregate(store: Store, name: string, given: unknown): Generator<Doc> {
  const { find, rest } = readPipeline(given);
  const source = [...findDocs(store, name, find, undefined)];
  if (rest.length === 0) {
    yield* source;
    return;
  }
  const collectionResolver = (other: string) => [...findDocs(store, other, everything, undefined)];
  const options = mingoOptions({ collectionResolver, variables: { NOW: store.now() } });
  yield* new Aggregator(rest, options).run<Doc>(source);
}

const everything: Find = { filter: {}, sort: [], skip: 0, limit: 0 };

/** The pipeline checked and split: what SQL can narrow, and the stages after it. */
export function readPipeline(given: unknown): { find: Find; rest: Doc[] } {
  const pipeline = plain(given) as unknown;
  if (!Array.isArray(pipeline)) {
    throw serverError(CODE.typeMismatch, "'pipeline' option must be specified as an array");
  }
  const stages = pipeline.map(checkStage);
  const [first, ...rest] = stages;
  const match = first?.$match;
  return match === undefined
    ? { find: everything, rest: stages }
    : { find: { ...everything, filter: readFilter(match) }, rest };
}

function checkStage(stage: unknown): Doc {
  const names = isDoc(stage) ? Object.keys(stage) : [];
  const [name = ''] = names;
  if (!isDoc(stage) || names.length !== 1) {
    throw serverError(
      40323,
      'A pipeline stage specification object must contain exactly one field',
    );
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
