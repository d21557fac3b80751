import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import { repeatableParts } from '@muqarin/platform/contract-suites/relayed-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromoUses, type PromoUses } from '../src/store/motor/promo-uses.ts';

let uses: PromoUses;
let dispose: () => Promise<void>;
const { parts } = repeatableParts('2026-01-10T08:00:00Z');
beforeAll(async () => {
  const database = await openDatabase(parts);
  dispose = database.dispose;
  uses = createPromoUses(database.connection);
  await uses.model.init();
});
afterAll(() => dispose());

const at = new Date('2026-01-10T08:00:00Z');
const takeMany = (code: string, orders: readonly string[], most: number | null) =>
  Promise.all(orders.map((orderId) => uses.take(code, orderId, most, at)));
const names = (count: number) => Array.from({ length: count }, (_, i) => `order-${i}`);

describe('uses of a promo code', () => {
  it('are taken exactly as often as they may, however many come at once', async () => {
    const taken = await takeMany('A', names(20), 3);
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await uses.count('A')).toBe(3);
  });

  it('count once for an order, however often it asks', async () => {
    const taken = await takeMany('B', Array(10).fill('order-1'), 3);
    expect(new Set(taken.map((held) => held?.use)).size).toBe(1);
    expect(await uses.count('B')).toBe(1);
  });

  it('are without limit where none is set', async () => {
    expect((await takeMany('C', names(20), null)).every(Boolean)).toBe(true);
    expect(await uses.count('C')).toBe(20);
  });

  it('stay when settled, and come back when given back, once', async () => {
    const [one, two] = await takeMany('D', ['order-1', 'order-2'], 2);
    await uses.settle('D', { orderId: 'order-1', ...one });
    await uses.giveBackHeld('D', { orderId: 'order-1', ...one });
    await uses.giveBackHeld('D', { orderId: 'order-2', ...two });
    await uses.giveBackHeld('D', { orderId: 'order-2', ...two });
    expect(await uses.count('D')).toBe(1);
  });

  it('that stay are held again to be given back, by all who want that at once as one', async () => {
    const [first] = await takeMany('H', ['order-1'], 2);
    await uses.settle('H', { orderId: 'order-1', ...first });
    const again = await Promise.all([1, 2].map(() => uses.reopen('H', 'order-1', at)));
    expect(again[0]?.use).toBe(again[1]?.use);
    expect(again[0]?.use).not.toBe(first?.use);
    expect(await uses.count('H')).toBe(1);
    for (const each of again) await uses.giveBackHeld('H', { orderId: 'order-1', ...each });
    expect([await uses.count('H'), await uses.held('H')]).toEqual([0, []]);
  });

  it('are told apart, where an order takes one after its first was settled', async () => {
    const [first] = await takeMany('E', ['order-1'], 3);
    await uses.settle('E', { orderId: 'order-1', ...first });
    const [second] = await takeMany('E', ['order-1'], 3);
    await uses.settle('E', { orderId: 'order-1', ...first });
    expect(await uses.held('E')).toMatchObject([{ orderId: 'order-1', ...second }]);
    await uses.giveBackHeld('E', { orderId: 'order-1', ...second });
    expect([await uses.count('E'), await uses.held('E')]).toEqual([1, []]);
  });

  it('from before they had names are settled and given back by their order', async () => {
    const held = ['order-1', 'order-2'].map((orderId) => ({ orderId, at }));
    await uses.model.create({ _id: 'F', uses: 2, held });
    await uses.settle('F', { orderId: 'order-1' });
    await uses.giveBackHeld('F', { orderId: 'order-2' });
    expect([await uses.count('F'), await uses.held('F')]).toEqual([1, []]);
  });

  it('show who has held one since when, so that a crash can be put right', async () => {
    await uses.take('G', 'order-1', 1, at);
    expect(await uses.held('G')).toMatchObject([{ orderId: 'order-1', at }]);
  });
});
