import { Aggregator } from 'mingo/aggregator';
import { CODE, serverError } from '../errors.ts';
import { mingoOptions } from '../query/context.ts';
import { checkExpression } from '../query/matcher.ts';
import { withNow } from '../query/now.ts';
import type { Doc } from '../values/types.ts';
import type { Update } from './scalars.ts';

const STAGES: ReadonlySet<string> = new Set(
  '$addFields $set $project $unset $replaceRoot $replaceWith'.split(' '),
);

/** An update given as an aggregation pipeline: mingo runs it on the one document. */
export function pipelineUpdate(pipeline: Doc[]): Update {
  for (const stage of pipeline) {
    const name = Object.keys(stage)[0] ?? '';
    if (!STAGES.has(name)) {
      throw serverError(CODE.invalidOptions, `${name} is not allowed to be used within an update`);
    }
    checkExpression(stage);
  }
  return (doc, { now }) => {
    const { _id } = doc;
    const aggregator = new Aggregator(withNow(pipeline, now()) as Doc[], mingoOptions());
    const [result] = aggregator.run<Doc>([doc]);
    return { ...(_id === undefined ? {} : { _id }), ...result };
  };
}
