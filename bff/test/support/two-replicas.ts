/** Two replicas over one store and one set of services; `app` answers by turns. */
import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValue } from '@muqarin/platform/key-value';
import type { FastifyInstance } from 'fastify';
import { bffUnderTest } from './bff-under-test.ts';

export async function twoReplicas(settings: Record<string, string> = {}) {
  const one = await bffUnderTest(settings);
  putOnANetwork(one.keyValue);
  const other = await bffUnderTest(settings, {
    leads: one.leads.client,
    quoting: one.quoting.client,
    orders: one.orders.client,
    keyValue: one.keyValue,
  });
  let turn = 0;
  const inject = (...request: Parameters<FastifyInstance['inject']>) => {
    turn += 1;
    return (turn % 2 ? one : other).app.inject(...request);
  };
  const pass = (seconds: number) => {
    one.pass(seconds);
    other.pass(seconds);
  };
  return { ...one, pass, app: { inject } as FastifyInstance };
}

/** So that one replica's call comes between another's reading and its writing. */
function putOnANetwork(store: KeyValue): void {
  const near = { ...store };
  const far =
    <Given extends unknown[], T>(call: (...given: Given) => Promise<T>) =>
    async (...given: Given) => {
      await pause(2);
      return call(...given);
    };
  Object.assign(store, {
    get: far((key: string) => near.get(key)),
    set: far((...given: Parameters<KeyValue['set']>) => near.set(...given)),
    take: far((...given: Parameters<KeyValue['take']>) => near.take(...given)),
    compareAndSet: far((...given: Parameters<KeyValue['compareAndSet']>) =>
      near.compareAndSet(...given),
    ),
    increment: far((...given: Parameters<KeyValue['increment']>) => near.increment(...given)),
    delete: far((key: string) => near.delete(key)),
  });
}
