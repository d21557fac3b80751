/** The supervisor of the distributed run, with processes that only pretend. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@muqarin/platform/config';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Child } from '../launch/distributed/child.ts';
import { copiesIn, readDistributedConfig } from '../launch/distributed/config.ts';
import { planOf, portsNeeded } from '../launch/distributed/plan.ts';
import { freePorts } from '../launch/distributed/ports.ts';
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

describe('what the distributed run is told', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'muqarin-plan-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const read = (env: Record<string, string>, ...args: string[]) =>
    readDistributedConfig({ DATA_DIR: dir, ...env }, args, dir);

  it('is how many copies of what', () => {
    const single = {
      leads: 1,
      quoting: 1,
      documents: 1,
      notifications: 1,
      analytics: 1,
      bff: 1,
    };
    expect(copiesIn('2')).toEqual({
      leads: 2,
      quoting: 2,
      documents: 2,
      notifications: 2,
      analytics: 2,
      bff: 2,
    });
    expect(copiesIn('leads=2,bff=3')).toEqual({ ...single, leads: 2, bff: 3 });
    expect(read({ REPLICAS: 'bff=2' }).copies).toEqual({ ...single, bff: 2 });
    expect(read({ REPLICAS: '3' }, '--replicas', 'leads=2').copies).toEqual({
      ...single,
      leads: 2,
    });
  });

  it.each(['0', 'many', 'leads', 'mails=2', 'leads=2;bff=2', ''])(
    'is refused by name where %j is no number of copies',
    (text) => {
      expect(() => read({}, '--replicas', text)).toThrow(ConfigError);
      expect(() => read({}, '--replicas', text)).toThrow(/REPLICAS: .*leads=2,bff=2/);
    },
  );

  it('is refused where an option is unknown', () => {
    expect(() => read({}, '--copies', '2')).toThrow(/options: .*--copies/);
    expect(() => read({ INTERNAL_PORT: '80' })).toThrow(/INTERNAL_PORT: takes a port/);
  });

  it('is where engines are: those that are named, with all that belongs to them, else the native ones', () => {
    const { env } = read({ KAFKA_BROKERS: 'broker:9092', S3_ENDPOINT: 'http://s3:9000' });
    expect(env).toMatchObject({ KAFKA_BROKERS: 'broker:9092', S3_ENDPOINT: 'http://s3:9000' });
    expect(env.S3_ACCESS_KEY).toBeUndefined();
    expect(env.MONGO_URL).toMatch(/^mongodb:\/\/127\.0\.0\.1:/);
  });

  it('becomes a process for each copy, and callers that know every copy', () => {
    const config = read({}, '--replicas', 'leads=2,bff=2', '--no-pages');
    expect(portsNeeded(config)).toBe(7);
    const ports = [1, 2, 3, 4, 5, 6, 7];
    const plan = planOf({ config, root: dir, ports, onLine: () => {} });
    expect(plan.addresses.leads).toEqual(['http://127.0.0.1:2', 'http://127.0.0.1:3']);
    expect(plan.specs.map(({ name }) => name)).toEqual([
      'leads-1',
      'leads-2',
      'quoting-1',
      'documents-1',
      'notifications-1',
      'analytics-1',
      'bff-1',
      'bff-2',
    ]);
    expect(plan.endOrder.flat().toSorted()).toEqual(
      [...plan.specs.map(({ name }) => name), 'web'].toSorted(),
    );
    expect(plan.endOrder[0]).toEqual(['bff-1', 'bff-2']);
  });

  it('gets ports that are free', async () => {
    const first = await freePort();
    const other = createServer().listen(first, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const ports = await freePorts(first, 2, '127.0.0.1');
    expect(ports).not.toContain(first);
    expect(new Set(ports).size).toBe(2);
    await new Promise((resolve) => other.close(resolve));
    await expect(freePorts(65_535, 2, '127.0.0.1')).rejects.toThrow('Set INTERNAL_PORT');
  });
});
