/** A change of a group is undone, also the end of its policy: priced first, once, and not where others rest on it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { dana, groupChanges, leaves } from './support/group-changes.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';

let ordering: Ordering;
let client: Ordering['client'];
beforeEach(async () => {
  ordering = await orderingUnderTest();
  ({ client } = ordering);
});
afterEach(() => ordering.stop());
const { sold, record, ledgerOf } = groupChanges(() => ordering);

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
