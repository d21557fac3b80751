/** Who lives in the world: services with their relays, consumers, an operator; and the servers they share. */
import type { StoredMessage } from '../src/events/bus.ts';
import { deadLetterTopic, placeOf, replayTopic } from '../src/events/dead-letter.ts';
import type { Broker } from './broker.ts';
import { type BusParts, createBus } from './bus.ts';
import type { Away } from './chaos.ts';
import { groups, startConsumers } from './consumer.ts';
import type { Engine } from './engine.ts';
import type { PluginFacts } from './hooks.ts';
import { breaches } from './invariants.ts';
import { createLedger } from './ledger.ts';
import { createConnection, createModel } from './model.ts';
import { operate } from './operator.ts';
import type { Life } from './process.ts';
import { habitsFrom, startService } from './service.ts';
import { createShop, planSelected, type Shop } from './shop.ts';
import type { World } from './world.ts';

export interface SceneParts {
  world: World;
  broker: Broker;
  away: Away;
  engine: Engine;
  plugin: PluginFacts;
  size: SceneSize;
  /** True once the storm is over and what made handlers refuse is repaired. */
  isRepaired: () => boolean;
  members: BusParts['members'];
}

export interface SceneSize {
  keys: number;
  changes: number;
  services: number;
  consumers: number;
}

export interface Scene {
  /** What is still to do; undefined when everything has come to rest. */
  unrest(): Promise<string | undefined>;
  breaches(): Promise<string[]>;
}

const retry = { attempts: 5, baseMilliseconds: 200, maxMilliseconds: 5_000 };

export async function populate(parts: SceneParts): Promise<Scene> {
  const { world, broker, engine, size, isRepaired } = parts;
  const shop = createShop(world.dice, size);
  const ledger = createLedger();
  for (const key of shop.keys) {
    await engine.collection('views').make({ _id: key, effects: [], appliedEvents: [] }).save();
  }
  const inhabitants = { ...parts, shop, ledger };
  spawnServices(inhabitants);
  spawnConsumers(inhabitants);
  world.spawn('operator', (life) => {
    void operate({ life, bus: busOf(parts, life), shop, dice: world.dice, isRepaired });
  });
  const all = async (name: string) => engine.collection(name).read({});
  return {
    unrest: async () => {
      if (shop.isOpen()) return 'changes are under way';
      const behind = broker.behind();
      if (behind.length > 0) return `${behind.join(', ')}`;
      if (lettersToReplay(broker, shop)) return 'dead letters are to be replayed';
      const waiting = (await all('quotes')).filter((doc) => doc.outboxPending === true);
      return waiting.length === 0 ? undefined : `${waiting.map((doc) => doc._id).join(' ')} waits`;
    },
    breaches: async () =>
      breaches({
        shop,
        ledger,
        quotes: await all('quotes'),
        views: await all('views'),
        mails: await all('mails'),
        published: broker.everything(),
        attempts: retry.attempts,
      }),
  };
}

interface Inhabitants extends SceneParts {
  shop: Shop;
  ledger: ReturnType<typeof createLedger>;
}

function spawnServices(parts: Inhabitants): void {
  const { world, engine, size, plugin, shop, ledger } = parts;
  const { dice } = world;
  const habits = habitsFrom(dice, size.services === 1);
  const quotes = engine.collection('quotes');
  for (let n = 1; n <= size.services; n++) {
    world.spawn(`service-${n}`, (life) => {
      startService({ life, bus: busOf(parts, life), quotes, plugin, habits, shop, ledger, dice });
    });
  }
}

function spawnConsumers(parts: Inhabitants): void {
  const { world, engine, size, shop, ledger, isRepaired } = parts;
  const withInbox = world.dice.chance(0.5);
  for (let n = 1; n <= size.consumers; n++) {
    world.spawn(`consumer-${n}`, (life) => {
      const modelOf = (name: string) => createModel(life, name, engine.collection(name)).model;
      const connection = createConnection({ InboxEntry: modelOf('inbox') });
      const effects = { views: modelOf('views'), mails: modelOf('mails') };
      const bus = busOf(parts, life);
      const habits = { withInbox, isRepaired };
      void startConsumers({ life, bus, shop, ledger, connection, ...effects, ...habits });
    });
  }
}

function busOf({ world: { dice }, broker, away, members, isRepaired }: SceneParts, life: Life) {
  const logger = { error: () => {} };
  const redeliver = () => !isRepaired() && dice.chance(0.05);
  const isAway = () => away.broker;
  return createBus({ life, broker, retry, isAway, logger, dice, members, redeliver });
}

/** Dead letters that an operator would still send back: not those that nobody can ever read. */
function lettersToReplay(broker: Broker, shop: Shop): boolean {
  const on = (topic: string) => broker.everything().filter((message) => message.topic === topic);
  const hopeful = (letter: StoredMessage) =>
    shop.temperOf(letter.headers.ce_id ?? '') !== 'unreadable';
  return groups.some((group) => {
    const replayed = on(replayTopic(planSelected.topic, group));
    const places = new Set(replayed.map((message) => message.headers.replayed_from));
    return on(deadLetterTopic(planSelected.topic, group)).some(
      (letter) => hopeful(letter) && !places.has(placeOf(letter)),
    );
  });
}
