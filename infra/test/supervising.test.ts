/** The supervisor of the distributed run, with processes that only pretend. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Child } from '../launch/distributed/child.ts';
import { createSupervisor, type SupervisorOptions } from '../launch/distributed/supervisor.ts';

class Actor {
  readonly child: Child;
  readonly asked: string[] = [];
  readonly serve: () => void;
  readonly die: (code: number | null, signal?: NodeJS.Signals) => void;

  constructor(pid: number, heedsEnd = true) {
    const ready = Promise.withResolvers<{ port: number }>();
    const exited = Promise.withResolvers<Awaited<Child['exited']>>();
    this.serve = () => ready.resolve({ port: 4000 + pid });
    this.die = (code, signal) => exited.resolve({ code, signal: signal ?? null });
    this.child = {
      pid,
      ready: ready.promise,
      exited: exited.promise,
      end: () => {
        this.asked.push('end');
        if (heedsEnd) this.die(0);
      },
      kill: () => {
        this.asked.push('kill');
        this.die(null, 'SIGKILL');
      },
    };
  }
}

describe('the supervisor', () => {
  let said: string[];
  let hopeless: string[];
  let actors: Actor[];
  let heedsEnd: boolean;
  const supervisorOf = (options: Partial<SupervisorOptions> = {}) =>
    createSupervisor({
      restart: true,
      say: (text) => said.push(text),
      onHopeless: (name) => hopeless.push(name),
      pauses: { baseMilliseconds: 10, maxMilliseconds: 40 },
      killAfterMilliseconds: 50,
      ...options,
    });
  const spec = (name: string) => ({
    name,
    start: () => {
      const actor = new Actor(actors.length + 1, heedsEnd);
      actors.push(actor);
      return actor.child;
    },
  });
  beforeEach(() => {
    said = [];
    hopeless = [];
    actors = [];
    heedsEnd = true;
  });

  it('is ready when everybody has served once, and knows who has not', async () => {
    const supervisor = supervisorOf();
    const started = supervisor.start([spec('leads-1'), spec('bff-1')]);
    actors[0]?.serve();
    await expect.poll(() => supervisor.waiting()).toEqual(['bff-1']);
    actors[1]?.serve();
    await started;
    expect(supervisor.waiting()).toEqual([]);
  });

  it('starts again who died, with a word about it and a growing pause', async () => {
    void supervisorOf().start([spec('leads-1')]);
    actors[0]?.die(null, 'SIGKILL');
    await expect.poll(() => actors.length).toBe(2);
    actors[1]?.die(3);
    await expect.poll(() => actors.length).toBe(3);
    actors[2]?.serve();
    await expect
      .poll(() => said)
      .toEqual([
        'leads-1 was ended by SIGKILL; starting it again in 0.01 s.',
        'leads-1 ended with exit code 3; starting it again in 0.02 s.',
        'leads-1 serves again.',
      ]);
  });

  it('forgives who lived long enough', async () => {
    let time = 0;
    void supervisorOf({ now: () => time, settledMilliseconds: 1000 }).start([spec('leads-1')]);
    for (const [index, lived] of [10, 2000].entries()) {
      await expect.poll(() => actors.length).toBe(index + 1);
      time += lived;
      actors[index]?.die(1);
    }
    await expect.poll(() => said.length).toBe(2);
    expect(said[1]).toContain('again in 0.01 s');
  });

  it('lets the dead rest when told to, and says so', async () => {
    const supervisor = supervisorOf({ restart: false });
    const started = supervisor.start([spec('leads-1')]);
    actors[0]?.serve();
    await started;
    actors[0]?.die(1);
    await expect
      .poll(() => said)
      .toEqual(['leads-1 ended with exit code 1. It is not started again (--no-restart).']);
    expect([actors.length, hopeless]).toEqual([1, []]);
  });

  it('gives up, told not to start again, when one dies before it served', async () => {
    void supervisorOf({ restart: false }).start([spec('leads-1'), spec('bff-1')]);
    actors[0]?.die(1);
    await expect.poll(() => hopeless).toEqual(['leads-1']);
  });

  it('gives up on settings that are wrong: they would be wrong again', async () => {
    void supervisorOf().start([spec('leads-1')]);
    actors[0]?.die(78);
    await expect.poll(() => hopeless).toEqual(['leads-1']);
    expect(said[0]).toContain('its settings are not right');
    expect(actors).toHaveLength(1);
  });

  it('ends who asks before who is asked, and nobody is started again', async () => {
    const supervisor = supervisorOf();
    const started = supervisor.start([spec('leads-1'), spec('bff-1')]);
    for (const actor of actors) actor.serve();
    await started;
    const ends: string[] = [];
    for (const [index, name] of ['leads-1', 'bff-1'].entries())
      void actors[index]?.child.exited.then(() => ends.push(name));
    await supervisor.end([['bff-1'], ['leads-1', 'never-ran']]);
    expect(ends).toEqual(['bff-1', 'leads-1']);
    expect(actors).toHaveLength(2);
  });

  it('kills who does not end', async () => {
    heedsEnd = false;
    const supervisor = supervisorOf();
    void supervisor.start([spec('leads-1')]);
    await supervisor.end([['leads-1']]);
    expect(actors[0]?.asked).toEqual(['end', 'kill']);
  });

  it('tells who runs under which number', async () => {
    const seen: unknown[] = [];
    const onChange: SupervisorOptions['onChange'] = (running) => seen.push(...running);
    void supervisorOf({ onChange }).start([spec('leads-1')]);
    actors[0]?.serve();
    await expect
      .poll(() => seen.at(-1))
      .toEqual({
        name: 'leads-1',
        pid: 1,
        port: 4001,
        metricsPort: null,
      });
  });
});
