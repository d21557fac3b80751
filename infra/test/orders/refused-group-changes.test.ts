/** A change of a group that cannot be: which of its rows is wrong and why, with nothing kept. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { dana, groupChanges, type Joining, type Leaving, leaves } from './support/group-changes.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let client: Ordering['client'];
beforeEach(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
});
afterEach(() => ordering.stop());
const { sold, price, record, ledgerOf } = groupChanges(() => ordering);
const stored = async (policyId: string) =>
  (await ordering.stored()).find(({ _id }) => String(_id) === policyId);

describe('what is refused, with nothing kept', () => {
  type Rows = [Joining[], Leaving[]];
  it.each<[string, Rows, object[]]>([
    [
      'a day before the first',
      [[{ ...dana, effectiveOn: '2026-01-19' }], []],
      [{ kind: 'joins', at: 0, reason: 'outside_period' }],
    ],
    [
      'a day after the last',
      [[], [{ ...leaves, effectiveOn: '2027-01-20' }]],
      [{ kind: 'leaves', at: 0, reason: 'outside_period' }],
    ],
    [
      'a day that is none',
      [[{ ...dana, effectiveOn: '2026-02-29' }], []],
      [{ kind: 'joins', at: 0, reason: 'bad_day' }],
    ],
    [
      'a birth after the day',
      [[{ ...dana, birthDate: '2026-03-02' }], []],
      [{ kind: 'joins', at: 0, reason: 'born_later' }],
    ],
    [
      'a birth that is none',
      [[{ ...dana, birthDate: '1996-13-01' }], []],
      [{ kind: 'joins', at: 0, reason: 'bad_birth_date' }],
    ],
    [
      'a number that somebody has',
      [[{ ...dana, number: 'A3' }], []],
      [{ kind: 'joins', at: 0, reason: 'number_taken' }],
    ],
    [
      'a number twice',
      [
        [
          { ...dana, number: 'E-1' },
          { ...dana, number: 'E-1' },
        ],
        [],
      ],
      [{ kind: 'joins', at: 1, reason: 'twice_in_form' }],
    ],
    [
      'a number that is a formula',
      [[{ ...dana, number: '=1+1' }], []],
      [{ kind: 'joins', at: 0, reason: 'bad_number' }],
    ],
    [
      'a category that there is not',
      [[{ ...dana, category: 3 }], []],
      [{ kind: 'joins', at: 0, reason: 'no_category' }],
    ],
    [
      'a spouse with an employee’s papers',
      [[{ ...dana, relation: 'spouse' }], []],
      [{ kind: 'joins', at: 0, reason: 'case_of_others' }],
    ],
    [
      'nobody that the policy knows',
      [[], [{ ...leaves, number: 'A99' }]],
      [{ kind: 'leaves', at: 0, reason: 'not_covered' }],
    ],
    [
      'somebody twice',
      [[], [leaves, leaves]],
      [{ kind: 'leaves', at: 1, reason: 'twice_in_form' }],
    ],
  ])('is %s', async (_name, [joining, leaving], rows) => {
    const { policyId } = await sold();
    const before = await stored(policyId);
    const wanted = { policyId, joining, leaving };
    expect(await client.priceGroupChange(wanted, visitor)).toEqual({ outcome: 'wrong_rows', rows });
    const seen = { ...wanted, seenGrossFils: 0, idempotencyKey: 'change-bad-01' };
    expect(await client.recordGroupChange(seen, visitor)).toEqual({ outcome: 'wrong_rows', rows });
    expect(await stored(policyId)).toEqual(before);
    expect((await ordering.story()).some(({ type }) => type === 'PolicyChanged')).toBe(false);
  });

  it('is nothing at all, another amount than was seen, and what was backdated too far', async () => {
    const { policyId } = await sold();
    expect(await price(policyId, [])).toMatchObject({ outcome: 'refused', reason: 'no_change' });
    const wanted = { policyId, joining: [dana], leaving: [], idempotencyKey: 'change-bad-02' };
    const other = await client.recordGroupChange({ ...wanted, seenGrossFils: 1 }, visitor);
    expect(other).toMatchObject({ outcome: 'price_changed' });
    ordering.passDays(81);
    // It is 01/04/2026, 31 days after 01/03; some insurers hold to fewer.
    expect(await price(policyId, [dana])).toEqual({
      outcome: 'wrong_rows',
      rows: [{ kind: 'joins', at: 0, reason: 'backdated' }],
    });
    expect((await ledgerOf(policyId)).changes).toEqual([]);
  });

  it('is somebody who left before, and anybody after the policy has ended', async () => {
    const { policyId } = await sold();
    await record(policyId, [], [leaves]);
    const gone = [{ kind: 'leaves', at: 1, reason: 'not_covered' }];
    expect(
      await price(
        policyId,
        [],
        [
          { ...leaves, number: 'A2' },
          { ...leaves, effectiveOn: '2026-04-01' },
        ],
      ),
    ).toEqual({ outcome: 'wrong_rows', rows: gone });
    const line = 'medical-corporate' as const;
    const end = { policyId, line, effectiveOn: '2026-05-01' };
    const priced = await client.priceCancellation(end, visitor);
    if (priced.outcome !== 'priced') throw new Error(priced.outcome);
    const seen = { seenGrossFils: priced.priced.grossFils, idempotencyKey: 'cancel-0001' };
    const cancelled = await client.cancelPolicy({ ...end, ...seen }, visitor);
    expect(cancelled).toMatchObject({
      outcome: 'recorded',
      ledger: { status: 'cancelled', cancelledOn: '2026-05-01' },
    });
    expect(await price(policyId, [{ ...dana, effectiveOn: '2026-05-01' }])).toEqual({
      outcome: 'wrong_rows',
      rows: [{ kind: 'joins', at: 0, reason: 'policy_ended' }],
    });
    // Before that day somebody may still join: what they are paid back is part of the price.
    const late = await price(policyId, [dana]);
    expect(late).toMatchObject({ outcome: 'priced' });
    expect(await client.groupPolicy({ policyId }, visitor)).toMatchObject({
      status: 'cancelled',
      cancelledOn: '2026-05-01',
    });
  });
});
