/**
 * A world of one thread, one seeded dice and a clock of its own: every step of every process (a store write, a publish, an
 * effect) waits until the dice picks it, and may then fail before or after it took effect, or take its process with it.
 * The same seed gives the same run to the letter.
 */

export interface World {
  now: () => Date;
  dice: Dice;
  /** Starts a process; it starts again, new, whenever a crash takes it. */
  spawn(name: string, start: (process: SimProcess) => void): void;
  /** Runs until nothing is left to do but sleep for ever, or the limit of virtual time is over. */
  run(options: { calmAfterSteps: number; done: () => boolean }): Promise<void>;
  trace: readonly string[];
}

export interface SimProcess {
  /** One step that others can interrupt: `effect` happens at once or not at all. */
  step<T>(name: string, effect: () => T): Promise<T>;
  /** `partly` is what may remain when the step fails in the middle. */
  stepInParts<T>(name: string, effect: () => T, partly: () => void): Promise<T>;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

interface Pending {
  owner: SimProcess;
  name: string;
  go(fate: Fate): void;
}

type Fate = 'ok' | 'fails before' | 'fails after' | 'fails in the middle';
type Nap = { owner: SimProcess; due: number; wake(): void };

const virtualLimit = 3_600_000;

export function createWorld(seed: number): World {
  const dice = createDice(seed);
  const trace: string[] = [];
  const starts = new Map<SimProcess, { name: string; start: (process: SimProcess) => void }>();
  let clock = Date.parse('2026-01-01T00:00:00Z');
  const end = clock + virtualLimit;
  let pending: Pending[] = [];
  let naps: Nap[] = [];

  const spawn: World['spawn'] = (name, start) => {
    const owner = createProcess();
    starts.set(owner, { name, start });
    start(owner);
  };
  const crash = (owner: SimProcess) => {
    const life = starts.get(owner);
    if (life === undefined) return;
    trace.push(`${life.name} dies`);
    starts.delete(owner);
    pending = pending.filter((each) => each.owner !== owner);
    naps = naps.filter((each) => each.owner !== owner);
    spawn(life.name, life.start);
  };
  const createProcess = (): SimProcess => {
    const stepInParts: SimProcess['stepInParts'] = (name, effect, partly) =>
      new Promise((resolve, reject) => {
        const go = (fate: Fate) => {
          if (fate === 'fails in the middle') partly();
          if (fate === 'ok') return settle(resolve, reject, effect);
          if (fate === 'fails after') effect();
          reject(new Error(`${name} ${fate}`));
        };
        // A dead process goes on nowhere: what it still asks for is never answered.
        if (starts.has(process)) pending.push({ owner: process, name, go });
      });
    const process: SimProcess = {
      stepInParts,
      step: (name, effect) => stepInParts(name, effect, () => {}),
      sleep: (milliseconds, signal) =>
        new Promise((resolve) => {
          const nap = { owner: process, due: clock + milliseconds, wake: resolve };
          naps.push(nap);
          const wakeEarly = () => {
            naps = naps.filter((each) => each !== nap);
            resolve();
          };
          signal?.addEventListener('abort', wakeEarly, { once: true });
        }),
    };
    return process;
  };

  const takeStep = (calm: boolean) => {
    const index = dice.below(pending.length);
    const [step] = pending.splice(index, 1);
    if (step === undefined) return;
    const fate = calm ? 'ok' : fateOf(dice);
    const dies = !calm && dice.chance(0.04);
    trace.push(`${clock} ${starts.get(step.owner)?.name} ${step.name} ${fate}`);
    step.go(fate);
    if (dies) crash(step.owner);
  };
  const passTime = () => {
    const next = naps.toSorted((a, b) => a.due - b.due)[0];
    if (next === undefined) return;
    clock = Math.max(clock, next.due);
    naps = naps.filter((each) => each !== next);
    next.wake();
  };

  return {
    now: () => new Date(clock),
    dice,
    spawn,
    trace,
    run: async ({ calmAfterSteps, done }) => {
      for (let steps = 0; clock < end; steps++) {
        const calm = steps > calmAfterSteps;
        if (calm && done()) return;
        // Time may pass while a step waits: leases run out under a process that is merely slow.
        if (!calm && dice.chance(0.05)) clock += dice.below(15_000);
        if (pending.length > 0) takeStep(calm);
        else passTime();
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error('still not done after an hour without faults');
    },
  };
}

function settle<T>(
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
  effect: () => T,
): void {
  try {
    resolve(effect());
  } catch (error) {
    reject(error);
  }
}

function fateOf(dice: Dice): Fate {
  const roll = dice.below(100);
  if (roll < 4) return 'fails before';
  if (roll < 8) return 'fails after';
  if (roll < 11) return 'fails in the middle';
  return 'ok';
}

export interface Dice {
  /** A whole number from 0 and below `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
}

/** mulberry32 */
function createDice(seed: number): Dice {
  let state = seed | 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(roll() * limit),
    chance: (probability) => roll() < probability,
  };
}
