import { connectSqlite } from '@muqarin/mongoose-sqlite';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveBack } from '../src/migrate/move-back.ts';
import {
  lookBeforeMove,
  type Moving,
  moveFromQuoting,
  moveOnce,
} from '../src/migrate/move-from-quoting.ts';
import { dyingConnection } from './support/dying-connection.ts';
import {
  at,
  entry,
  everything,
  fill,
  many,
  now,
  orderOf,
  type Row,
  rows,
  soldAs,
} from './support/orders-in-quoting.ts';

let from: Connection;
let to: Connection;
let logged: [string, unknown][];
let moving: Moving;

beforeEach(async () => {
  from = await connectSqlite({ file: ':memory:', now });
  to = await connectSqlite({ file: ':memory:', now });
  await fill(from, to);
  logged = [];
  moving = {
    from,
    to,
    now,
    logger: {
      info: (facts: unknown) => void logged.push(['info', facts]),
      warn: (facts: unknown) => void logged.push(['warn', facts]),
    } as Moving['logger'],
    offers: {
      ofOrder: async ({ planId }) => ({ tile: { planId } }),
      ofPolicy: async ({ policy }) => ({ insurerId: 13, netFils: policy.netFils }),
    },
  };
});
afterEach(async () => {
  await from.close();
  await to.close();
});

const both = async () => ({ from: await everything(from), to: await everything(to) });

