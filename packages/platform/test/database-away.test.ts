/** Which errors mean that the database cannot work now: the caller comes again, and no event goes to the dead letters. */
import { expect, it } from 'vitest';
import { databaseAway } from '../src/database.ts';
import { fromFramework } from '../src/http/service.ts';

const named = (name: string, fields: object = {}) =>
  Object.assign(new Error('said by the driver'), { name, ...fields });

it.each([
  ['no server was found', named('MongoServerSelectionError')],
  ['the connection broke', named('Error', { code: 'ECONNRESET' })],
  [
    'the server shuts down',
    named('MongoServerError', { errorLabelSet: new Set(['RetryableError']) }),
  ],
  ['its disk is full', named('MongoServerError', { code: 14_031 })],
  ['it is broken inside', named('MongoServerError', { code: 1 })],
  ['a group of writes had no answer', named('MongoBulkWriteError', { writeErrors: [] })],
  [
    'no majority has stored a group of writes',
    named('MongoBulkWriteError', {
      code: 64,
      writeErrors: [],
      result: { getWriteConcernError: () => ({ code: 64 }) },
    }),
  ],
])('tells the caller to come again when %s', (_, error) => {
  expect(databaseAway(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

it.each([
  ['a duplicate key', named('MongoServerError', { code: 11_000 })],
  [
    'a duplicate key in a group',
    named('MongoBulkWriteError', { code: 11_000, writeErrors: [{ index: 0, code: 11_000 }] }),
  ],
  ['a group that may not be written', named('MongoBulkWriteError', { code: 13, writeErrors: [] })],
  ['a fault of our own', new TypeError('x is not a function')],
  ['no error at all', 'text'],
])('leaves %s as it is', (_, error) => {
  expect(databaseAway(error)).toBeNull();
});

it('a server that cannot work says so by a number, and the caller hears 503 (disk full)', () => {
  const error = Object.assign(new Error('internal server error'), { code: 1 });
  expect(fromFramework(error)).toMatchObject({ kind: 'unavailable', code: 'DATABASE.AWAY' });
});
