/** Faults of servers that speak MongoDB's protocol, by server and version. MongoDB itself has none in this list. */
import type mongoose from 'mongoose';
import type { KnownFault } from '../conformance/known-faults.ts';

const manual = 'https://www.mongodb.com/docs/manual';
const sameWithout = 'the test of the same name without indexes passes on this server';
const indexed = (what: string) => `queries > finds the same by ${what} with indexes on every field`;

const faultsOf: Readonly<Record<string, readonly KnownFault[]>> = {
  'SecantusDB 0.7.0b3': [
    {
      test: 'values > takes any value but arrays as _id and keeps them apart',
      fails: 'instead of rejecting',
      documented: `${manual}/core/document: _id may be of any type other than an array`,
    },
    {
      test: indexed('null in documents of an array'),
      fails: 'expected [ 1, 2, 3, 4 ] to deeply equal [ 1, 2, 3, 4, 6 ]',
      documented: `${manual}/tutorial/query-for-null-fields: null matches a missing field; ${sameWithout}`,
    },
    {
      test: indexed('$in with a pattern'),
      fails: 'expected [ 2 ] to deeply equal [ 1, 2 ]',
      documented: `${manual}/reference/operator/query/in: patterns may stand in $in; ${sameWithout}`,
    },
    {
      test: indexed('two bounds meet in different elements'),
      fails: 'expected [] to deeply equal [ 5 ]',
      documented: `${manual}/core/indexes/index-types/index-multikey/multikey-index-bounds: without $elemMatch the bounds are not intersected; ${sameWithout}`,
    },
    {
      test: indexed('a pattern'),
      fails: 'expected [] to deeply equal [ 1, 4 ]',
      documented: `${manual}/reference/operator/query/regex: an index is scanned, its values matched; ${sameWithout}`,
    },
    {
      test: indexed('a pattern over an array'),
      fails: 'expected [] to deeply equal [ 3 ]',
      documented: `${manual}/reference/operator/query/regex: an index is scanned, its values matched; ${sameWithout}`,
    },
    ...[
      'queries > finds by $all through documents of an array',
      indexed('$all through documents of an array'),
    ].map((test) => ({
      test,
      fails: 'expected [] to deeply equal [ 5, 6 ]',
      documented: `${manual}/reference/operator/query/all: equal to an $and of each value, which this server answers rightly`,
    })),
    {
      test: 'queries > gives distinct values, of elements too',
      fails: 'expected Set{} to deeply equal Set{',
      documented: `${manual}/reference/method/db.collection.distinct: each element of an array is a value of its own, dot notation reaches into documents`,
    },
    {
      test: 'findAndModify > uses the positional $ and arrayFilters',
      fails: 'The positional operator did not find the match needed from the query',
      documented: `${manual}/reference/operator/update/positional: for updateOne and findAndModify alike; updateOne does it here`,
    },
    {
      test: 'indexes > refuses parallel arrays in a compound index',
      fails: 'instead of rejecting',
      documented: `${manual}/core/indexes/index-types/index-multikey: at most one indexed field of a document may be an array (error 171)`,
    },
  ],
};

/** Asks the server who it is. */
export async function serverOf(connection: mongoose.Connection): Promise<string> {
  const info = await connection.db?.admin().command({ buildInfo: 1 });
  const { version, secantusVersion } = info as { version: string; secantusVersion?: string };
  return secantusVersion === undefined ? `MongoDB ${version}` : `SecantusDB ${secantusVersion}`;
}

export function knownFaults(server: string): readonly KnownFault[] {
  return faultsOf[server] ?? [];
}
