import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CODE, serverError } from '../errors.ts';
import { compare } from '../values/compare.ts';

/** Aggregation comparisons by BSON order, where mingo compares by JavaScript class. */
export const bsonExpressions = {
  $cmp: comparison('$cmp', (order) => Math.sign(order)),
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
};

function comparison<T>(name: string, result: (order: number) => T) {
  return (doc: unknown, operands: unknown, options: Options): T => {
    const values: unknown = evalExpr(doc, operands, options);
    if (!Array.isArray(values) || values.length !== 2) {
      throw serverError(CODE.failedToParse, `Expression ${name} takes exactly 2 arguments`);
    }
    const [a, b]: unknown[] = values;
    // In an expression a missing field is less than null.
    if (a === undefined || b === undefined) {
      return result(Number(a !== undefined) - Number(b !== undefined));
    }
    return result(compare(a, b));
  };
}
