/** Who a group’s policy covers: places in the counts it was sold by, or the people of its staff list. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { dana, groupChanges, leaves } from './support/group-changes.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';
import type { Person } from './support/sold-group.ts';

let ordering: Ordering;
let client: Ordering['client'];
beforeEach(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
});
afterEach(() => ordering.stop());
const { sold, record, ledgerOf } = groupChanges(() => ordering);

/** The 32 who are counted by `twelve` and `workshop`, as a staff list names them. */
function staff(): Person[] {
  const person = (at: number, category: number, more: Partial<Person> = {}): Person => ({
    number: category === 1 ? `E-${at}` : '',
    name: `Person ${at}`,
    birthDate: null,
    age: 30,
    gender: 'male',
    married: false,
    salary: null,
    relation: 'employee',
    category,
    ...more,
  });
  const first = Array.from({ length: 12 }, (_, at) => {
    const age = at === 0 ? 9 : at < 9 ? 30 : 38;
    const isWoman = at === 1 || at === 2;
    const gender = isWoman ? ('female' as const) : ('male' as const);
    return person(at, 1, { age, gender, married: isWoman, salary: at < 5 ? 'lsb' : 'nlsb' });
  });
  return [...first, ...Array.from({ length: 20 }, (_, at) => person(at, 2))];
}
describe('a group that was sold by counts', () => {
  it('is places in them, which sum to the premium of each category to the fils', async () => {
    const { policyId, quote } = await sold();
    const list = await client.groupMembers({ policyId, most: 500 }, visitor);
    expect(list).toMatchObject({ total: 34, covered: 32, byCounts: true });
    for (const { category, price: own } of quote.chosen) {
      const fils = list?.members.filter((each) => each.category === category) ?? [];
      expect(fils.reduce((sum, { periodFils }) => sum + periodFils, 0)).toBe(own.netFils);
    }
    expect(list?.members.filter(({ kind }) => kind === 'maternity')).toHaveLength(2);
    expect(list?.members[0]).toMatchObject({ number: 'A1', kind: 'member', name: null });
    expect(await client.groupMembers({ policyId, find: 'b1' }, visitor)).toMatchObject({
      total: 11,
    });
    const ledger = await ledgerOf(policyId);
    expect(ledger).toMatchObject({
      netFils: quote.netFils,
      vatFils: quote.vatFils,
      grossFils: quote.grossFils,
      termsAssumed: false,
      status: 'pending_documents',
      changes: [],
    });
  });

  it('is readable and may change where it was sold before its sale kept them', async () => {
    const { policyId, quote } = await sold();
    const whole = await client.groupMembers({ policyId, most: 500 }, visitor);
    await ordering.asBefore(policyId, (policy) => {
      const [whole = {}] = policy.transactions as Record<string, unknown>[];
      const { runs: _runs, units: _units, askedOn: _asked, ...sale } = whole;
      const { policyTerms: _terms, ...offer } = policy.offer as Record<string, unknown>;
      const { changes: _c, people: _p, cancelledOn: _d, ...rest } = policy;
      return { ...rest, transactions: [sale], offer };
    });
    expect(await client.groupMembers({ policyId, most: 500 }, visitor)).toEqual(whole);
    expect(await ledgerOf(policyId)).toMatchObject({
      netFils: quote.netFils,
      termsAssumed: true,
      terms: { rounding: 'half_up', refund: 'without_claim', backdatingDays: 30 },
    });
    expect(await record(policyId, [dana], [leaves])).toMatchObject({ number: 1 });
  });
});

describe('a group that was sold by its staff list', () => {
  it('is its people, by their own numbers or by ours, each with a part of the premium', async () => {
    const { policyId, quote } = await sold(staff());
    const list = await client.groupMembers({ policyId, most: 500 }, visitor);
    expect(list).toMatchObject({ total: 32, covered: 32, byCounts: false });
    expect(list?.members[1]).toMatchObject({ number: 'E-1', name: 'Person 1', kind: 'member' });
    expect(list?.members.at(-1)).toMatchObject({ number: 'B20', name: 'Person 19' });
    const ledger = await ledgerOf(policyId);
    expect(ledger.netFils).toBe(quote.netFils);
    expect(await record(policyId, [], [{ ...leaves, number: 'e-1' }])).toMatchObject({ number: 1 });
    const found = await client.groupMembers({ policyId, find: 'person 1' }, visitor);
    expect(found?.members[0]).toMatchObject({ number: 'E-1', until: '2026-03-01' });
  });

  it('is by counts where the list is not who was counted', async () => {
    const { policyId } = await sold(staff().slice(1));
    const list = await client.groupMembers({ policyId }, visitor);
    expect(list).toMatchObject({ byCounts: true, covered: 32 });
    expect(list?.members.every(({ name }) => name === null)).toBe(true);
  });
});
