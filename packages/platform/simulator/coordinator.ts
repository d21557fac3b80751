/**
 * Who reads which partition. Members that fall silent lose theirs after a while; whoever had them before may still be at
 * work then and finds out when it stores an offset, which is refused.
 */
import type { World } from './world.ts';

export interface Coordinator {
  join(group: string, member: Member): void;
  leave(group: string, member: Member): void;
  /** What the member should read now; undefined when the group goes on without it. */
  beat(group: string, member: Member): readonly string[] | undefined;
  /** Offsets are stored by whoever holds the partition now, and by nobody else. Throws `Fenced`. */
  commit(group: string, place: string, member: Member, next: number): void;
  committed(group: string, place: string): number;
  holds(group: string, place: string, member: Member): boolean;
  /** A partition has grown, or is new. */
  grown(place: string, isNew: boolean): void;
  rebalance(group: string): void;
  /** Grows with each rebalance. */
  generation(group: string): number;
  /** Puts out the members that are dead or frozen. */
  checkMembers(): void;
  /** Groups that have not stored the end of a partition, with how far they are: `mails a.topic/0 3 of 4`. */
  behind(endOf: (place: string) => number): string[];
  names(): string[];
}

export interface Member {
  id: string;
  topics: readonly string[];
  isResponsive(): boolean;
  /** What it should read from now on. It learns of it later, after what it is doing. */
  assigned(places: readonly string[]): void;
  wake(place: string): void;
}

export class Fenced extends Error {}

interface Group {
  /** Of all members it ever had. */
  topics: Set<string>;
  members: Member[];
  holders: Map<string, Member>;
  offsets: Map<string, number>;
  /** Who stored the offset of a partition. */
  committers: Map<string, Member>;
  turns: number;
}

export function createCoordinator(world: World, places: () => readonly string[]): Coordinator {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const found = groups.get(name) ?? createGroup();
    groups.set(name, found);
    return found;
  };
  const rebalance = (name: string) => {
    const group = groupOf(name);
    group.turns += 1;
    group.holders.clear();
    const { members, turns, holders } = group;
    const wanted = places().filter((place) => members.some((each) => reads(each, place)));
    for (const [index, place] of wanted.entries()) {
      const member = members[(index + turns) % members.length];
      if (member !== undefined) holders.set(place, member);
    }
    world.note(`${name} rebalances over ${members.map((each) => each.id).join(' ')}`);
    for (const member of members) {
      // What holds when the word arrives: an earlier deal's word must not undo a later one's.
      const mine = () => places().filter((place) => holders.get(place) === member);
      world.after(world.dice.below(200), () => member.assigned(mine()));
    }
  };
  return {
    join: (name, member) => {
      const group = groupOf(name);
      if (!group.members.includes(member)) group.members.push(member);
      for (const topic of member.topics) group.topics.add(topic);
      rebalance(name);
    },
    leave: (name, member) => {
      const group = groupOf(name);
      if (!group.members.includes(member)) return;
      group.members = group.members.filter((each) => each !== member);
      rebalance(name);
    },
    beat: (name, member) => {
      const { members, holders } = groupOf(name);
      if (!members.includes(member)) return undefined;
      return places().filter((place) => holders.get(place) === member);
    },
    commit: (name, place, member, next) => {
      const group = groupOf(name);
      if (group.holders.get(place) !== member) throw new Fenced(place);
      // One connection carries them in order: what was given up on earlier is dropped, it does not overtake.
      const isOld =
        group.committers.get(place) === member && next < (group.offsets.get(place) ?? 0);
      if (isOld) return;
      group.offsets.set(place, next);
      group.committers.set(place, member);
    },
    committed: (name, place) => groupOf(name).offsets.get(place) ?? 0,
    holds: (name, place, member) => groupOf(name).holders.get(place) === member,
    grown: (place, isNew) => {
      for (const [name, group] of groups) {
        const known = group.holders.get(place);
        if (known !== undefined) world.after(world.dice.below(20), () => known.wake(place));
        else if (isNew && group.members.some((each) => reads(each, place))) rebalance(name);
      }
    },
    rebalance,
    generation: (name) => groupOf(name).turns,
    checkMembers: () => {
      for (const [name, group] of groups) {
        const left = group.members.filter((member) => member.isResponsive());
        if (left.length === group.members.length) continue;
        group.members = left;
        rebalance(name);
      }
    },
    behind: (endOf) =>
      [...groups].flatMap(([name, { topics, offsets }]) =>
        places()
          .filter((place) => topics.has(topicOf(place)))
          .map((place) => ({ place, next: offsets.get(place) ?? 0, end: endOf(place) }))
          .filter(({ next, end }) => next < end)
          .map(({ place, next, end }) => `${name} ${place} ${next} of ${end}`),
      ),
    names: () => [...groups.keys()],
  };
}

function createGroup(): Group {
  return {
    topics: new Set(),
    members: [],
    holders: new Map(),
    offsets: new Map(),
    committers: new Map(),
    turns: 0,
  };
}

function reads(member: Member, place: string): boolean {
  return member.topics.includes(topicOf(place));
}

function topicOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}
