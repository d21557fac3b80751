/** Outbox, relay, bus and inbox, the real code of each, in storms that replay to the letter (simulator/README.md). */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runSeeds } from '../simulator/crew.ts';
import { crashes, exhaust, smallScenes } from '../simulator/exhaustive.ts';
import { createSimulator } from '../simulator/run.ts';

const cli = fileURLToPath(new URL('../simulator/cli.ts', import.meta.url));
const simulate = createSimulator();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('events in storms', () => {
  it('are never lost, take effect once, keep the order of their key, and come to rest', async () => {
    const done = await runSeeds({ from: 1, seeds: 300, workers: 2, failures: 1 });
    expect(done.failed).toEqual([]);
    expect(done.seeds).toBe(300);
  });

  it.each(smallScenes)('survive a crash at every await of %o', async (scene) => {
    const { failed, places } = await exhaust(simulate, scene, 1, crashes);
    expect(places).toBeGreaterThan(40);
    expect(failed.map(({ place, accident, outcome }) => ({ place, accident, outcome }))).toEqual(
      [],
    );
  });

  it('meet every kind of fault often enough to mean something', async () => {
    const traces: string[] = [];
    for (let seed = 1; seed <= 40; seed++) traces.push(...(await simulate({ seed })).trace);
    for (const [what, least] of Object.entries(faults)) {
      const times = traces.filter((line) => line.includes(what)).length;
      expect(times, what).toBeGreaterThanOrEqual(least);
    }
  });
});

const faults = {
  ' dies': 30,
  'dies when sent': 10,
  'dies when answered': 10,
  ' freezes for': 20,
  'clock off by 86400000': 2,
  'clock off by -86400000': 2,
  'the broker is away': 5,
  'the store is away': 5,
  ' rebalances ': 100,
  ' lost': 100,
  ' unanswered': 30,
  ' late': 5,
  ' cut after': 10,
  'broker dead-letter': 10,
  'quoting.quote.v1.replay.': 10,
};

describe('a seed', () => {
  it('replays byte for byte, in this process and in another', async () => {
    for (const seed of [7, 4711, 9_999]) {
      const [first, second] = [await simulate({ seed }), await simulate({ seed })];
      expect(second.trace).toEqual(first.trace);
      expect(second.hash).toBe(first.hash);
      const printed = execFileSync(process.execPath, [cli, '--seed', String(seed)]).toString();
      expect(JSON.parse(printed.trim().split('\n').at(-1) ?? '').hash).toBe(first.hash);
    }
  });

  it('prints the same trace twice', () => {
    const print = () => execFileSync(process.execPath, [cli, '--seed', '4711', '--trace']);
    expect(print().equals(print())).toBe(true);
  });

  it('runs on no clock and no chance but its own', async () => {
    const never = () => {
      throw new Error('the simulation touched the real world');
    };
    vi.spyOn(Math, 'random').mockImplementation(never);
    vi.spyOn(Date, 'now').mockImplementation(never);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(never as never);
    vi.spyOn(globalThis, 'setInterval').mockImplementation(never as never);
    vi.spyOn(globalThis.crypto, 'randomUUID').mockImplementation(never as never);
    for (const seed of [1, 2, 3, 4]) expect((await simulate({ seed })).problems).toEqual([]);
  });
});
