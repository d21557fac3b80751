/** Where engines are that no setting names: those of this machine, from the one place that knows their addresses. */
import { createRequire } from 'node:module';
import type { Environment } from '@muqarin/platform/config';

interface Engines {
  environmentOf(): Record<string, Record<string, string>>;
  notNamedIn(env: Environment): string[];
}

/** An engine whose address is set is somebody's own, with all that belongs to it. Empty settings are left out. */
export function withNativeEngines(env: Environment): Record<string, string> {
  const engines = createRequire(import.meta.url)('../../native/engines.cjs') as Engines;
  const environments = engines.environmentOf();
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  return Object.assign(
    {},
    ...engines.notNamedIn(env).map((name) => environments[name]),
    Object.fromEntries(given),
  );
}
