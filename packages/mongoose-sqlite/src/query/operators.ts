import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { CODE, serverError } from '../errors.ts';
import { compare, equal } from '../values/compare.ts';
import { keyOf } from '../values/key.ts';
import { type Numeric, toNumber } from '../values/numeric.ts';
import { matchLeaves, pathValues } from '../values/paths.ts';
import { CLASS, classOf, type Doc, isDoc } from '../values/types.ts';
import { typeTest } from './type-names.ts';

/**
 * The query operators whose meaning depends on BSON's types or on how paths cross arrays. mingo's own compare
 * by JavaScript class and by string, which differs from a server for ObjectId, Long, Decimal128, nested arrays
 * and missing fields; all other operators, the parsing and the logic stay mingo's.
 */
export const bsonQueryOperators = {
  $eq: leafOperator((operand) => equals(operand)),
  $ne: negated((operand) => equals(operand)),
  $in: leafOperator((operand) => oneOf(list('$in', operand))),
  $nin: negated((operand) => oneOf(list('$nin', operand))),
  $gt: leafOperator((operand) => ordered(operand, (order) => order > 0, false)),
  $gte: leafOperator((operand) => ordered(operand, (order) => order >= 0, true)),
  $lt: leafOperator((operand) => ordered(operand, (order) => order < 0, false)),
  $lte: leafOperator((operand) => ordered(operand, (order) => order <= 0, true)),
  $regex: leafOperator((operand) => pattern(operand)),
  $type: leafOperator(typeTest),
  $mod: leafOperator((operand) => remainder(operand)),
  $exists: (path: string, operand: unknown) => {
    const wanted = operand !== false && operand !== 0 && operand !== null;
    return (doc: Doc) => pathValues(doc, path).some((v) => v !== undefined) === wanted;
  },
  $size: (path: string, operand: unknown) => (doc: Doc) =>
    pathValues(doc, path).some((v) => Array.isArray(v) && v.length === operand),
  $elemMatch: (path: string, operand: unknown, options: Options) => {
    const test = elementTest(operand, options);
    return (doc: Doc) => pathValues(doc, path).some((v) => Array.isArray(v) && v.some(test));
  },
  $all: (path: string, operand: unknown, options: Options) => {
    const tests = list('$all', operand).map((item) => allItem(path, item, options));
    return (doc: Doc) => tests.length > 0 && tests.every((test) => test(doc));
  },
};

type Test = (value: unknown) => boolean;

/** A value matches itself or through any of its elements. */
function leafOperator(make: (operand: unknown) => Test) {
  return (path: string, operand: unknown) => {
    const test = make(operand);
    return (doc: Doc) => matches(doc, path, test);
  };
}

function negated(make: (operand: unknown) => Test) {
  return (path: string, operand: unknown) => {
    const test = make(operand);
    return (doc: Doc) => !matches(doc, path, test);
  };
}

const matches = (doc: Doc, path: string, test: Test) =>
  matchLeaves(doc, path).some((v) => test(v) || (Array.isArray(v) && v.some(test)));

const equals = (operand: unknown): Test => {
  // An undefined element does not exist in BSON: undefined is a missing field, which equals null only.
  return (value) => equal(value, operand);
};

/** A long list is looked up by key, so that populating a thousand documents is no million comparisons. */
function oneOf(operands: readonly unknown[]): Test {
  const [patterns, values] = [operands.filter(isPattern), operands.filter((v) => !isPattern(v))];
  const matching = patterns.map(pattern);
  if (values.length < LONG) {
    const tests = [...values.map(equals), ...matching];
    return (value) => tests.some((test) => test(value));
  }
  const keys = new Set(values.map(keyText));
  return (value) => keys.has(keyText(value)) || matching.some((test) => test(value));
}

const LONG = 8;

const isPattern = (value: unknown) => value instanceof RegExp;

const keyText = (value: unknown) => Buffer.from(keyOf(value)).toString('latin1');

const equalsOrMatches = (operand: unknown): Test =>
  operand instanceof RegExp ? pattern(operand) : equals(operand);

function ordered(operand: unknown, holds: (order: number) => boolean, inclusive: boolean): Test {
  const kind = classOf(operand);
  if (kind === CLASS.minKey || kind === CLASS.maxKey) {
    return (value) => value !== undefined && holds(compare(value, operand));
  }
  if (kind === CLASS.null) return (value) => inclusive && classOf(value) === CLASS.null;
  const nan = kind === CLASS.number && Number.isNaN(toNumber(operand as Numeric));
  return (value) => {
    if (classOf(value) !== kind) return false;
    const isNan = kind === CLASS.number && Number.isNaN(toNumber(value as Numeric));
    return nan || isNan ? inclusive && nan && isNan : holds(compare(value, operand));
  };
}

function pattern(operand: unknown): Test {
  const source = operand instanceof RegExp ? operand : new RegExp(String(operand));
  // A g or y flag would make test() remember where it stopped.
  const expression = new RegExp(source.source, source.flags.replace(/[gy]/g, ''));
  return (value) =>
    typeof value === 'string'
      ? expression.test(value)
      : value instanceof RegExp && equal(value, source);
}

function remainder(operand: unknown): Test {
  const [divisor, rest] = list('$mod', operand).map((n) => Math.trunc(toNumber(n as Numeric)));
  if (divisor === undefined || rest === undefined || divisor === 0) {
    throw serverError(
      CODE.badValue,
      'malformed $mod: needs a divisor other than 0 and a remainder',
    );
  }
  return (value) =>
    classOf(value) === CLASS.number && Math.trunc(toNumber(value as Numeric)) % divisor === rest;
}

function elementTest(operand: unknown, options: Options): Test {
  if (!isDoc(operand)) throw serverError(CODE.badValue, '$elemMatch needs an Object');
  const names = Object.keys(operand);
  const onValue = names.length > 0 && names.every((n) => n.startsWith('$') && !LOGICAL.has(n));
  const query = new Query(onValue ? { v: operand } : operand, options);
  // An element that is an array is compared as a whole, unless the condition is on arrays.
  const whole = onValue && !names.some((name) => ON_ARRAYS.has(name));
  if (onValue) return (value) => query.test({ v: whole && Array.isArray(value) ? [value] : value });
  return (value) => isDoc(value) && query.test(value);
}

const ON_ARRAYS: ReadonlySet<string> = new Set(['$size', '$all', '$elemMatch']);

const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr']);

function allItem(path: string, item: unknown, options: Options): (doc: Doc) => boolean {
  if (isDoc(item) && Object.keys(item)[0] === '$elemMatch') {
    return bsonQueryOperators.$elemMatch(path, item.$elemMatch, options);
  }
  const test = equalsOrMatches(item);
  return (doc) => matches(doc, path, test);
}

function list(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw serverError(CODE.badValue, `${operator} needs an array`);
  return operand;
}