describe('the move of orders and policies out of quoting’s database', () => {
  it('brings all over as it was, with an offer, and leaves nothing of it there', async () => {
    const before = await everything(from);
    const counts = { orders: many, promoCodes: 2, policies: many };
    expect(await lookBeforeMove(from)).toEqual(counts);
    expect(await moveOnce(moving)).toEqual({ ...counts, withoutOffer: 0 });
    const after = await both();
    expect(after.to.motor_orders).toEqual(
      before.motor_orders?.map((order) => ({ ...order, offer: { tile: { planId: 5001 } } })),
    );
    expect(after.to.motor_promo_uses).toEqual(before.motor_promo_uses);
    expect(after.to.policies?.[3]).toEqual({
      _id: 'policy-003',
      ...soldAs(3),
      quoteId: 'quote-003',
      quoteReference: 'MQ-3',
      quoteRevision: 2,
      draftId: 'draft-3',
      leadId: null,
      memberCount: 1,
      contact: null,
      idempotencyKey: 'moved:quote-003',
      insurerId: 13,
      offer: { insurerId: 13, netFils: 1003 },
      // The event waits in the quote, and goes out from there alone.
      outbox: [],
      __v: 0,
    });
    expect([after.from.motor_orders, after.from.motor_promo_uses]).toEqual([[], []]);
    expect(after.from.quotes).toEqual(
      before.quotes?.map(({ policy, ...quote }) =>
        policy === null ? { ...quote, policy } : quote,
      ),
    );
    expect(logged).toEqual([['info', { ...counts, withoutOffer: 0 }]]);
  });

  it('does nothing at the next start, whatever has become of the orders since', async () => {
    await moveOnce(moving);
    await rows(to, 'motor_orders').updateOne({ _id: 'order-005' }, { $set: { status: 'paid' } });
    const after = await both();
    expect(await moveOnce(moving)).toBeNull();
    expect(await moveFromQuoting(moving)).toMatchObject({ orders: 0, promoCodes: 0, policies: 0 });
    expect(await both()).toEqual(after);
    expect(logged).toHaveLength(1);
  });

  it('killed at any of its writes and begun again, ends the same', async () => {
    const kill = async (writes: number) => {
      const offers = moving.offers;
      const count = { left: writes };
      const killed = {
        ...moving,
        offers,
        from: dyingConnection(from, count),
        to: dyingConnection(to, count),
      };
      return moveOnce(killed).then(
        () => false,
        () => true,
      );
    };
    let deaths = 0;
    // So short a life each time that every seam between two writes is met by one of them.
    for (const lives = [1, 5, 3]; await kill(lives[deaths % 3] ?? 1); ) deaths += 1;
    expect(deaths).toBeGreaterThan(50);
    const after = await both();
    expect(after.to.motor_orders).toHaveLength(many);
    expect(after.to.policies).toHaveLength(many);
    expect(after.to.motor_promo_uses).toHaveLength(2);
    expect(after.from.motor_orders).toHaveLength(0);
    expect(await lookBeforeMove(from)).toEqual({ orders: 0, promoCodes: 0, policies: 0 });
    const events = after.to.motor_orders?.flatMap(({ outbox }) => outbox as { id: string }[]);
    expect(events?.map(({ id }) => id)).toEqual(
      Array.from({ length: many }, (_, index) => index)
        .filter((index) => index % 7 === 0)
        .map((index) => `event-${index}`),
    );
  });

  it('takes nothing away where something did not come over', async () => {
    // Another order has the number already: nobody knows which is right.
    await rows(to, 'motor_orders').insertOne({ ...orderOf(77), _id: 'another' });
    const before = await everything(from);
    await expect(moveOnce(moving)).rejects.toThrow(/duplicate|E11000/i);
    expect(await everything(from)).toEqual(before);
    expect((await everything(to)).moves).toEqual([]);
  });

  it('brings what cannot be priced any more without an offer, and prices it when it can be', async () => {
    await rows(from, 'motor_orders').updateOne({ _id: 'order-002' }, { $set: { erasedAt: at } });
    const none = { ...moving, offers: { ofOrder: async () => null, ofPolicy: async () => null } };
    const withoutOffer = many - 1 + many;
    expect(await moveFromQuoting(none)).toMatchObject({ orders: many, withoutOffer });
    expect(logged[0]?.[0]).toBe('warn');
    const [policy] = (await everything(to)).policies ?? [];
    expect(policy).toMatchObject({ insurerId: 0, offer: null, netFils: 1000 });
    expect(await moveFromQuoting(moving)).toMatchObject({ orders: 0 });
    const orders = (await everything(to)).motor_orders;
    expect(orders?.filter(({ offer }) => offer === null).map(({ _id }) => _id)).toEqual([
      'order-002',
    ]);
  });

  it('keeps no offer at another price than the one that was paid', async () => {
    const offers = { ...moving.offers, ofPolicy: async () => ({ insurerId: 13, netFils: 1001 }) };
    await moveFromQuoting({ ...moving, offers });
    const policies = (await everything(to)).policies ?? [];
    expect(policies.filter(({ offer }) => offer !== null).map(({ _id }) => _id)).toEqual([
      'policy-001',
    ]);
  });

  it('goes back whole, with what was sold and what waits since', async () => {
    const before = await everything(from);
    await moveOnce(moving);
    const $set = { outbox: [entry('later')], outboxPending: true };
    await rows(to, 'motor_orders').updateOne({ _id: 'order-001' }, { $set });
    await rows(to, 'policies').updateOne({ _id: 'policy-004' }, { $set });
    expect(await moveBack({ from: to, to: from })).toEqual({
      orders: many,
      promoCodes: 2,
      policies: many,
    });
    const after = await both();
    expect(after.to).toMatchObject({
      motor_orders: [],
      motor_promo_uses: [],
      policies: [],
      moves: [],
    });
    expect(after.from.motor_orders?.[1]?.outbox).toEqual([entry('later')]);
    expect(after.from.quotes?.[4]?.outbox).toEqual([entry('sold-4'), entry('later')]);
    const others = (found: Record<string, Row[]>) => {
      return found.quotes?.map(({ outbox: _events, ...quote }) => quote);
    };
    expect(others(after.from)).toEqual(others(before));
    // And over again, by the next start.
    expect(await moveOnce(moving)).toMatchObject({ orders: many, policies: many });
  });
});
