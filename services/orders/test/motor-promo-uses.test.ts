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
    expect(taken.every(Boolean)).toBe(true);
    expect(await uses.count('B')).toBe(1);
  });

  it('are without limit where none is set', async () => {
    expect((await takeMany('C', names(20), null)).every(Boolean)).toBe(true);
    expect(await uses.count('C')).toBe(20);
  });

  it('stay when settled, and come back when given back, once', async () => {
    await takeMany('D', ['order-1', 'order-2'], 2);
    await uses.settle('D', 'order-1');
    await uses.giveBackHeld('D', 'order-1');
    await uses.giveBackHeld('D', 'order-2');
    await uses.giveBackHeld('D', 'order-2');
    expect(await uses.count('D')).toBe(1);
    await uses.giveBackSettled('D');
    await uses.giveBackSettled('D');
    expect(await uses.count('D')).toBe(0);
  });

  it('show who has held one for long, so that a crash can be put right', async () => {
    await uses.take('E', 'order-1', 1, at);
    expect(await uses.heldBefore('E', at)).toEqual([]);
    expect(await uses.heldBefore('E', new Date(at.getTime() + 1))).toEqual(['order-1']);
  });
});
