/** A service: it changes aggregates, and its relay brings their events to the bus. Both die together. */
import { EventEmitter } from 'node:events';
import type { EventBus } from '../src/events/bus.ts';
import { mongooseOutboxStore } from '../src/events/outbox-store.ts';
import { startRelay } from '../src/events/relay.ts';
import type { Dice } from './dice.ts';
import type { EngineCollection } from './engine.ts';
import type { PluginFacts } from './hooks.ts';
import type { Ledger } from './ledger.ts';
import { createModel } from './model.ts';
import type { Life } from './process.ts';
import { produce } from './producer.ts';
import type { Shop } from './shop.ts';

/** The same for all services of a world. */
export interface Habits {
  sweepMilliseconds: number;
  leaseMilliseconds: number;
  batch: number;
  /** The longest pause between two changes. */
  pauseMilliseconds: number;
  /** Only the sweep delivers. */
  defer: boolean;
  tellsDepth: boolean;
  /** Only one service runs, so its relay keeps its name over restarts. */
  alone: boolean;
}

export function habitsFrom(dice: Dice, alone: boolean): Habits {
  return {
    sweepMilliseconds: dice.pick([1_000, 1_000, 3_000]),
    leaseMilliseconds: dice.pick([1_000, 5_000, 5_000, 20_000]),
    batch: dice.pick([1, 2, 3, 100]),
    pauseMilliseconds: dice.pick([50, 500, 4_000]),
    defer: dice.chance(0.2),
    tellsDepth: dice.chance(0.3),
    alone,
  };
}

export interface ServiceParts {
  life: Life;
  bus: EventBus;
  quotes: EngineCollection;
  plugin: PluginFacts;
  habits: Habits;
  shop: Shop;
  ledger: Ledger;
  dice: Dice;
}

const silent = { warn: () => {} };

export function startService(parts: ServiceParts): void {
  const { life, bus, plugin, habits, shop, ledger, dice } = parts;
  const { sweepMilliseconds, leaseMilliseconds, batch, defer, pauseMilliseconds } = habits;
  const quotes = createModel(life, 'quotes', parts.quotes, new EventEmitter(), plugin.hooks);
  let claims = 0;
  startRelay({
    stores: [mongooseOutboxStore(quotes.model)],
    bus,
    owner: habits.alone ? life.name : life.id,
    now: life.now,
    newId: () => `${life.id} claim ${++claims}`,
    logger: silent,
    sleep: life.sleep,
    sweepMilliseconds,
    leaseMilliseconds,
    batch,
    defer,
    ...(habits.tellsDepth ? { onDepth: () => {} } : {}),
  });
  void produce({ life, quotes, shop, ledger, dice, pauseMilliseconds });
}
