/** Two groups on one stream: one changes a document per key, one makes a document per event. */
import type { Connection, Model } from 'mongoose';
import type { EventBus } from '../src/events/bus.ts';
import { consume, on } from '../src/events/consume.ts';
import { applyOnce, insertOnce, mongooseInbox } from '../src/events/inbox.ts';
import type { Ledger } from './ledger.ts';
import type { Life } from './process.ts';
import { planSelected, type Shop } from './shop.ts';

export const groups = ['views', 'mails'] as const;

export interface ConsumerParts {
  life: Life;
  bus: EventBus;
  shop: Shop;
  ledger: Ledger;
  /** Has the field `effects`, one document for each key. */
  views: Model<never>;
  mails: Model<never>;
  connection: Connection;
  withInbox: boolean;
  /** False as long as what makes handlers refuse sick events is not repaired. */
  isRepaired: () => boolean;
}

export async function startConsumers(parts: ConsumerParts): Promise<void> {
  const { views, mails } = parts;
  await Promise.all([
    start(parts, 'views', async (id, key) => {
      const update = { $push: { effects: id } };
      await applyOnce<{ effects: string[] }>(views as never, id, { _id: key }, update);
    }),
    start(parts, 'mails', async (id, key) => {
      await insertOnce<{ key: string }>(mails as never, id, { key });
    }),
  ]);
}

async function start(
  { life, bus, shop, ledger, connection, withInbox, isRepaired }: ConsumerParts,
  group: (typeof groups)[number],
  effect: (eventId: string, key: string) => Promise<void>,
): Promise<void> {
  const inbox = mongooseInbox({ connection, group, now: life.now });
  const handler = on(planSelected, async (event) => {
    if (shop.temperOf(event.id) === 'sick' && !isRepaired()) throw new Error('sick');
    await effect(event.id, event.key);
  });
  const logger = {
    warn: (facts: { event?: string }) => ledger.fail(group, facts.event ?? ''),
  };
  await consume(bus, { group, on: [handler], logger, ...(withInbox ? { inbox } : {}) });
}
