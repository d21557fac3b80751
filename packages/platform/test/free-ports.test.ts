/** Ports for tests: a run of free ones, below those that a system hands out, and never the same to two who look. */
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../contract-suites/engines/free-ports.ts';

it('are free, one after the other, and lie below those that whoever connects may get', async () => {
  const ports = await freePorts(12);
  const [first = 0] = ports;
  expect(ports).toEqual(Array.from({ length: 12 }, (_, index) => first + index));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    await new Promise((resolve) => server.close(resolve));
  }
});

it('are another run for each who asks, at once or later, used yet or not', async () => {
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => freePorts(12)));
  const later: number[][] = [];
  while (later.length < 80) later.push(await freePorts(12));
  expect(new Set([...atOnce, ...later].flat()).size).toBe(100 * 12);
});

it('are refused where a run has no place', async () => {
  await expect(freePorts(32)).rejects.toThrow('fewer than 32');
});
