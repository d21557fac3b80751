import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { down, kill, reset, status, up } from '../run/control.cjs';
import { openInstance, placeOf } from '../run/instance.cjs';
import { isOurs } from '../run/processes.cjs';
import { openFakeSet } from './support/fake-set.ts';

it('starts what does not run and leaves alone what does', async () => {
  const set = await openFakeSet();
  const lines: string[] = [];
  await up(set.instance, ['one'], (line) => lines.push(line));
  await up(set.instance, undefined, (line) => lines.push(line));
  expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'Engine one: started',
    'Engine one: was up',
    'Engine two: started',
  ]);
  expect(startsOf(set, 'one')).toBe(1);
});

it('sees of each the port, the process, the memory and whether it answers', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  const [one, two] = await status(set.instance);
  expect(one).toMatchObject({ name: 'one', version: '1.2', ready: true, why: '' });
  expect(one?.ports).toEqual([set.instance.ports.one]);
  expect(process.kill(one?.pid ?? 0, 0)).toBe(true);
  expect(one?.memoryBytes).toBeGreaterThan(1_000_000);
  expect(two).toMatchObject({ pid: null, ready: false, why: 'not running', memoryBytes: null });
});

it('brings a killed engine back on the same data', async () => {
  const set = await openFakeSet();
  await up(set.instance);
  await kill(set.instance, ['one']);
  expect((await status(set.instance)).map(({ ready }) => ready)).toEqual([false, true]);
  await up(set.instance);
  expect((await status(set.instance)).map(({ ready }) => ready)).toEqual([true, true]);
  expect([startsOf(set, 'one'), startsOf(set, 'two')]).toEqual([2, 1]);
});

it('replaces an engine that runs and does not answer', { timeout: 40_000 }, async () => {
  const set = await openFakeSet({ patienceMs: 4000 });
  await up(set.instance, ['one']);
  const [before] = await status(set.instance);
  process.kill(before?.pid ?? 0, 'SIGSTOP');
  const lines: string[] = [];
  await up(set.instance, ['one'], (line) => lines.push(line));
  expect(lines[0]).toMatch(/repaired/);
  const [after] = await status(set.instance);
  expect(after?.ready).toBe(true);
  expect(after?.pid).not.toBe(before?.pid);
});

it('leaves no process and no pid file when it takes the set down, and keeps the data', async () => {
  const set = await openFakeSet();
  await up(set.instance);
  const pids = (await status(set.instance)).map(({ pid }) => pid ?? 0);
  await down(set.instance);
  const next = createServer().listen(set.instance.ports.one, '127.0.0.1');
  await once(next, 'listening');
  next.close();
  // It is over; who started it, this process, may still have to take note of that.
  for (const pid of pids) await expect.poll(() => exists(pid)).toBe(false);
  expect(existsSync(placeOf(set.instance, 'one').pidFile)).toBe(false);
  expect(startsOf(set, 'one')).toBe(1);
});

it('deletes the data of a set only at a reset', async () => {
  const set = await openFakeSet();
  await up(set.instance);
  await reset(set.instance, ['one']);
  expect(existsSync(placeOf(set.instance, 'one').folder)).toBe(false);
  expect((await status(set.instance))[1]?.ready).toBe(true);
  await reset(set.instance);
  expect(existsSync(set.instance.folder)).toBe(false);
});

it('finds an engine again whose pid file is lost', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  const [before] = await status(set.instance);
  rmSync(placeOf(set.instance, 'one').pidFile);
  const [after] = await status(set.instance);
  expect(after?.pid).toBe(before?.pid);
});

it('takes no other process for its own, even when the number in the pid file is of one', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  await down(set.instance);
  writeFileSync(placeOf(set.instance, 'one').pidFile, `${process.pid}\n`);
  await kill(set.instance, ['one']);
  const [one] = await status(set.instance);
  expect(one?.pid).toBeNull();
});

it('takes no process for its own when what it wrote down is empty', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  await down(set.instance);
  const { folder } = placeOf(set.instance, 'one');
  writeFileSync(path.join(folder, 'arguments'), '');
  expect(isOurs(process.pid, folder)).toBe(false);
  expect(isOurs(1, folder)).toBe(false);
});

it('says which port is taken', async () => {
  const set = await openFakeSet();
  const { one } = set.instance.ports;
  const other = createServer().listen(one, '127.0.0.1');
  await expect(up(set.instance, ['one'])).rejects.toThrow(
    `Port ${one}, which Engine one needs, is taken by another process.`,
  );
  other.close();
});

it('tells the last words of an engine that dies at its start', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  await down(set.instance);
  writeFileSync(path.join(placeOf(set.instance, 'one').data, 'mood'), 'dies');
  await expect(up(set.instance, ['one'])).rejects.toThrow('no space for a dream');
});

it('ends an engine that never answers, and says so', { timeout: 20_000 }, async () => {
  const set = await openFakeSet({ patienceMs: 4000 });
  await up(set.instance, ['one']);
  await down(set.instance);
  writeFileSync(path.join(placeOf(set.instance, 'one').data, 'mood'), 'silent');
  await expect(up(set.instance, ['one'])).rejects.toThrow('Engine one does not answer');
  expect((await status(set.instance))[0]?.pid).toBeNull();
});

it('lets two commands on one set wait for each other', async () => {
  const set = await openFakeSet();
  await Promise.all([up(set.instance), up(set.instance), up(set.instance)]);
  expect([startsOf(set, 'one'), startsOf(set, 'two')]).toEqual([1, 1]);
});

it('keeps the ports of a set with its folder, and refuses others while it runs', async () => {
  const set = await openFakeSet();
  await up(set.instance, ['one']);
  const { kinds } = set.instance;
  expect(openInstance({ name: 'fake', dir: set.dir, kinds }).ports).toEqual(set.instance.ports);
  expect(() => openInstance({ name: 'fake', dir: set.dir, kinds, portBase: 30_000 })).toThrow(
    'Instance fake runs on other ports.',
  );
});

function startsOf(set: { instance: Parameters<typeof placeOf>[0] }, name: string): number {
  return readFileSync(path.join(placeOf(set.instance, name).data, 'starts'), 'utf8').length;
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
