/** Orders and policies from before they had a service of their own: after the move everything answers as it did. */

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { rebuildJourneys } from '@muqarin/analytics/rebuild';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { createOrdersService } from '@muqarin/orders/service';
import { createSqliteEventLog } from '@muqarin/platform/drivers/sqlite-event-log';
import { topicSpecs } from '@muqarin/platform/events/topics';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { topicDeclarations } from '@muqarin/proto/topics';
import { replayPrices } from '@muqarin/quoting/replay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allHeard,
  eventsOn,
  folderFromBefore,
  type MovedProduct,
  removeFolder,
  startOver,
} from './support/moved-product.ts';
import { OrderBuyer } from './support/order-buyer.ts';
import { browserOf, documentsIn, readBefore, thatDay } from './support/orders-before.ts';
import { heldAbout, seenBy, seenByLink, seenByStaff } from './support/orders-seen.ts';

const before = readBefore();
const orderTopics = ['quoting.motor_order.v1', 'quoting.policy.v1'];
const kept = ['orders/motor_orders', 'orders/motor_promo_uses', 'orders/policies'];
const left = ['quoting/motor_orders', 'quoting/motor_promo_uses', 'quoting/quotes'];
const now = () => thatDay;

let dataDir: string;
let product: MovedProduct;
let old: Awaited<ReturnType<typeof documentsIn>>;

beforeAll(async () => {
  dataDir = folderFromBefore();
  old = await documentsIn(dataDir, left);
  product = await startOver(dataDir);
}, 60_000);
afterAll(async () => {
  await product.stop();
  removeFolder(dataDir);
});

describe('after the first start', () => {
  it.each(Object.keys(before.seen.buyers))('%s sees what was seen before', async (name) => {
    const buyer = browserOf(product.origin, before, name);
    const seen = await seenBy(buyer, name, before.people[name]);
    expect(seen).toMatchObject(before.seen.buyers[name] ?? {});
  });

  it.each(Object.keys(before.seen.links))('the mailed link %s opens the same', async (link) => {
    expect(await seenByLink(product.origin, link)).toMatchObject(before.seen.links[link] ?? {});
  });

  it.each(Object.keys(before.seen.held))('the same is held about %s', async (email) => {
    expect(await heldAbout(product.origin, email)).toEqual(before.seen.held[email]);
  });

  it('is said in Arabic as well', async () => {
    const buyer = browserOf(product.origin, before, 'unpaid');
    await buyer.send('/language/ar?return=/contact', {});
    const { order } = await buyer.get<{
      order: { car: string; plan: { name: string }; lines: { label: string; why: string }[] };
    }>('/api/pages/motor/checkout');
    const said = order.lines.flatMap(({ label, why }) => [label, why]);
    expect(said).toHaveLength(10);
    for (const words of [order.car, order.plan.name, ...said]) expect(words).toMatch(/[ء-ي]{3}/);
  });

  it('shows staff the same', async () => {
    expect(await seenByStaff(product)).toEqual(before.seen.staff);
  });

  it('has published what waited, once', async () => {
    await allHeard(product.bus);
    const raised = await eventsOn(product.bus, orderTopics);
    const of = (type: string, name: string) => {
      const { orderId, quoteId } = before.people[name] ?? {};
      const isIts = ({ data }: (typeof raised)[number]) =>
        type === 'MotorOrderConfirmed' ? data.orderId === orderId : data.quoteId === quoteId;
      return raised.filter((each) => each.type === type && isIts(each)).length;
    };
    expect(of('MotorOrderConfirmed', 'waiting')).toBe(1);
    expect(of('PolicyConfirmed', 'medical-waiting')).toBe(1);
    for (const name of ['issued', 'paid', 'confirmed'])
      expect(of('MotorOrderConfirmed', name), name).toBe(1);
    const ids = raised.map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('said so in one line without anybody in it', () => {
    const lines = product.lines.filter((line) => line.includes('orders moved'));
    expect(lines).toHaveLength(1);
    const said = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
    const policies = old['quoting/quotes']?.filter(({ policy }) => policy !== null).length;
    expect(said).toMatchObject({
      orders: old['quoting/motor_orders']?.length,
      promoCodes: old['quoting/motor_promo_uses']?.length,
      policies,
      withoutOffer: 0,
    });
    expect(product.lines.join('')).not.toMatch(/@example\.com|Mariam|784-1990/);
  });
});

describe('the databases', () => {
  let after: Awaited<ReturnType<typeof documentsIn>>;
  let again: Awaited<ReturnType<typeof documentsIn>>;
  beforeAll(async () => {
    await product.stop();
    after = await documentsIn(dataDir, [...kept, ...left]);
    product = await startOver(dataDir);
    await allHeard(product.bus);
    await product.stop();
    again = await documentsIn(dataDir, [...kept, ...left]);
    product = await startOver(dataDir);
  }, 60_000);

  it('hold every order as it was, with the offer it stands on', () => {
    const published = ['outbox', 'outboxPending', 'outboxLease', '__v', 'offer'];
    const bare = (rows: readonly object[] = []) =>
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !published.includes(name))),
      );
    expect(bare(after['orders/motor_orders'])).toEqual(bare(old['quoting/motor_orders']));
    expect(after['orders/motor_promo_uses']).toEqual(old['quoting/motor_promo_uses']);
    for (const { offer, erasedAt, _id } of after['orders/motor_orders'] ?? [])
      expect(offer === null, _id).toBe(erasedAt !== null);
  });

  it('hold each policy once, and its quote without it', () => {
    const sold = old['quoting/quotes']?.filter(({ policy }) => policy !== null) ?? [];
    const byQuote = new Map(after['orders/policies']?.map((row) => [row.quoteId, row]));
    expect(byQuote.size).toBe(sold.length);
    for (const { _id, policy } of sold) {
      const { policyId, ...rest } = policy as { policyId: string };
      expect(byQuote.get(_id)).toMatchObject({ _id: policyId, ...rest });
    }
    const offers = after['orders/policies']?.map(({ offer }) => offer) ?? [];
    expect(offers).not.toContain(null);
    expect(after['quoting/quotes']?.filter(({ policy }) => policy)).toEqual([]);
    expect(after['quoting/motor_orders']).toEqual([]);
    expect(after['quoting/motor_promo_uses']).toEqual([]);
  });

  it('are the same after the next start', () => {
    expect(again).toEqual(after);
    expect(product.lines.filter((line) => line.includes('orders moved'))).toEqual([]);
  });
});

