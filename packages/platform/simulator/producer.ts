/** A service that changes aggregates and raises events, as services do: on a document, or in an update. */
import { outboxPush, raise } from '../src/events/outbox.ts';
import type { Dice } from './dice.ts';
import type { SavedDocument } from './engine.ts';
import type { Ledger } from './ledger.ts';
import type { SimModel } from './model.ts';
import type { Life } from './process.ts';
import type { Change, Shop } from './shop.ts';

export interface ProducerParts {
  life: Life;
  quotes: SimModel;
  shop: Shop;
  ledger: Ledger;
  dice: Dice;
  /** The longest pause between two changes. */
  pauseMilliseconds: number;
}

export async function produce(parts: ProducerParts): Promise<void> {
  const { life, shop, dice, pauseMilliseconds } = parts;
  for (let change = shop.next(); change !== undefined; change = shop.next()) {
    shop.busy.add(life);
    const { events } = change;
    // A person sends again a few times, then goes away.
    for (let tries = 0; tries < 4; tries++) {
      const answered = await apply(parts, change).catch(() => false);
      if (answered) {
        for (const { headers } of events) parts.ledger.acknowledge(headers.ce_id ?? '');
        break;
      }
      await life.sleep(dice.below(2_000));
    }
    shop.busy.delete(life);
    await life.sleep(dice.below(pauseMilliseconds));
  }
}

/** True when the change is there, by this or an earlier try. */
async function apply(parts: ProducerParts, change: Change): Promise<boolean> {
  const { dice, quotes } = parts;
  const { key, events } = change;
  const document = await quotes.load(key);
  if (document === null) return saveOn(parts, quotes.make({ _id: key }), change);
  const history = document.get('history') as string[];
  if (history.includes(events[0]?.headers.ce_id ?? '')) return true;
  return dice.chance(0.4) ? pushTo(parts, change) : saveOn(parts, document, change);
}

async function saveOn(
  { quotes, life, dice }: ProducerParts,
  document: SavedDocument,
  { events }: Change,
): Promise<boolean> {
  if (dice.chance(0.2)) await life.sleep(dice.below(3_000));
  raise(document, ...events);
  (document.get('history') as string[]).push(...idsOf(events));
  // Read, changed, written: what only versions keep from being overwritten.
  document.set('changes', ((document.get('changes') as number | undefined) ?? 0) + events.length);
  await quotes.save(document);
  return true;
}

async function pushTo({ quotes, dice }: ProducerParts, { key, events }: Change): Promise<boolean> {
  const ids = idsOf(events);
  const filter = { _id: key, history: { $ne: ids[0] } } as never;
  const counted = { $push: { history: { $each: ids } }, $inc: { changes: events.length } };
  const update = outboxPush(events, counted);
  if (dice.chance(0.5)) {
    return (await quotes.model.findOneAndUpdate(filter, update as never).lean()) !== null;
  }
  return (await quotes.model.updateOne(filter, update as never)).matchedCount === 1;
}

function idsOf(events: Change['events']): string[] {
  return events.map((event) => event.headers.ce_id ?? '');
}
