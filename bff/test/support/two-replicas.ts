/** Two replicas over one store and one set of services; `app` answers by turns. */
import type { FastifyInstance } from 'fastify';
import { bffUnderTest } from './bff-under-test.ts';

export async function twoReplicas(settings: Record<string, string> = {}) {
  const one = await bffUnderTest(settings);
  const other = await bffUnderTest(settings, {
    leads: one.leads.client,
    quoting: one.quoting.client,
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
