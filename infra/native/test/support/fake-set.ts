import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { onTestFinished } from 'vitest';
import type { Kind } from '../../engine/kinds.cjs';
import { exchange } from '../../probe/exchange.cjs';
import { reset } from '../../run/control.cjs';
import { openInstance } from '../../run/instance.cjs';

const script = path.join(import.meta.dirname, 'fake-engine.cjs');

/**
 * A set of two small engines in a folder of its own, which goes with the test. `patienceMs` is short only where an engine that is
 * silent is waited for: one that starts beside other tests takes its time.
 */
export async function openFakeSet({ patienceMs = 15_000 } = {}) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'muqarin-native-'));
  // Still free when an engine is started again: they lie below those that systems hand out to whoever connects.
  const ports = { one: await freePort(), two: await freePort() };
  const kinds = { one: kind('one', patienceMs), two: kind('two', patienceMs) };
  const instance = openInstance({ name: 'fake', dir, kinds, ports });
  onTestFinished(async () => {
    await reset(instance);
    rmSync(dir, { recursive: true, force: true });
  });
  return { instance, dir };
}

function kind(name: string, readyWithinMs: number): Kind {
  return {
    title: `Engine ${name}`,
    version: '1.2',
    ports: { [name]: 0 },
    readyWithinMs,
    provide: async () => ({ node: process.execPath }),
    command: ({ folder, data }, ports, { node }) => ({
      file: node ?? '',
      args: [script, data, String(ports[name])],
      cwd: folder,
    }),
    probe: async (ports) => {
      const answer = (got: Buffer) => (got.includes('\n') ? got.toString().trim() : undefined);
      await exchange({ port: ports[name] ?? 0, answer, timeoutMs: 300 });
      return {};
    },
  };
}
