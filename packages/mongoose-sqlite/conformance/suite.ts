import { describe } from 'vitest';
import { aggregation } from './aggregation.ts';
import { arrayUpdates } from './array-updates.ts';
import { bulk } from './bulk.ts';
import { cursors } from './cursors.ts';
import { documents } from './documents.ts';
import { findAndModify } from './find-and-modify.ts';
import type { Connect } from './fixture.ts';
import { indexes } from './indexes.ts';
import { projections } from './projections.ts';
import { queries } from './queries.ts';
import { updates } from './updates.ts';
import { values } from './values.ts';

/**
 * Declares the tests that every engine behind mongoose must pass. Give it a factory of connections; each group
 * opens one and drops what it made.
 */
export function conformance(name: string, connect: Connect): void {
  describe(`conformance of ${name}`, () => {
    const groups = {
      documents,
      values,
      queries,
      projections,
      updates,
      arrayUpdates,
      findAndModify,
      bulk,
      indexes,
      aggregation,
      cursors,
    };
    for (const [group, declare] of Object.entries(groups)) describe(group, () => declare(connect));
  });
}
