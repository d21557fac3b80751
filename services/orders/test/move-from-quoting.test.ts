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

const now = () => new Date('2026-12-14T08:00:00Z');
const at = new Date('2026-12-01T08:00:00Z');
const entry = (id: string) => {
  return { id, type: 'MotorOrderConfirmed', at, message: { topic: 't', key: 'k', value: id } };
};
/** More than a page of each, so that the next page is asked for too. */
const many = 120;

type Row = { _id: string } & Record<string, unknown>;
const rows = (connection: Connection, name: string) => connection.collection<Row>(name);
const numbered = (name: string, index: number) => `${name}-${String(index).padStart(3, '0')}`;

function orderOf(index: number): Row {
  const waits = index % 7 === 0;
  return {
    _id: numbered('order', index),
    saleOrder: `SO${100_000 + index}`,
    place: `quote-${index}#0001`,
    quoteId: `quote-${index}`,
    status: 'confirmed',
    planId: 5001,
    addonIds: [1],
    answers: { year: 2021 },
    erasedAt: null,
    paymentId: `pay-${index}`,
    outbox: waits ? [entry(`event-${index}`)] : [],
    ...(waits ? { outboxPending: true } : {}),
    __v: 3,
  };
}

/** Of a policy, whoever keeps it. */
function soldAs(index: number) {
  return {
    policyReference: `MP-${index}`,
    planId: 7,
    planName: 'Simple',
    insurerName: 'Jarra Mutual',
    netFils: 1000 + index,
    vatFils: 50,
    grossFils: 1050 + index,
    startDate: '2026-12-11',
    ...(index % 2 === 0 ? { condition: { texts: ['Investors.'], confirmed: false } } : {}),
    status: 'pending_documents',
    confirmedAt: at.toISOString(),
  };
}

function quoteOf(index: number): Row {
  const policyId = numbered('policy', index);
  return {
    _id: numbered('quote', index),
    reference: `MQ-${index}`,
    revision: 2,
    status: 'bound',
    draftId: `draft-${index}`,
    leadId: null,
    answers: { member_count: 1 },
    policy: { policyId, ...soldAs(index) },
    outbox: [entry(`sold-${index}`)],
    outboxPending: true,
    __v: 4,
  };
}

let from: Connection;
let to: Connection;
let told: [string, unknown][];
let moving: Moving;

beforeEach(async () => {
  from = await connectSqlite({ file: ':memory:', now });
  to = await connectSqlite({ file: ':memory:', now });
  for (const name of ['saleOrder', 'place'])
    await rows(to, 'motor_orders').createIndex({ [name]: 1 }, { unique: true });
  await rows(to, 'policies').createIndex({ quoteId: 1 }, { unique: true });
  const indexes = Array.from({ length: many }, (_, index) => index);
  await rows(from, 'motor_orders').insertMany(indexes.map(orderOf));
  await rows(from, 'quotes').insertMany([
    ...indexes.map(quoteOf),
    { ...quoteOf(many), policy: null, status: 'priced' },
  ]);
  await rows(from, 'motor_promo_uses').insertMany([
    { _id: 'GHAF100', uses: 3, held: [{ orderId: 'order-001', at }] },
    { _id: 'LIWAN150', uses: 9, held: [] },
  ]);
  told = [];
  moving = {
    from,
    to,
    now,
    logger: {
      info: (facts: unknown) => void told.push(['info', facts]),
      warn: (facts: unknown) => void told.push(['warn', facts]),
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

const names = ['motor_orders', 'motor_promo_uses', 'quotes', 'policies', 'moves'];
async function everything(connection: Connection) {
  const all = names.map(async (name) => [name, await rows(connection, name).find().toArray()]);
  return Object.fromEntries(await Promise.all(all)) as Record<string, Row[]>;
}
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
    expect(told).toEqual([['info', { ...counts, withoutOffer: 0 }]]);
  });

  it('does nothing at the next start, whatever has become of the orders since', async () => {
    await moveOnce(moving);
    await rows(to, 'motor_orders').updateOne({ _id: 'order-005' }, { $set: { status: 'paid' } });
    const after = await both();
    expect(await moveOnce(moving)).toBeNull();
    expect(await moveFromQuoting(moving)).toMatchObject({ orders: 0, promoCodes: 0, policies: 0 });
    expect(await both()).toEqual(after);
    expect(told).toHaveLength(1);
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
    expect(told[0]?.[0]).toBe('warn');
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

const writing = ['insertOne', 'updateOne', 'updateMany', 'deleteMany', 'deleteOne'];

/** Ends for ever before a write: the process was killed there. */
function dyingConnection(connection: Connection, count: { left: number }): Connection {
  const collection = (name: string) =>
    new Proxy(connection.collection(name), {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (writing.includes(String(property))) {
            if (count.left <= 0) throw new Error('killed');
            count.left -= 1;
          }
          return value.apply(target, args);
        };
      },
    });
  return { collection } as unknown as Connection;
}
