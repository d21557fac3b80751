import { expect, it } from 'vitest';
import { createKeptLists } from '../src/clients/plan-list/kept-lists.ts';
import { createPlanWriters } from '../src/clients/plan-list/plan-writers.ts';
import { rowsOf } from '../src/clients/plan-list/rows.ts';

const context = { actor: { kind: 'system', id: 't' }, correlationId: 't' } as const;

it('makes a list once for all who ask at once, and again when its time is over', async () => {
  let time = 0;
  let made = 0;
  const lists = createKeptLists({ most: 2, milliseconds: 1000, now: () => new Date(time) });
  const ask = (key: string) => lists.of(key, async () => `${key}${++made}`);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
  time = 999;
  expect(await ask('a')).toBe('a1');
  time = 1000;
  expect(await ask('a')).toBe('a3');
});

it('forgets what is told, what is one too many, and what failed', async () => {
  let made = 0;
  const lists = createKeptLists({ most: 2, milliseconds: 1000, now: () => new Date(0) });
  const ask = (key: string) => lists.of(key, async () => ++made);
  expect(await ask('a')).toBe(1);
  lists.forget('a');
  expect(await ask('a')).toBe(2);
  await ask('b');
  await ask('c');
  expect(await ask('a')).toBe(5);
  const failing = lists.of('d', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await ask('d')).toBe(6);
});

it('keeps from the second making on where most are asked for once, and still makes once for all at once', async () => {
  let made = 0;
  const parts = { most: 2, milliseconds: 1000, now: () => new Date(0) };
  const lists = createKeptLists({ ...parts, keptFrom: 'second' });
  const ask = (key: string) => lists.of(key, async () => ++made);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  expect([await ask('a'), await ask('a')]).toEqual([2, 2]);
  lists.forget('a');
  expect(await ask('a')).toBe(3);
});

it('shares nothing that was forgotten while it was made, and nothing that failed', async () => {
  const parts = { most: 2, milliseconds: 1000, now: () => new Date(0) };
  const lists = createKeptLists({ ...parts, keptFrom: 'second' });
  const first = Promise.withResolvers<string>();
  const before = lists.of('a', () => first.promise);
  lists.forget('a');
  const after = lists.of('a', async () => 'after');
  first.resolve('before');
  expect([await before, await after]).toEqual(['before', 'after']);
  const failing = lists.of('b', () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await lists.of('b', async () => 'here')).toBe('here');
});

it('learns the plans of a version once, of another anew, and after a failure again', async () => {
  const asked: string[] = [];
  const plansOf = createPlanWriters(async (version) => {
    asked.push(version);
    if (asked.length === 1) throw new Error('away');
    return new Map([[1, version]]);
  });
  await expect(plansOf('first', context)).rejects.toThrow('away');
  const both = await Promise.all([plansOf('first', context), plansOf('first', context)]);
  expect(both[0]?.get(1)).toBe('first');
  expect((await plansOf('second', context)).get(1)).toBe('second');
  expect(await plansOf('first', context)).toBe(both[1]);
  expect(asked).toEqual(['first', 'first', 'second']);
});

it('joins prices in their order with their plans, and leaves out what nobody can write', () => {
  const prices = [{ planId: 3 }, { planId: 1 }, { planId: 2 }];
  const writers = new Map([
    [2, 'two'],
    [3, 'three'],
  ]);
  expect(rowsOf(prices, writers, (word, { planId }) => [word, String(planId)])).toEqual({
    count: 2,
    pieces: ['three', '3', ',', 'two', '2'],
  });
});
