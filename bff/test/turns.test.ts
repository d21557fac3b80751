/** Whose turn it is: a few of an address at once, each connection's first before any's second, nobody's that has gone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkOf } from '../src/security/address.ts';
import type { Flight } from '../src/security/flights.ts';
import { createTurns } from '../src/security/turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins so many of an address at once, and the next when one ends', () => {
  const { ask, begun } = turns();
  const first = ask('a', 's1', '1');
  ask('a', 's2', '2');
  ask('a', 's3', '3');
  ask('b', 's4', 'other');
  expect(begun).toEqual(['1', '2', 'other']);
  first.end();
  expect(begun).toEqual(['1', '2', 'other', '3']);
});

it('lets a connection with one wish go before the many of another', () => {
  const { ask, begun } = turns();
  const crowd = Array.from({ length: 50 }, (_, index) => ask('a', 'crowd', `crowd ${index}`));
  ask('a', 'single', 'single');
  crowd[0]?.end();
  expect(begun.at(-1)).toBe('single');
});

it('never begins for whoever has gone', () => {
  const { ask, begun } = turns();
  const crowd = Array.from({ length: 50 }, (_, index) => ask('a', 'crowd', `crowd ${index}`));
  for (const flight of crowd.toReversed()) flight.end();
  expect(begun).toEqual(['crowd 0', 'crowd 1']);
  ask('a', 'later', 'later');
  expect(begun.at(-1)).toBe('later');
});

it('does not let a slow reader hold a place, and says so to whoever waits too long', () => {
  const { ask, begun, late } = turns();
  ask('a', 's1', 'slow 1');
  ask('a', 's2', 'slow 2');
  ask('a', 's3', 'next');
  vi.advanceTimersByTime(1200);
  expect(begun).toEqual(['slow 1', 'slow 2', 'next']);
  const short = turns({ longestTurnMilliseconds: 60_000 });
  for (const socket of ['s1', 's2', 's3']) short.ask('a', socket, socket);
  vi.advanceTimersByTime(3200);
  expect(short.late).toEqual(['s3']);
  expect(late).toEqual([]);
});

it('counts a network of one household as one', () => {
  expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

function turns(given: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const begun: string[] = [];
  const late: string[] = [];
  const line = createTurns({
    atOnce: 2,
    longestTurnMilliseconds: 1000,
    longestWaitMilliseconds: 3000,
    now: () => Date.now(),
    ...given,
  });
  const sockets = new Map<string, object>();
  const ask = (address: string, socketName: string, name: string) => {
    const socket = sockets.get(socketName) ?? {};
    sockets.set(socketName, socket);
    const { flight, end } = flightOf(address, socket);
    line.take(flight, (mayBegin) => void (mayBegin ? begun : late).push(name));
    return { end };
  };
  return { ask, begun, late };
}

function flightOf(address: string, socket: object) {
  const listeners: (() => void)[] = [];
  const state = { isOver: false };
  const flight: Flight = {
    address,
    socket,
    get isOver() {
      return state.isOver;
    },
    whenOver: (listener) => void listeners.push(listener),
  };
  const end = () => {
    state.isOver = true;
    for (const listener of listeners) listener();
  };
  return { flight, end };
}
