/** What the parts of the world share; only they see it. */
import type { Agenda } from './agenda.ts';
import type { Dice } from './dice.ts';
import type { Faults } from './faults.ts';
import type { Life } from './process.ts';

export interface Core {
  readonly dice: Dice;
  readonly agenda: Agenda;
  readonly trace: string[];
  readonly owners: Map<string, Owner>;
  faults: Faults;
  /** Virtual milliseconds since the beginning. */
  time: number;
  /** Sent so far. */
  requests: number;
}

/** A process: its name stays, its lives come and go. */
export interface Owner {
  readonly name: string;
  readonly start: (life: Life) => void;
  lives: number;
  /** By how many milliseconds its clock is wrong. */
  skew: number;
  body: Body | undefined;
}

/** What dies with a life. */
export interface Body {
  readonly id: string;
  alive: boolean;
  frozenUntil: number;
  readonly underWay: Set<{ lost: boolean }>;
  /** What it will be given when it is no longer frozen. */
  held: (() => void)[];
}

export function note(core: Core, text: string): void {
  core.trace.push(`${core.time} ${text}`);
}

export function after(core: Core, milliseconds: number, run: () => void | Promise<void>): void {
  core.agenda.add({ at: core.time + milliseconds, run });
}

/** Gives a life something it waited for, as soon as it can take it; never when it is dead. */
export function reach(core: Core, body: Body, deliver: () => void): void | Promise<void> {
  if (!body.alive) return undefined;
  if (body.frozenUntil > core.time) {
    body.held.push(deliver);
    return undefined;
  }
  deliver();
  return settled();
}

/** Whatever was held back while it was frozen comes at once, in its order. */
export function thaw(core: Core, body: Body): void | Promise<void> {
  if (!body.alive || body.frozenUntil > core.time) return undefined;
  const { held } = body;
  body.held = [];
  for (const deliver of held) if (body.alive) deliver();
  return settled();
}

/** When nothing more can happen without the world: every promise that could go on has gone on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
