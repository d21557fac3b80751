/** What the distributed run makes of its settings: processes, copies, ports. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@muqarin/platform/config';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copiesIn, readDistributedConfig } from '../launch/distributed/config.ts';
import { planOf, portsNeeded } from '../launch/distributed/plan.ts';
import { freePorts } from '../launch/distributed/ports.ts';

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
      orders: 1,
      documents: 1,
      accounts: 1,
      notifications: 1,
      analytics: 1,
      bff: 1,
    };
    expect(copiesIn('2')).toEqual({
      leads: 2,
      quoting: 2,
      orders: 2,
      documents: 2,
      accounts: 2,
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
    expect(portsNeeded(config)).toBe(9);
    const ports = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const plan = planOf({ config, root: dir, ports, onLine: () => {} });
    expect(plan.addresses.leads).toEqual(['http://127.0.0.1:2', 'http://127.0.0.1:3']);
    expect(plan.specs.map(({ name }) => name)).toEqual([
      'leads-1',
      'leads-2',
      'quoting-1',
      'orders-1',
      'documents-1',
      'accounts-1',
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