describe('renewals', () => {
  it('remind of what is due, once, and of nothing that was reminded of before', async () => {
    await product.stop();
    const connection = await connectSqlite({ file: path.join(dataDir, 'orders.sqlite'), now });
    const { app } = await createOrdersService({
      connection,
      dataDir,
      logger: createLogger({ level: 'silent' }),
      now,
      newId: createNewId(now),
      randomBytes,
    });
    const transport = inProcess(app);
    const orders = createClient({ service: 'orders', contracts: ordersContract, transport });
    const context = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const;
    expect(await orders.remindMotorRenewals({}, context)).toEqual({ reminded: 1 });
    expect(await orders.remindMotorRenewals({}, context)).toEqual({ reminded: 0 });
    await app.close();
    await connection.close();
    product = await startOver(dataDir);
    const due = async () =>
      (await eventsOn(product.bus, orderTopics)).filter(({ type }) => type === 'MotorRenewalDue');
    await expect.poll(async () => (await due()).length).toBe(2);
    const { reminded, due: isDue } = before.people;
    expect((await due()).map(({ data }) => data.orderId)).toEqual([
      reminded?.orderId,
      isDue?.orderId,
    ]);
    const link = `/survey/motor/renewal/`;
    await expect.poll(async () => JSON.stringify(await mailsTo('due@example.com'))).toContain(link);
  });
});

async function mailsTo(email: string): Promise<unknown[]> {
  const visitor = new OrderBuyer(product.origin);
  const { mails } = await visitor.get<{ mails: { mailId: string }[] }>(
    `/api/dev/mails?to=${email}`,
  );
  return Promise.all(mails.map(({ mailId }) => visitor.get(`/api/dev/mails/${mailId}`)));
}

describe('the history', () => {
  it('rates to the fils and counts as before', async () => {
    await product.stop();
    const bus = createSqliteEventLog({
      file: path.join(dataDir, 'events.sqlite'),
      topics: topicSpecs(topicDeclarations),
      now,
      newId: createNewId(now),
      logger: createLogger({ level: 'silent' }),
    });
    const file = path.join(dataDir, 'analytics.sqlite');
    const connection = await connectSqlite({ file, now });
    try {
      const replayed = await replayPrices({ bus, dataDir });
      expect(replayed).toMatchObject({ different: 0, notRateable: 0, unreadable: 0 });
      expect(replayed.rated).toBe(replayed.quotes);
      const rebuilt = await rebuildJourneys({ connection, bus, swap: false });
      expect(rebuilt).toMatchObject({ equal: true, unreadable: 0 });
    } finally {
      await connection.close();
      await bus.close();
      product = await startOver(dataDir);
    }
  });
});
