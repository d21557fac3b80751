import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { engine } from '../contract-suites/engines/address.ts';
import { redisServer } from '../contract-suites/engines/redis-server.ts';
import { keyValueContract } from '../contract-suites/key-value.ts';
import { createRedisKeyValue } from '../src/drivers/redis-key-value.ts';
import type { KeyValue } from '../src/key-value.ts';

const quiet = { info: () => {}, warn: () => {} };

keyValueContract('Redis', async () => {
  const keyPrefix = `test:${randomUUID()}:`;
  const open = () => createRedisKeyValue({ url: engine('REDIS_URL'), keyPrefix, logger: quiet });
  const stores: [KeyValue, KeyValue] = [open(), open()];
  for (const store of stores) await answering(store);
  return {
    stores,
    pass: (seconds) => pause(seconds * 1000),
    // What was written ends by itself within a minute.
    dispose: async () => {
      for (const store of stores) await store.close();
    },
  };
});

it('refuses at once while Redis is away, and works within two seconds of its return', async () => {
  const server = await redisServer();
  const logged: string[] = [];
  const log = (_facts: unknown, text: string) => void logged.push(text);
  const store = createRedisKeyValue({
    url: server.url,
    logger: { info: log, warn: log } as never,
  });
  try {
    await refusal(store);
    await server.start();
    await answering(store);
    await store.set('a', '1', 60);

    await server.kill();
    for (let call = 0; call < 20; call += 1) expect(await refusal(store)).toBeLessThan(100);
    const tries = () => logged.filter((text) => text.includes('trying again')).length;
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    expect(await refusal(store)).toBeLessThan(100);

    await server.start();
    expect(await answering(store)).toBeLessThan(2000);
    expect(logged.filter((text) => text.includes('connected'))).toHaveLength(2);
    expect(logged.length).toBeLessThan(8);
  } finally {
    await store.close();
    await server.dispose();
  }
});

it('gives up on a Redis that hangs within a tenth of a second or so', async () => {
  const server = await redisServer();
  await server.start();
  const store = createRedisKeyValue({ url: server.url, logger: quiet });
  try {
    await answering(store);
    server.freeze();
    const took = await refusal(store);
    expect(took).toBeGreaterThan(50);
    expect(took).toBeLessThan(400);
    server.wake();
    expect(await answering(store)).toBeLessThan(2000);
  } finally {
    await store.close();
    await server.dispose();
  }
});

it('does not take the pause of its own busy process for one of Redis', async () => {
  const store = createRedisKeyValue({ url: engine('REDIS_URL'), logger: quiet });
  try {
    await answering(store);
    const asked = store.get(`test:${randomUUID()}`);
    const until = performance.now() + 400;
    // Time that a page's rendering may take on a busy machine; the answer lies in the socket meanwhile.
    while (performance.now() < until);
    expect(await asked).toBeNull();
  } finally {
    await store.close();
  }
});

/** How long the refusal took. */
async function refusal(store: KeyValue): Promise<number> {
  const begun = performance.now();
  await expect(store.get('a')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'KEY_VALUE.AWAY',
    retryAfterSeconds: 2,
  });
  return performance.now() - begun;
}

/** How long until it answers. */
async function answering(store: KeyValue): Promise<number> {
  const begun = performance.now();
  for (;;) {
    try {
      await store.get('a');
      return performance.now() - begun;
    } catch (error) {
      if (performance.now() - begun > 5000) throw error;
      await pause(10);
    }
  }
}
