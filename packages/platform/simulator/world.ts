/**
 * A world of one thread, one seeded dice and a clock of its own. Processes talk to servers (stores, the broker) by
 * requests: each takes time to arrive and time to be answered, and what the faults decide happens to it on the way. The
 * same seed gives the same run, byte for byte.
 *
 * A request is also where a process can die, freeze (a garbage collection, a suspended machine) or be told nonsense by
 * its clock: the code between two awaits runs at once, as in Node itself.
 */
import { createAgenda } from './agenda.ts';
import { after, type Core, note, type Owner, settled, thaw } from './core.ts';
import { createDice, type Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import { begin, die } from './life.ts';
import type { Life } from './process.ts';

export interface World {
  readonly dice: Dice;
  /** Virtual milliseconds. No process sees it: each has a clock of its own. */
  time(): number;
  /** Something that happens by itself, on no process. */
  after(milliseconds: number, run: () => void | Promise<void>): void;
  /** Starts a process. After a crash it starts again, as a new life with nothing in memory. */
  spawn(name: string, start: (life: Life) => void): void;
  /** Names of the processes, in the order of their start. */
  names(): readonly string[];
  crash(name: string, restartAfter: number): void;
  /** Nothing reaches the process for that long; its requests under way go on. */
  freeze(name: string, milliseconds: number): void;
  setClock(name: string, skewMilliseconds: number): void;
  /** Clocks are right again, and nothing is frozen. */
  heal(): void;
  setFaults(faults: Faults): void;
  /** A line of the trace. */
  note(text: string): void;
  /** Until `until()` holds; gives false when virtual time reaches `limit` before. */
  run(limit: number, until: () => boolean): Promise<boolean>;
  readonly trace: readonly string[];
  /** Requests sent so far: the awaits of all processes. */
  requests(): number;
}

export function createWorld(seed: number, faults: Faults): World {
  const core: Core = {
    dice: createDice(seed),
    agenda: createAgenda(),
    trace: [],
    owners: new Map(),
    faults,
    time: 0,
    requests: 0,
  };
  return {
    dice: core.dice,
    time: () => core.time,
    after: (milliseconds, run) => after(core, milliseconds, run),
    spawn: (name, start) => {
      const owner: Owner = { name, start, lives: 0, skew: 0, body: undefined };
      core.owners.set(name, owner);
      begin(core, owner);
    },
    names: () => [...core.owners.keys()],
    crash: (name, restartAfter) => die(core, ownerOf(core, name), restartAfter),
    freeze: (name, milliseconds) => freeze(core, ownerOf(core, name), milliseconds),
    setClock: (name, skewMilliseconds) => {
      note(core, `${name} has its clock off by ${skewMilliseconds}`);
      ownerOf(core, name).skew = skewMilliseconds;
    },
    heal: () => heal(core),
    setFaults: (next) => {
      core.faults = next;
    },
    note: (text) => note(core, text),
    run: (limit, until) => run(core, limit, until),
    trace: core.trace,
    requests: () => core.requests,
  };
}

async function run(core: Core, limit: number, until: () => boolean): Promise<boolean> {
  await settled();
  while (!until()) {
    const due = core.agenda.next();
    if (due === undefined || due.at > limit) return false;
    core.time = Math.max(core.time, due.at);
    await due.run();
  }
  return true;
}

function freeze(core: Core, { name, body }: Owner, milliseconds: number): void {
  if (body === undefined || !body.alive) return;
  note(core, `${name} freezes for ${milliseconds}`);
  body.frozenUntil = Math.max(body.frozenUntil, core.time + milliseconds);
  after(core, milliseconds, () => thaw(core, body));
}

function heal(core: Core): void {
  for (const owner of core.owners.values()) {
    owner.skew = 0;
    const { body } = owner;
    if (body === undefined || !body.alive || body.frozenUntil <= core.time) continue;
    body.frozenUntil = core.time;
    after(core, 0, () => thaw(core, body));
  }
}

function ownerOf(core: Core, name: string): Owner {
  const owner = core.owners.get(name);
  if (owner === undefined) throw new Error(`no process ${name}`);
  return owner;
}
