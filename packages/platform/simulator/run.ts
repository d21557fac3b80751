/** One seed: a storm over the whole way of an event, then fair weather until all has come to rest, then the reckoning. */
import { createHash } from 'node:crypto';
import { type Broker, createBroker } from './broker.ts';
import { type Away, startChaos } from './chaos.ts';
import type { Engine } from './engine.ts';
import { type Faults, fair, stormy, weatherOf } from './faults.ts';
import { type PluginFacts, readPlugin } from './hooks.ts';
import { createMemoryEngine } from './memory-engine.ts';
import { populate, type Scene, type SceneSize } from './scenario.ts';
import { createWorld, type World } from './world.ts';

export interface Outcome {
  seed: number;
  /** Sentences; none when all held. */
  problems: readonly string[];
  trace: readonly string[];
  /** SHA-256 of the trace and the problems, in hex. */
  hash: string;
  /** Awaits on a server, of all processes. */
  requests: number;
}

export interface Run {
  seed: number;
  /** Documents in memory when absent. */
  engine?: Engine;
  /** A small scene under these faults alone, instead of a storm. */
  only?: { size: SceneSize; faults: Faults };
}

export type Simulate = (run: Run) => Promise<Outcome>;

/** After the storm everything must come to rest within this time. */
const calmMilliseconds = 600_000;

export function createSimulator(): Simulate {
  const plugin = readPlugin();
  return (run) => simulate(run, plugin);
}

async function simulate({ seed, only, ...given }: Run, plugin: PluginFacts): Promise<Outcome> {
  const { engine = createMemoryEngine(plugin.versioned) } = given;
  const away: Away = { store: false, broker: false };
  const world = createWorld(seed, only?.faults ?? fair);
  const { dice } = world;
  const broker = createBroker(world, dice.between(1, 3));
  const size = only?.size ?? sizeFrom(world);
  let over = false;
  const isRepaired = () => over;
  const members = dice.pick(['kafka', 'kafka', 'plain'] as const);
  const scene = await populate({ world, broker, away, engine, plugin, size, isRepaired, members });
  const stormMilliseconds = only === undefined ? dice.between(10_000, 60_000) : 20_000;
  watchMembers(world, broker);
  if (only === undefined) startStorm(world, broker, away, isRepaired);
  world.after(stormMilliseconds, () => {
    over = true;
    world.note('the storm is over');
    world.setFaults(fair);
    broker.setDoubling(0);
    world.heal();
  });
  const problems = await reckon(world, scene, stormMilliseconds);
  const { trace } = world;
  return { seed, problems, trace, hash: hashOf(trace, problems), requests: world.requests() };
}

function sizeFrom({ dice }: World): SceneSize {
  return {
    keys: dice.between(1, 4),
    changes: dice.between(6, 20),
    services: dice.between(1, 3),
    consumers: dice.between(1, 2),
  };
}

function startStorm(world: World, broker: Broker, away: Away, isOver: () => boolean): void {
  const { dice } = world;
  const isAway = (request: string) => (request.startsWith('broker') ? away.broker : away.store);
  world.setFaults(stormy(weatherOf(dice), isAway));
  broker.setDoubling(dice.pick([0, 0.02, 0.1]));
  const pauseMilliseconds = dice.between(2_000, 15_000);
  startChaos({ world, broker, away, pauseMilliseconds, isOver });
}

async function reckon(world: World, scene: Scene, storm: number): Promise<string[]> {
  let unrest: string | undefined = 'the storm';
  const look = async () => {
    unrest = await scene.unrest();
    if (unrest !== undefined) world.after(1_000, look);
  };
  world.after(storm + 1, look);
  await world.run(storm + calmMilliseconds, () => unrest === undefined);
  const late =
    unrest === undefined
      ? []
      : [`no rest ${calmMilliseconds / 1_000} s after the storm: ${unrest}`];
  return [...late, ...(await scene.breaches())];
}

function hashOf(...lines: readonly (readonly string[])[]): string {
  return createHash('sha256').update(lines.flat().join('\n')).digest('hex');
}

/** The session timeout of consumer groups. */
function watchMembers(world: World, broker: Broker): void {
  const look = () => {
    broker.groups.checkMembers();
    world.after(6_000, look);
  };
  world.after(6_000, look);
}
