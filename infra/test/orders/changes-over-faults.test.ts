/**
 * A change of a policy whose answer is lost, comes late or arrives beside the next try: asked again under its key, there is one, at
 * the amount that was seen, published once. What a killed process leaves: infra/test/nothing-lost-of-orders.test.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitor } from '../../../services/quoting/test/support/quoting.ts';
import { faultyCalls, ways } from '../support/faulty-calls.ts';
import { type Ordering, orderingUnderTest } from './support/ordering.ts';
import { soldGroup } from './support/sold-group.ts';

const line = 'medical-corporate' as const;
const { between, arm, calls, settled } = faultyCalls();
let ordering: Ordering;
let policyId: string;
beforeAll(async () => {
  ordering = await orderingUnderTest({ between });
  ({ policyId } = await soldGroup(ordering.client));
});
afterAll(() => ordering.stop());

type Keyed = Parameters<Ordering['client']['recordGroupChange']>[0];

const dana: Keyed['joining'][number] = {
  number: '',
  name: 'Dana Test',
  birthDate: '1996-05-01',
  effectiveOn: '2026-03-01',
  gender: 'female',
  married: false,
  salary: 'nlsb',
  relation: 'employee',
  category: 1,
  case: 'employee_in_uae',
};

let keys = 0;
const newKey = () => `fault-key-${++keys}`;
const record = (wanted: Keyed) => ordering.client.recordGroupChange(wanted, visitor);

/** Somebody who joins, at what that costs by now. */
async function joining(): Promise<Keyed> {
  const change = { policyId, joining: [dana], leaving: [] };
  const answer = await ordering.client.priceGroupChange(change, visitor);
  if (answer.outcome !== 'priced') throw new Error(answer.outcome);
  return { ...change, seenGrossFils: answer.priced.grossFils, idempotencyKey: newKey() };
}

async function ledger() {
  const found = await ordering.client.policyLedger({ policyId, line }, visitor);
  if (!found) throw new Error('no ledger');
  return found;
}

async function raised(type: string): Promise<number> {
  return (await ordering.story()).filter((event) => event.type === type).length;
}

const recording = [
  'orders.recordGroupChange#1',
  'quoting.rateGroupMembers#1',
  'orders.recordGroupChange#2',
];
const sameKey = (points: readonly string[]) =>
  ways(points).filter(({ retry }) => retry === 'the same');

it('takes these calls to record who joins', async () => {
  const wanted = await joining();
  arm(null);
  expect((await record(wanted)).outcome).toBe('recorded');
  expect(calls()).toEqual(recording);
});

it.each(sameKey(recording))('is one when $call fails $kind, and is asked again', async (way) => {
  const before = await ledger();
  const events = await raised('PolicyChanged');
  const wanted = await joining();
  arm(way);
  await expect(record(wanted)).rejects.toThrow('gone');
  const again = await record(wanted);
  await settled();
  expect(again.outcome).toBe('recorded');
  const after = await ledger();
  expect(after.changes.length - before.changes.length).toBe(1);
  expect(after.grossFils - before.grossFils).toBe(wanted.seenGrossFils);
  expect((await raised('PolicyChanged')) - events).toBe(1);
});

it.each(sameKey(['orders.cancelPolicy#1']))('ends once when $call fails $kind', async (way) => {
  const events = await raised('PolicyCancelled');
  const cancellation = { policyId, line, effectiveOn: '2026-09-01', claimed: [] };
  const priced = await ordering.client.priceCancellation(cancellation, visitor);
  if (priced.outcome !== 'priced') throw new Error(priced.outcome);
  const seen = { seenGrossFils: priced.priced.grossFils, idempotencyKey: newKey() };
  const cancel = () => ordering.client.cancelPolicy({ ...cancellation, ...seen }, visitor);
  arm(way);
  await expect(cancel()).rejects.toThrow('gone');
  const again = await cancel();
  await settled();
  if (again.outcome !== 'recorded') throw new Error(again.outcome);
  expect((await raised('PolicyCancelled')) - events).toBe(1);
  expect(await undoneOnce(again.changeId, 0 - seen.seenGrossFils)).toMatchObject({
    cancelledOn: null,
  });
});

/** Undone over an answer that is lost, so that the next end is the first again. */
async function undoneOnce(changeId: string, seenGrossFils: number) {
  const before = await ledger();
  const undo = { policyId, line, changeId, seenGrossFils, idempotencyKey: newKey() } as const;
  arm({ call: 'orders.reverseChange#1', kind: 'after it was made', again: '' });
  await expect(ordering.client.reverseChange(undo, visitor)).rejects.toThrow('gone');
  const again = await ordering.client.reverseChange(undo, visitor);
  expect(again).toMatchObject({ outcome: 'recorded', first: false });
  const after = await ledger();
  expect(after.changes.length - before.changes.length).toBe(1);
  return after;
}

it('is answered by what was kept on another day, when the policy has ended', async () => {
  const wanted = await joining();
  arm({ call: 'orders.recordGroupChange#2', kind: 'after it was made', again: '' });
  await expect(record(wanted)).rejects.toThrow('gone');
  const { changes } = await ledger();
  ordering.passDays(400);
  expect(await record(wanted)).toEqual({
    outcome: 'recorded',
    changeId: changes.at(-1)?.changeId,
    number: changes.length,
    first: false,
  });
  const later = await record({ ...wanted, idempotencyKey: newKey() });
  expect(later.outcome).not.toBe('recorded');
  expect((await ledger()).changes).toHaveLength(changes.length);
});
