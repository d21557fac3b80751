/** Quoting and orders side by side, as the BFF composes them; what either publishes is heard by both. */

import { rmSync } from 'node:fs';
import { buyGroup } from '@muqarin/bff/buy-group';
import { buyPlan } from '@muqarin/bff/buy-plan';
import { priceGroupChange, recordGroupChange } from '@muqarin/bff/change-group';
import { orderAgreed } from '@muqarin/bff/order-agreed';
import { orderPlan } from '@muqarin/bff/order-plan';
import { withOffers } from '@muqarin/bff/with-offers';
import { ordersContract } from '@muqarin/orders/contract/orders-contract';
import { createOrdersService } from '@muqarin/orders/service';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import { publishingBus } from '@muqarin/platform/contract-suites/publishing-bus';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { type Client, createClient, inProcess } from '@muqarin/platform/http/client';
import type { Contracts } from '@muqarin/platform/http/contract';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';
import type { FastifyInstance } from 'fastify';
import { dataFolder } from '../../../../services/quoting/test/support/quoting.ts';

export type Ordering = Awaited<ReturnType<typeof orderingUnderTest>>;
type Clients = {
  quoting: Client<typeof quotingContract>;
  orders: Client<typeof ordersContract>;
};

/** What may be otherwise. */
interface Odds {
  insurerStandIn?: boolean;
  /** Between whoever composes them and a service. */
  between?: <C extends object>(service: string, client: C) => C;
}

export async function orderingUnderTest({
  insurerStandIn = true,
  between = (_service, client) => client,
}: Odds = {}) {
  const { parts, passSeconds } = repeatableParts('2026-01-10T08:00:00Z');
  const dataDir = await dataFolder();
  const ofQuotes = await openDatabase(parts);
  const ofOrders = await openDatabase(parts);
  const quoting = await createQuotingService({ ...parts, ...ofQuotes, dataDir });
  const own = { connection: ofOrders.connection, dataDir, insurerStandIn };
  const orders = await createOrdersService({ ...parts, ...own });
  const relay = relayIntoMemory([...quoting.outboxes, ...orders.outboxes], parts);
  const { bus, publish } = publishingBus();
  await quoting.hear(bus);
  await orders.hear(bus);
  let heard = 0;
  /** What left the outboxes, in order, once it was heard. */
  const published = async () => {
    const all = await relay.published();
    while (heard < all.length) {
      const message = all[heard++];
      if (message) await publish(message);
    }
    return all;
  };
  const clients: Clients = {
    quoting: between('quoting', clientOf('quoting', quotingContract, quoting.app)),
    orders: between('orders', clientOf('orders', ordersContract, orders.app)),
  };
  return {
    clients,
    client: composed(clients),
    publish,
    published,
    dataDir,
    passDays: (days: number) => passSeconds(days * 24 * 60 * 60),
    passSeconds,
    /** Every document as it lies there, without the relay's own fields, which change while it works. */
    stored: async () => {
      const all = [
        ...['quotes', 'motor_quotes', 'general_quotes', 'medical_corporate_quotes'].map((name) =>
          ofQuotes.connection.collection(name).find({}).toArray(),
        ),
        ...['motor_orders', 'policies', 'group_policies'].map((name) =>
          ofOrders.connection.collection(name).find({}).toArray(),
        ),
      ];
      const documents = (await Promise.all(all)).flat();
      return documents.map((document) => {
        const { outbox: _outbox, outboxPending: _pending, outboxLease: _lease, ...own } = document;
        return own;
      });
    },
    /** A group's policy as an earlier version of the service has left it. */
    asBefore: async (policyId: string, change: (policy: Record<string, unknown>) => object) => {
      const policies = ofOrders.connection.collection<{ _id: string }>('group_policies');
      const found = await policies.findOne({ _id: policyId });
      await policies.replaceOne({ _id: policyId }, change({ ...found }));
    },
    story: async () =>
      (await published()).map((message) => ({
        type: String(message.headers.ce_type).split('.').at(-1),
        value: JSON.parse(message.value) as Record<string, unknown>,
      })),
    stop: async () => {
      await relay.stop();
      await quoting.app.close();
      await orders.app.close();
      await ofQuotes.dispose();
      await ofOrders.dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function clientOf<T extends Contracts>(service: string, contracts: T, app: FastifyInstance) {
  return createClient<T>({ service, contracts, transport: inProcess(app), checkAnswers: true });
}

type Known = 'known';
type Given<Name extends keyof Clients['orders']> = Omit<
  Parameters<Clients['orders'][Name]>[0],
  Known
>;

interface WantedOrder {
  idempotencyKey: string;
  quoteId: string;
  planId: number;
  addonIds?: number[] | null;
  seen?: object;
}

/** The calls of both, and those that take both as the BFF makes them. */
function composed({ quoting, orders }: Clients) {
  const nothing = { premiumFils: null, discountBasisPoints: null, valueAed: null };
  return {
    ...quoting,
    ...orders,
    openMotorOrder: (
      { idempotencyKey: key, addonIds = null, seen = {}, ...plan }: WantedOrder,
      context: CallContext,
    ) =>
      orderPlan(
        { quoting, orders },
        { ...plan, key, addonIds, seen: { ...nothing, ...seen } },
        context,
      ),
    orderAgreed: (quotationId: string, context: CallContext) =>
      orderAgreed({ quoting, orders }, { quotationId, key: `agreed-${quotationId}` }, context),
    changeMotorOrder: (given: Given<'changeMotorOrder'>, context: CallContext) =>
      withOffers({ quoting }, context, (known) =>
        orders.changeMotorOrder({ ...given, known }, context),
      ),
    applyMotorPromo: (given: Given<'applyMotorPromo'>, context: CallContext) =>
      withOffers({ quoting }, context, (known) =>
        orders.applyMotorPromo({ ...given, known }, context),
      ),
    confirmMotorOrder: (given: Given<'confirmMotorOrder'>, context: CallContext) =>
      withOffers({ quoting }, context, (known) =>
        orders.confirmMotorOrder({ ...given, known }, context),
      ),
    confirmPolicy: (given: Given<'confirmPolicy'>, context: CallContext) =>
      buyPlan({ quoting, orders }, given, context),
    confirmGroupPolicy: (given: Given<'confirmGroupPolicy'>, context: CallContext) =>
      buyGroup({ quoting, orders }, given, context),
    priceGroupChange: (given: Given<'priceGroupChange'>, context: CallContext) =>
      priceGroupChange({ quoting, orders }, given, context),
    recordGroupChange: (given: Given<'recordGroupChange'>, context: CallContext) =>
      recordGroupChange({ quoting, orders }, given, context),
    heldOfJourneys: async (given: { draftIds: string[] }, context: CallContext) => {
      const { quotes } = await quoting.heldOfJourneys(given, context);
      const { boughtQuoteIds: _bought, ...held } = await orders.heldOfJourneys(given, context);
      return { quotes, ...held };
    },
  };
}
