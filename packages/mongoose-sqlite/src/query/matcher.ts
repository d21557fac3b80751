import { Query } from 'mingo/query';
import { CODE, serverError, UnsupportedError } from '../errors.ts';
import { plainDoc } from '../values/encoding.ts';
import { rootOf } from '../values/paths.ts';
import { type Doc, isDoc } from '../values/types.ts';
import { mingoOptions, queryOptions } from './context.ts';
import { filterNow } from './now.ts';

export type Matcher = (doc: Doc) => boolean;

/** A filter as plain BSON values, with what this driver lacks refused by name and `$comment` dropped. */
export function readFilter(filter: unknown): Doc {
  const { $comment: _comment, ...plain } = plainDoc(filter);
  checkFilter(plain);
  return plain;
}

/**
 * The test of a filter that `readFilter` gave; `now` is the `$$NOW` of its expressions. Most filters say what a field is, and
 * most documents hold plain values there: nothing of the language is needed for those.
 */
export function matcher(filter: Doc, now?: () => Date): Matcher {
  const plain = Object.entries(filter).filter(isPlainEquality);
  if (plain.length === 0) return matcherOfRest(filter, now);
  const rest = Object.fromEntries(
    Object.entries(filter).filter(([path]) => !plain.some(([name]) => name === path)),
  );
  const others = matcherOfRest(rest, now);
  let all: Matcher | undefined;
  return (doc) => {
    let isPlain = true;
    for (const [name, wanted] of plain) {
      const value = Object.hasOwn(doc, name) ? doc[name] : undefined;
      // Lists match by what is in them, and BSON's own types by what they hold.
      if (typeof value === 'object' && value !== null) isPlain = false;
      else if ((value ?? null) !== wanted) return false;
    }
    if (isPlain) return others(doc);
    all ??= matcherOfRest(filter, now);
    return all(doc);
  };
}

const isPlainEquality = ([path, wanted]: [string, unknown]): boolean =>
  !/[$.]/.test(path) &&
  (wanted === null || ['string', 'number', 'boolean'].includes(typeof wanted)) &&
  !Number.isNaN(wanted);

function matcherOfRest(filter: Doc, now?: () => Date): Matcher {
  if (Object.keys(filter).length === 0) return () => true;
  const { _id, ...others } = filter;
  const isOne = idTest(_id);
  if (isOne !== undefined) {
    const rest = matcherOfRest(others, now);
    return (doc) => isOne(doc._id) && rest(doc);
  }
  const query = usesExpressions(filter)
    ? new Query(now === undefined ? filter : filterNow(filter, now()), mingoOptions())
    : new Query(filter, queryOptions());
  return (doc) => query.test(doc);
}

/** The document's own fields that decide whether it meets the filter; null where any may. */
export function filterRoots(filter: Doc): string[] | null {
  const paths = Object.keys(filter);
  return paths.some((path) => path.startsWith('$')) ? null : paths.map(rootOf);
}

/** Several ids, which are never arrays. */
function idTest(wanted: unknown): ((id: unknown) => boolean) | undefined {
  if (!isDoc(wanted) || Object.keys(wanted).length !== 1 || !Array.isArray(wanted.$in)) return;
  if (!wanted.$in.every((each) => typeof each === 'string')) return;
  const several: ReadonlySet<unknown> = new Set(wanted.$in);
  return (id) => several.has(id);
}

const usesExpressions = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(usesExpressions)
    : isDoc(value) &&
      Object.entries(value).some(([name, part]) => name === '$expr' || usesExpressions(part));

const KNOWN: ReadonlySet<string> = new Set(
  (
    '$eq $ne $gt $gte $lt $lte $in $nin $and $or $nor $not $exists $type $expr $mod $regex $options ' +
    '$all $elemMatch $size $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $comment'
  ).split(' '),
);

const REFUSED: ReadonlySet<string> = new Set(
  (
    '$where $text $near $nearSphere $geoWithin $geoIntersects $within $maxDistance $minDistance ' +
    '$jsonSchema $rand $uniqueDocs $search $vectorSearch $sampleRate'
  ).split(' '),
);

function checkFilter(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkFilter);
  if (!isDoc(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    if (name === '$expr') checkExpression(operand);
    else if (name.startsWith('$')) checkOperator(name, operand);
    else checkFilter(operand);
  }
}

function checkOperator(name: string, operand: unknown): void {
  if (REFUSED.has(name)) throw new UnsupportedError(name);
  // DBRefs carry $ref, $id and $db as data.
  if (name === '$ref' || name === '$id' || name === '$db') return;
  if (!KNOWN.has(name)) throw serverError(CODE.badValue, `unknown operator: ${name}`);
  checkFilter(operand);
}

/** Server-side JavaScript hides at any depth of an expression. */
export function checkExpression(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkExpression);
  if (!isDoc(value)) return;
  for (const [name, operand] of Object.entries(value)) {
    if (name === '$function' || name === '$accumulator') throw new UnsupportedError(name);
    if (name === '$meta') throw new UnsupportedError(name);
    checkExpression(operand);
  }
}
