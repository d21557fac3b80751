/** Orders decides what it needs of quoting, asks for it, and sells nothing before it has it (ADR 31). */
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MedicalOffer } from '../contract/medical/offer.ts';
import { ordersContract } from '../contract/orders-contract.ts';
import { createOrdersService } from '../src/orders-service.ts';

const visitor = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' } as const;

const offer: MedicalOffer = {
  line: 'medical',
  quoteId: 'q1',
  quoteReference: 'MQ-7F3K-92QX',
  quoteRevision: 3,
  draftId: 'd1',
  leadId: null,
  day: '2026-01-10',
  validUntil: '2026-02-09',
  catalogueVersion: 'c1',
  answers: { member_count: 1 },
  planId: 7,
  planName: 'Liwan Select',
  insurerId: 2,
  insurerName: 'Liwan',
  conditions: [],
  netFils: 421_800,
  vatFils: 21_090,
  grossFils: 442_890,
  vatBasisPoints: 500,
  price: { members: [{ netFils: 421_800, lines: [{ code: 'base', amountFils: 421_800 }] }] },
};

async function ordersUnderTest() {
  const { parts } = repeatableParts('2026-01-10T08:00:00Z');
  const { connection, dispose } = await openDatabase(parts);
  const { app, outboxes } = await createOrdersService({ ...parts, connection, dataDir: '' });
  const relay = relayIntoMemory(outboxes, parts);
  const transport = inProcess(app);
  const contracts = ordersContract;
  return {
    client: createClient({ service: 'orders', contracts, transport, checkAnswers: true }),
    published: () => relay.published(),
    stored: () => connection.collection('policies').find({}).toArray(),
    stop: async () => {
      await relay.stop();
      await app.close();
      await dispose();
    },
  };
}

describe('confirming a medical policy', () => {
  let orders: Awaited<ReturnType<typeof ordersUnderTest>>;
  beforeEach(async () => {
    orders = await ordersUnderTest();
  });
  afterEach(() => orders.stop());

  const confirm = (known: object, over: object = {}) =>
    orders.client.confirmPolicy(
      {
        quoteId: 'q1',
        idempotencyKey: 'confirm-0001',
        planId: 7,
        premiumFils: 421_800,
        startDate: '2026-01-20',
        contact: { name: 'Mariam', email: 'mariam@example.com' },
        ...over,
        known,
      },
      visitor,
    );

  it('asks for the offer of this plan, then for its quote to be bound, and has stored nothing', async () => {
    const asksOffer = { outcome: 'asks', offer: { quoteId: 'q1', planId: 7 }, binding: null };
    expect(await confirm({})).toEqual(asksOffer);
    expect(await confirm({ offer: { ...offer, planId: 8 } })).toEqual(asksOffer);
    expect(await confirm({ offer })).toEqual({
      outcome: 'asks',
      offer: null,
      binding: {
        line: 'medical',
        quoteId: 'q1',
        planId: 7,
        idempotencyKey: 'confirm-0001',
        revision: 3,
      },
    });
    expect(await orders.stored()).toEqual([]);
  });

  it('binds nothing for a price that the buyer has not seen', async () => {
    const changed = { outcome: 'price_changed', netFils: 421_800 };
    expect(await confirm({ offer }, { premiumFils: 421_799 })).toEqual(changed);
    expect(await confirm({ offer, binding: 'moved' })).toEqual(changed);
    expect(await orders.stored()).toEqual([]);
  });

  it('sells once, whoever brings what, and keeps the offer whole', async () => {
    const bound = { offer, binding: 'bound' };
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => confirm(bound, { idempotencyKey: `confirm-${at}000` })),
    );
    expect(all.filter((answer) => answer.outcome === 'confirmed' && answer.first)).toHaveLength(1);
    expect(all.every(({ outcome }) => outcome === 'confirmed')).toBe(true);
    expect(await orders.stored()).toMatchObject([{ quoteId: 'q1', quoteRevision: 3, offer }]);
    expect(await orders.published()).toHaveLength(1);
    expect(await confirm({})).toMatchObject({ outcome: 'confirmed', first: false });
  });

  it('sells nothing a second time where the policy is not here yet', async () => {
    await expect(confirm({ offer, binding: 'sold' })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'ORDERS.POLICY_AWAY',
    });
    expect(await orders.stored()).toEqual([]);
  });
});
