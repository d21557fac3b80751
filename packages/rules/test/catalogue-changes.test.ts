/** States and acts of a change of the catalogue: every cell (features 142). */
import { describe, expect, it } from 'vitest';
import {
  catalogueActs,
  catalogueChangeStates,
  moveCatalogueChange,
} from '../src/catalogue-changes/change-states.ts';

const table = `
              edit         submit       return         approve        withdraw     conflict       go_live       roll_back
  draft       draft        submitted    -not_submitted -not_submitted withdrawn    -not_submitted -not_approved -not_live
  submitted   -submitted   -submitted   draft          approved       withdrawn    draft          -not_approved -not_live
  approved    -approved    -approved    draft          -approved      withdrawn    draft          live          -not_live
  live        -live        -live        -live          -live          -live        -live          -live         rolled_back
  rolled_back -rolled_back -rolled_back -rolled_back   -rolled_back   -rolled_back -rolled_back   -rolled_back  -rolled_back
  withdrawn   -withdrawn   -withdrawn   -withdrawn     -withdrawn     -withdrawn   -withdrawn     -withdrawn    -withdrawn
`;

describe('a change of the catalogue', () => {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const [acts = [], ...states] = rows;

  it('has a cell for every state and act', () => {
    expect(acts).toEqual([...catalogueActs]);
    expect(states.map(([state]) => state)).toEqual([...catalogueChangeStates]);
  });

  it.each(states)('moves from %s as the table says', (state, ...cells) => {
    const moves = catalogueActs.map((act) => {
      const move = moveCatalogueChange(state as (typeof catalogueChangeStates)[number], act);
      return 'to' in move ? move.to : `-${move.because}`;
    });
    expect(moves).toEqual(cells);
  });

  it.each([
    ['draft', 'submit', { isEmpty: true }, 'nothing_changed'],
    ['draft', 'submit', { hasProblems: true }, 'has_problems'],
    ['submitted', 'approve', { isOwn: true }, 'own_change'],
    ['live', 'roll_back', { isInForce: false }, 'not_in_force'],
  ] as const)('stays %s where %s may not be', (state, act, given, because) => {
    expect(moveCatalogueChange(state, act, given)).toEqual({ because });
  });
});
