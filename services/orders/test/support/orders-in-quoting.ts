/** Orders and policies as quoting kept them before orders had a service of their own. */
import type { Connection } from 'mongoose';

export const now = () => new Date('2026-12-14T08:00:00Z');
export const at = new Date('2026-12-01T08:00:00Z');
export const entry = (id: string) => {
  return { id, type: 'MotorOrderConfirmed', at, message: { topic: 't', key: 'k', value: id } };
};
/** More than a page of each, so that the next page is asked for too. */
export const many = 120;

export type Row = { _id: string } & Record<string, unknown>;
export const rows = (connection: Connection, name: string) => connection.collection<Row>(name);
const numbered = (name: string, index: number) => `${name}-${String(index).padStart(3, '0')}`;

export function orderOf(index: number): Row {
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
export function soldAs(index: number) {
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

/** The database of quoting as it was, and that of orders with its indexes. */
export async function fill(from: Connection, to: Connection): Promise<void> {
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
}

const names = ['motor_orders', 'motor_promo_uses', 'quotes', 'policies', 'moves'];
/** Of every collection that the move touches. */
export async function everything(connection: Connection) {
  const all = names.map(async (name) => [name, await rows(connection, name).find().toArray()]);
  return Object.fromEntries(await Promise.all(all)) as Record<string, Row[]>;
}
