/**
 * Keeps processes running: says who died and how, starts it again with a growing pause, and ends all of them in order. A
 * process that says its settings are wrong is not started again, since it would say the same.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { backoff } from '@muqarin/platform/events/retry';
import { configExitCode } from '@muqarin/platform/process';
import type { Child } from './child.ts';

export interface Spec {
  name: string;
  start(): Child;
}

export interface RunningChild {
  name: string;
  pid: number | undefined;
  /** Null until it serves. */
  port: number | null;
  metricsPort: number | null;
}

export interface SupervisorOptions {
  restart: boolean;
  say: (text: string) => void;
  /** Somebody began, serves now or is gone. */
  onChange?(running: readonly RunningChild[]): void;
  /** Nothing that this run could do would help. */
  onHopeless: (name: string) => void;
  now?: () => number;
  pauses?: { baseMilliseconds: number; maxMilliseconds: number };
  /** Who lived so long begins with the shortest pause again. */
  settledMilliseconds?: number;
  /** Longer than a process needs by its own limit. */
  killAfterMilliseconds?: number;
}

export interface Supervisor {
  /** Resolves when all serve for the first time; a process that dies before is started again meanwhile. */
  start(specs: readonly Spec[]): Promise<void>;
  /** Who has not served yet. */
  waiting(): string[];
  /** One group after the other, each in parallel; names that do not run are no error. */
  end(groups: readonly (readonly string[])[]): Promise<void>;
}

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { say, now = () => performance.now(), killAfterMilliseconds = 12_000 } = options;
  const running = new Map<string, Child>();
  const waiting = new Set<string>();
  const ending = new Set<string>();
  const states = new Map<string, RunningChild>();
  const change = (name: string, state: RunningChild | null) => {
    if (state === null) states.delete(name);
    else states.set(name, state);
    options.onChange?.([...states.values()]);
  };

  const keep = async (spec: Spec, onReady: () => void): Promise<void> => {
    for (let deaths = 0; !ending.has(spec.name); ) {
      const begun = now();
      const child = spec.start();
      running.set(spec.name, child);
      const state = { name: spec.name, pid: child.pid, port: null, metricsPort: null };
      let served = false;
      change(spec.name, state);
      void child.ready.then(({ port, metricsPort = null }) => {
        served = true;
        change(spec.name, { ...state, port, metricsPort });
        if (deaths > 0) say(`${spec.name} serves again.`);
        onReady();
      });
      const how = await child.exited;
      running.delete(spec.name);
      change(spec.name, null);
      if (ending.has(spec.name)) return;
      if (now() - begun > (options.settledMilliseconds ?? 30_000)) deaths = 0;
      deaths += 1;
      await afterDeath({ name: spec.name, served, deaths, ...how }, options);
    }
  };
  return {
    waiting: () => [...waiting],
    start: async (specs) => {
      const starting = specs.map((spec) => {
        waiting.add(spec.name);
        return new Promise<void>((resolve, reject) => {
          const onReady = () => {
            waiting.delete(spec.name);
            resolve();
          };
          keep(spec, onReady).catch(reject);
        });
      });
      await Promise.all(starting);
    },
    end: async (groups) => {
      for (const name of groups.flat()) ending.add(name);
      for (const group of groups)
        await Promise.all(group.map((name) => endOne(running.get(name), killAfterMilliseconds)));
    },
  };
}

interface Death {
  name: string;
  code: number | null;
  signal: NodeJS.Signals | null;
  served: boolean;
  /** With this one, in a row. */
  deaths: number;
}

async function afterDeath(
  { name, code, signal, served, deaths }: Death,
  { restart, say, onHopeless, pauses }: SupervisorOptions,
): Promise<void> {
  const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
  if (code === configExitCode) {
    say(`${name} ${how}: its settings are not right. It is not started again.`);
    onHopeless(name);
    return never;
  }
  if (!restart) {
    say(`${name} ${how}. It is not started again (--no-restart).`);
    // Without one that never served the whole would wait for it for ever.
    if (!served) onHopeless(name);
    return never;
  }
  const wait = backoff(deaths, pauses ?? { baseMilliseconds: 250, maxMilliseconds: 15_000 });
  say(`${name} ${how}; starting it again in ${wait / 1000} s.`);
  await pause(wait);
}

const never = new Promise<void>(() => {});

async function endOne(child: Child | undefined, killAfterMilliseconds: number): Promise<void> {
  if (!child) return;
  child.end();
  const patience = setTimeout(() => child.kill(), killAfterMilliseconds);
  await child.exited;
  clearTimeout(patience);
}
