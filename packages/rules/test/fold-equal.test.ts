import { describe, expect, it } from 'vitest';
import { foldEqual } from '../src/plan-list/fold-equal.ts';

const plan = (id: number, ...facts: string[]) => ({ id, facts });
const folded = (plans: ReturnType<typeof plan>[]) =>
  foldEqual(plans, ({ facts }) => facts).map((group) => group.map(({ id }) => id));

describe('plans with equal facts', () => {
  it('stand together where the first of them stands, in the order of the list', () => {
    expect(folded([plan(4, 'a'), plan(1, 'b'), plan(3, 'a'), plan(2, 'c')])).toEqual([
      [4, 3],
      [1],
      [2],
    ]);
  });

  it('are those with every fact equal, in the same place', () => {
    expect(folded([plan(1, 'a', 'b'), plan(2, 'b', 'a'), plan(3, 'a'), plan(4, 'ab')])).toEqual([
      [1],
      [2],
      [3],
      [4],
    ]);
    expect(folded([])).toEqual([]);
  });
});
