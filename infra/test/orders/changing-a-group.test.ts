/** People join and leave a group that is insured, priced before it is asked for, and kept once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { dana, groupChanges, type Leaving, leaves } from './support/group-changes.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let client: Ordering['client'];
beforeEach(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
});
afterEach(() => ordering.stop());
const { sold, price, record, ledgerOf } = groupChanges(() => ordering);

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

it('is kept nowhere for a policy that there is none of', async () => {
  await expect(price('nothing', [dana])).rejects.toMatchObject({ code: 'ORDERS.NO_ORDER' });
  const line = 'motor' as const;
  expect(await client.policyLedger({ policyId: 'nothing', line }, visitor)).toBeNull();
});
