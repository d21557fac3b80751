import mongoose from 'mongoose';

/**
 * Something MongoDB can do and this driver cannot. `feature` names it ('$near', 'option collation', 'watch()'),
 * so that a caller finds out at the call and not through a wrong answer.
 */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
  readonly code = 'MONGOOSE_SQLITE_UNSUPPORTED';
  readonly feature: string;

  constructor(feature: string, hint = '') {
    super(`mongoose-sqlite does not support ${feature}${hint === '' ? '' : `: ${hint}`}`);
    this.feature = feature;
  }
}

/** The codes of MongoDB's own error table that this driver raises. */
export const CODE = {
  badValue: 2,
  failedToParse: 9,
  typeMismatch: 14,
  indexNotFound: 27,
  pathNotViable: 28,
  conflictingUpdate: 40,
  namespaceExists: 48,
  immutableField: 66,
  invalidOptions: 72,
  indexOptionsConflict: 85,
  indexKeySpecsConflict: 86,
  parallelArrays: 171,
  duplicateKey: 11000,
  tooLarge: 10334,
} as const;

/** An error as a MongoDB server would send it; mongoose and its plugins know this class. */
export function serverError(
  code: number,
  message: string,
  more: Record<string, unknown> = {},
): mongoose.mongo.MongoServerError {
  return new mongoose.mongo.MongoServerError({ message, errmsg: message, code, ...more });
}

export function duplicateKey(
  namespace: string,
  index: string,
  keyPattern: Record<string, unknown>,
  keyValue: Record<string, unknown>,
): mongoose.mongo.MongoServerError {
  // The values stay out of the message (they may be personal data); they are in keyValue.
  const fields = Object.keys(keyPattern).join(', ');
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: { ${fields} }`;
  return serverError(CODE.duplicateKey, message, { keyPattern, keyValue });
}
