/** Engines of this run alone, with fresh data: whatever is killed here belongs to nobody else. */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../../launch/distributed/ports.ts';

export type EngineName = 'kafka' | 'mongo' | 'redis' | 's3' | 'smtp';

interface Instance {
  folder: string;
}

interface EngineState {
  name: string;
  title: string;
  ready: boolean;
  why: string;
}

interface Control {
  up(instance: Instance, wanted?: readonly string[], tell?: (line: string) => void): Promise<void>;
  down(instance: Instance, wanted?: readonly string[]): Promise<void>;
  kill(instance: Instance, wanted: readonly string[]): Promise<void>;
  reset(instance: Instance): Promise<void>;
  environment(instance: Instance): Record<string, string>;
  status(instance: Instance): Promise<EngineState[]>;
}

interface Instances {
  openInstance: (wanted: { name: string; portBase: number }) => Instance;
}

export interface Engines {
  env: Readonly<Record<string, string>>;
  /** Starts it and waits until it answers. */
  start(name: EngineName): Promise<void>;
  stop(name: EngineName): Promise<void>;
  /** kill -9. */
  kill(name: EngineName): Promise<void>;
  /** Where it keeps its data. */
  dataOf: (name: EngineName) => string;
  /** Those that this run has not taken away and that do not answer, each with why. */
  missing: () => Promise<string[]>;
  remove(): Promise<void>;
}

const firstPort = 23_000;
const portsOfASet = 7;

export async function startEngines(say: (text: string) => void): Promise<Engines> {
  const require = createRequire(import.meta.url);
  const control = require('../../native/run/control.cjs') as Control;
  const { openInstance } = require('../../native/run/instance.cjs') as Instances;
  const instance = openInstance({ name: `faults-${process.pid}`, portBase: await freeRow() });
  await control.up(instance, undefined, say);
  const taken = new Set<string>();
  return {
    env: control.environment(instance),
    start: async (name) => {
      await control.up(instance, [name]);
      taken.delete(name);
    },
    stop: async (name) => {
      taken.add(name);
      await control.down(instance, [name]);
    },
    kill: async (name) => {
      taken.add(name);
      await control.kill(instance, [name]);
    },
    missing: async () => {
      const states = await control.status(instance);
      const gone = states.filter(({ name, ready }) => !ready && !taken.has(name));
      return gone.map(({ title, why }) => `${title}: ${why}`);
    },
    dataOf: (name) => path.join(instance.folder, name, 'data'),
    remove: () => control.reset(instance),
  };
}

/** The first of as many free ports in a row as a set takes. */
async function freeRow(): Promise<number> {
  for (let first = firstPort; ; first += portsOfASet) {
    const [lowest] = await freePorts(first, portsOfASet, '127.0.0.1').then((ports) =>
      ports.at(-1) === first + portsOfASet - 1 ? ports : [],
    );
    if (lowest !== undefined) return lowest;
  }
}
