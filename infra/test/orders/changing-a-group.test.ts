/** People join and leave a group that is insured, priced before it is asked for; changes are undone, and the policy cancelled. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';
import { type Person, soldGroup } from './support/sold-group.ts';

type Joining = Parameters<Ordering['client']['priceGroupChange']>[0]['joining'][number];
type Leaving = Parameters<Ordering['client']['priceGroupChange']>[0]['leaving'][number];

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

let ordering: Ordering;
let client: Ordering['client'];
beforeEach(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
});
afterEach(() => ordering.stop());

const sold = (people: Person[] = []) => soldGroup(client, people);

const dana: Joining = {
  number: '',
  name: 'Dana Test',
  birthDate: '1996-05-01',
  effectiveOn: '2026-03-01',
  gender: 'female',
  married: true,
  salary: 'nlsb',
  relation: 'employee',
  category: 1,
  case: 'employee_in_uae',
};
const leaves: Leaving = {
  number: 'A1',
  effectiveOn: '2026-03-01',
  case: 'visa_cancelled',
  claimed: false,
  maternity: false,
};

const ledgerOf = async (policyId: string) => {
  const ledger = await client.policyLedger({ policyId, line: 'medical-corporate' }, visitor);
  if (!ledger) throw new Error('no ledger');
  return ledger;
};
const price = (policyId: string, joining: Joining[], leaving: Leaving[] = []) =>
  client.priceGroupChange({ policyId, joining, leaving }, visitor);
async function record(policyId: string, joining: Joining[], leaving: Leaving[] = [], key = 'k') {
  const priced = await price(policyId, joining, leaving);
  if (priced.outcome !== 'priced') throw new Error(JSON.stringify(priced));
  const { grossFils: seenGrossFils } = priced.priced;
  const idempotencyKey = `change-${key}-0001`;
  const change = { policyId, joining, leaving, seenGrossFils, idempotencyKey };
  const kept = await client.recordGroupChange(change, visitor);
  if (kept.outcome !== 'recorded') throw new Error(JSON.stringify(kept));
  return { ...kept, priced: priced.priced, change };
}
const stored = async (policyId: string) =>
  (await ordering.stored()).find(({ _id }) => String(_id) === policyId);

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

describe('additions and removals', () => {
  it('cost days left of the days of the period of what each costs a year, rounded once a person', async () => {
    const { policyId, quote } = await sold();
    const answer = await price(policyId, [dana], [leaves, { ...leaves, number: 'B2' }]);
    if (answer.outcome !== 'priced') throw new Error(answer.outcome);
    const { rows, netFils, vatFils, grossFils, steps } = answer.priced;
    // 01/03/2026 to 19/01/2027.
    expect(rows.map(({ daysLeft }) => daysLeft)).toEqual([325, 325, 325]);
    for (const row of rows) {
      const size = Math.floor((Math.abs(row.periodFils) * 325 * 2 + 365) / (2 * 365));
      const sign = row.kind === 'joins' ? 1 : -1;
      // Rounded down by this insurer, or to the nearest.
      expect(Math.abs(row.netFils - sign * size)).toBeLessThanOrEqual(1);
    }
    expect(netFils).toBe(rows.reduce((sum, row) => sum + row.netFils, 0));
    expect(vatFils).toBe(steps.reduce((sum, step) => sum + step.vatFils, 0));
    expect(grossFils).toBe(netFils + vatFils);
    expect(answer.priced).toMatchObject({ membersBefore: 32, membersAfter: 31 });
    const one = await client.rateGroupMembers(
      {
        catalogueVersion: quote.catalogueVersion,
        insurerId: quote.chosen[0]?.insurerId ?? 0,
        members: [
          { plan: quote.chosen[0]?.plan ?? '', age: 29, salary: 'nlsb', marriedWoman: true },
        ],
      },
      visitor,
    );
    expect(one.prices[0]).toMatchObject({ outcome: 'priced', netFils: rows[0]?.periodFils });
    expect((await ledgerOf(policyId)).changes).toEqual([]);
  });

  it('are kept once under their key, with their event in the same write, and nobody named', async () => {
    const { policyId } = await sold();
    const kept = await record(policyId, [dana], [leaves]);
    const again = await client.recordGroupChange(kept.change, visitor);
    expect(again).toEqual({
      outcome: 'recorded',
      changeId: kept.changeId,
      number: 1,
      first: false,
    });
    const ledger = await ledgerOf(policyId);
    expect(ledger.changes).toMatchObject([
      { number: 1, askedOn: '2026-01-10', netFils: kept.priced.netFils, reversedBy: null },
    ]);
    expect(ledger.netFils).toBe(kept.priced.policyNetFils);
    const raised = (await ordering.story()).filter(({ type }) => type === 'PolicyChanged');
    expect(raised).toHaveLength(1);
    const [{ value } = { value: {} }] = raised;
    expect(value).toMatchObject({
      policyId,
      number: 1,
      memberCount: 32,
      money: { netFils: String(kept.priced.netFils) },
      link: { kind: 'group_policy', id: policyId },
      steps: [
        { kind: 'add', effectiveOn: '2026-03-01', rows: 1 },
        { kind: 'remove', effectiveOn: '2026-03-01', rows: 1 },
      ],
    });
    expect(JSON.stringify(value)).not.toContain('Dana');
    const list = await client.groupMembers({ policyId, find: 'dana' }, visitor);
    expect(list?.members).toMatchObject([{ number: 'A13', from: '2026-03-01', until: null }]);
  });

  it('say by the case which papers the insurer wants, also on the paper of the change', async () => {
    const { policyId } = await sold();
    const kept = await record(policyId, [dana, { ...dana, case: 'husband_sponsored' }], [leaves]);
    expect(kept.priced.papers).toContain('Labour card of the employer');
    const paper = await client.groupChange({ policyId, number: 1 }, visitor);
    expect(paper).toMatchObject({ netFils: kept.priced.netFils, papers: kept.priced.papers });
    expect(paper?.people.map(({ number, joins, name }) => [number, joins, name])).toEqual([
      ['A13', true, 'Dana Test'],
      ['A14', true, 'Dana Test'],
      ['A1', false, null],
    ]);
    for (const each of paper?.papers ?? []) expect(paper?.arabic[each]).toMatch(/[ء-ي]/);
    expect(await client.groupChange({ policyId, number: 2 }, visitor)).toBeNull();
  });

  it('pay nothing back for whoever had a claim, where the insurer says so', async () => {
    const { policyId } = await sold();
    const { terms } = await ledgerOf(policyId);
    const answer = await price(policyId, [], [{ ...leaves, claimed: true }]);
    if (answer.outcome !== 'priced') throw new Error(answer.outcome);
    const [row] = answer.priced.rows;
    if (terms.refund === 'without_claim')
      expect(row).toMatchObject({ netFils: 0, keptBecause: 'claim' });
    else expect(row?.netFils).toBeLessThan(0);
  });

  it('end the maternity cover of a married woman who was sold as a count, as long as there is any', async () => {
    const { policyId } = await sold();
    const woman = (number: string): Leaving => ({ ...leaves, number, maternity: true });
    const plain = await price(policyId, [], [{ ...leaves, number: 'A3' }]);
    const both = await price(policyId, [], [woman('A3')]);
    if (plain.outcome !== 'priced' || both.outcome !== 'priced') throw new Error('not priced');
    expect(both.priced.netFils).toBeLessThan(plain.priced.netFils);
    expect(both.priced.membersAfter).toBe(31);
    expect(await price(policyId, [], [woman('A3'), woman('A4'), woman('A5')])).toEqual({
      outcome: 'wrong_rows',
      rows: [{ kind: 'leaves', at: 2, reason: 'no_maternity' }],
    });
  });
});

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

describe('two windows', () => {
  it('keep what each was shown, or are told what has changed meanwhile', async () => {
    const { policyId } = await sold();
    const first = await price(policyId, [], [leaves]);
    const second = await price(policyId, [dana], [leaves]);
    if (first.outcome !== 'priced' || second.outcome !== 'priced') throw new Error('not priced');
    const [one, other] = await Promise.all([
      client.recordGroupChange(
        {
          policyId,
          joining: [],
          leaving: [leaves],
          seenGrossFils: first.priced.grossFils,
          idempotencyKey: 'window-0001',
        },
        visitor,
      ),
      client.recordGroupChange(
        {
          policyId,
          joining: [dana],
          leaving: [leaves],
          seenGrossFils: second.priced.grossFils,
          idempotencyKey: 'window-0002',
        },
        visitor,
      ),
    ]);
    expect([one.outcome, other.outcome].sort()).toEqual(['recorded', 'wrong_rows']);
    expect((await ledgerOf(policyId)).changes).toHaveLength(1);
  });

  it('that press twenty times at once keep one change', async () => {
    const { policyId } = await sold();
    const priced = await price(policyId, [dana]);
    if (priced.outcome !== 'priced') throw new Error(priced.outcome);
    const { grossFils: seenGrossFils } = priced.priced;
    const wanted = { policyId, joining: [dana], leaving: [], seenGrossFils };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.recordGroupChange({ ...wanted, idempotencyKey: 'press-0001' }, visitor),
      ),
    );
    const ids = answers.map((each) => (each.outcome === 'recorded' ? each.changeId : each.outcome));
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter((each) => each.outcome === 'recorded' && each.first)).toHaveLength(1);
    expect((await ledgerOf(policyId)).changes).toHaveLength(1);
    const raised = (await ordering.story()).filter(({ type }) => type === 'PolicyChanged');
    expect(raised).toHaveLength(1);
  });
});

describe('a change that is undone', () => {
  const line = 'medical-corporate' as const;

  it('gives the money back to the fils, once, and publishes it', async () => {
    const { policyId, quote } = await sold();
    const { changeId } = await record(policyId, [dana], [leaves]);
    const reversal = { policyId, line, changeId };
    const priced = await client.priceReversal(reversal, visitor);
    if (priced.outcome !== 'priced') throw new Error(priced.outcome);
    const seen = { seenGrossFils: priced.priced.grossFils, idempotencyKey: 'undo-0001' };
    const undone = await client.reverseChange({ ...reversal, ...seen }, visitor);
    expect(undone).toMatchObject({ outcome: 'recorded', first: true });
    const ledger = await ledgerOf(policyId);
    expect(ledger).toMatchObject({ netFils: quote.netFils, grossFils: quote.grossFils });
    expect(ledger.changes).toMatchObject([
      { number: 1, reversedBy: 2 },
      { number: 2, reverses: 1 },
    ]);
    expect(await client.priceReversal(reversal, visitor)).toMatchObject({
      outcome: 'refused',
      reason: 'already_reversed',
    });
    const raised = (await ordering.story()).filter(({ type }) => type === 'PolicyChanged');
    expect(raised.at(-1)?.value).toMatchObject({ number: 2, reversesNumber: 1 });
    expect(await client.groupMembers({ policyId }, visitor)).toMatchObject({ covered: 32 });
  });

  it('is not what a later change needs, nor what lies too far back', async () => {
    const { policyId } = await sold();
    const { changeId } = await record(policyId, [dana]);
    await record(policyId, [], [{ ...leaves, number: 'A13', effectiveOn: '2026-06-01' }], 'b');
    expect(await client.priceReversal({ policyId, line, changeId }, visitor)).toEqual({
      outcome: 'refused',
      reason: 'breaks_others',
      breaks: [2],
    });
    ordering.passDays(31);
    expect(await client.priceReversal({ policyId, line, changeId }, visitor)).toMatchObject({
      reason: 'too_late_to_reverse',
    });
    const unknown = { policyId, line, changeId: 'nothing' };
    expect(await client.priceReversal(unknown, visitor)).toMatchObject({
      reason: 'nothing_to_reverse',
    });
  });

  it('restores the policy where it was its end', async () => {
    const { policyId } = await sold();
    const end = { policyId, line, effectiveOn: '2026-05-01' };
    const priced = await client.priceCancellation(end, visitor);
    if (priced.outcome !== 'priced') throw new Error(priced.outcome);
    const seenGrossFils = priced.priced.grossFils;
    const kept = await client.cancelPolicy(
      { ...end, seenGrossFils, idempotencyKey: 'cancel-0002' },
      visitor,
    );
    if (kept.outcome !== 'recorded') throw new Error(kept.outcome);
    const undone = await client.reverseChange(
      {
        policyId,
        line,
        changeId: kept.changeId,
        seenGrossFils: 0 - seenGrossFils,
        idempotencyKey: 'undo-0002',
      },
      visitor,
    );
    expect(undone).toMatchObject({
      ledger: { status: 'pending_documents', cancelledOn: null },
    });
    const raised = (await ordering.story()).map(({ type }) => type);
    expect(raised.filter((type) => type === 'PolicyCancelled')).toHaveLength(1);
    expect(raised.at(-1)).toBe('PolicyChanged');
  });
});

it('is kept nowhere for a policy that there is none of', async () => {
  await expect(price('nothing', [dana])).rejects.toMatchObject({ code: 'ORDERS.NO_ORDER' });
  const line = 'motor' as const;
  expect(await client.policyLedger({ policyId: 'nothing', line }, visitor)).toBeNull();
});
