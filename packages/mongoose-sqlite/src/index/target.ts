import type { StoredCollection, StoredIndex } from '../catalog.ts';
import type { Constraint } from './constraints.ts';
import { covers } from './implies.ts';

/** A table that the planner can search: an index's, or the collection's own for `_id`. */
export type Target = {
  name: string;
  table: string;
  paths: string[];
  columns: string[];
  multi: boolean;
  unique: boolean;
  /** Whether being in it says something of a document: partial and sparse indexes. */
  selective: boolean;
  /** Whether all documents that meet the constraints are in it. */
  usable: (constraints: readonly Constraint[]) => boolean;
};

export function targetsOf(collection: StoredCollection): Target[] {
  return [idTarget(collection), ...collection.indexes.map(indexTarget)];
}

const idTarget = ({ table }: StoredCollection): Target => ({
  name: '_id_',
  table,
  paths: ['_id'],
  columns: ['key'],
  multi: false,
  unique: true,
  selective: false,
  usable: () => true,
});

const indexTarget = ({ spec, table, columns, multi }: StoredIndex): Target => ({
  name: spec.name,
  table,
  paths: Object.keys(spec.key),
  columns,
  multi,
  unique: spec.unique,
  selective: spec.sparse || spec.partialFilterExpression !== undefined,
  usable: (constraints) => covers(spec, constraints),
});
