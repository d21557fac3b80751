/** A first start that is killed, wherever that is, is completed by the next one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSettings } from '../launch/demo-settings.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-broken-off-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const support = path.join(import.meta.dirname, 'support');
const start = (killAt?: string) =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(killAt === undefined ? [] : ['--import', path.join(support, 'killed-start.ts')]),
      path.join(support, 'start-once.ts'),
      dir,
    ],
    { encoding: 'utf8', env: { ...process.env, KILL_AT: killAt ?? '' }, timeout: 60_000 },
  );

it.each([
  'writes session-secret',
  'links session-secret',
  'writes insurer-stand-in.key',
  'opens events.sqlite',
  'opens quoting.sqlite',
  'writes snapshots',
  'renames current.json',
])(
  '%s',
  (step) => {
    const broken = start(step);
    expect(broken.signal, broken.stderr).toBe('SIGKILL');
    const next = start();
    expect(next.stderr).toBe('');
    expect(next.stdout).toBe('200 true\n');
    expect(readFileSync(path.join(dir, 'session-secret'), 'utf8').trim().length).toBe(43);
    expect(readFileSync(path.join(dir, 'insurer-stand-in.key'), 'utf8').length).toBe(64);
  },
  90_000,
);

it('makes anew what an earlier version left half written', () => {
  const [one, again] = [demoSettings(dir), demoSettings(dir)];
  // The same at each start: another hash of the same password would end the agent's session.
  expect(again).toEqual(one);
});
