/** Two replicas over one store and one set of services; `app` answers by turns. */
import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValue } from '@muqarin/platform/key-value';
import type { FastifyInstance } from 'fastify';
import type { StaffSetting } from './accounts-in-process.ts';
import { bffUnderTest } from './bff-under-test.ts';
import { rememberStaff } from './staff.ts';

export async function twoReplicas(
  settings: Record<string, string> = {},
  staff?: readonly StaffSetting[],
) {
  const one = await bffUnderTest(settings, {}, staff);
  putOnANetwork(one.keyValue);
  const other = await bffUnderTest(settings, {
    leads: one.leads.client,
    quoting: one.quoting.client,
    orders: one.orders.client,
    accounts: one.accounts.client,
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
  const app = { inject } as FastifyInstance;
  rememberStaff(app, one);
  return { ...one, pass, app, copies: [one.app, other.app] as const };
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
