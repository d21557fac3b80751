/** What happens by itself: machines stop and hang, clocks jump, servers go away, groups are dealt anew. */
import type { Broker } from './broker.ts';
import type { World } from './world.ts';

export interface Away {
  store: boolean;
  broker: boolean;
}

export interface ChaosParts {
  world: World;
  broker: Broker;
  away: Away;
  /** The pause between two events of this kind is below it. */
  pauseMilliseconds: number;
  isOver: () => boolean;
}

type Mischief = (parts: ChaosParts) => void;

const day = 86_400_000;

/** Each seed has a selection of these, each as often as it stands in it. */
const mischiefs: readonly Mischief[] = [
  ({ world }) => world.crash(world.dice.pick(world.names()), world.dice.between(0, 20_000)),
  ({ world }) => world.freeze(world.dice.pick(world.names()), world.dice.between(100, 40_000)),
  ({ world }) => {
    const skew = world.dice.pick([day, -day, 60_000, -60_000, 7_000, -7_000, 0]);
    world.setClock(world.dice.pick(world.names()), skew);
  },
  (parts) => leave(parts, 'broker'),
  (parts) => leave(parts, 'store'),
  ({ world, broker }) => {
    const groups = broker.groups.names();
    if (groups.length > 0) broker.groups.rebalance(world.dice.pick(groups));
  },
];

export function startChaos(parts: ChaosParts): void {
  const { dice } = parts.world;
  const chosen = mischiefs.filter(() => dice.chance(0.6));
  if (chosen.length === 0) return;
  const next = () => {
    if (parts.isOver()) return;
    dice.pick(chosen)(parts);
    parts.world.after(dice.between(1, parts.pauseMilliseconds), next);
  };
  parts.world.after(dice.between(1, parts.pauseMilliseconds), next);
}

function leave({ world, away }: ChaosParts, server: keyof Away): void {
  if (away[server]) return;
  away[server] = true;
  world.note(`the ${server} is away`);
  world.after(world.dice.between(500, 20_000), () => {
    away[server] = false;
    world.note(`the ${server} is back`);
  });
}
