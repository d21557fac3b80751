/** A first start that is killed, wherever that is, is completed by the next one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoSettings } from '../launch/demo-settings.ts';
import { compileCache } from '../launch/runtime.cjs';

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
    {
      encoding: 'utf8',
      env: { ...process.env, ...compileCache, KILL_AT: killAt ?? '' },
      timeout: 60_000,
    },
  );

const expectWhole = () => {
  const { stdout, stderr } = start();
  expect(stderr).toBe('');
  expect(stdout).toBe('200 true\n');
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  for (const name of ['session-secret', 'link-keys', 'account-keys'])
    expect(read(name)).toMatch(/^[\w-]{43}\n$/);
  expect(read('agent-password')).toMatch(/^[\w-]{12}\n$/);
  expect(read('insurer-stand-in.key')).toMatch(/^[0-9a-f]{64}$/);
  expect(leftovers()).toEqual([]);
};
const leftovers = () => readdirSync(dir).filter((name) => /incoming$|^\.space/.test(name));

/** In the order in which a start comes by: each of these goes on where the one before was killed. */
const steps = [
  'writes .space',
  'writes session-secret',
  'links session-secret',
  'writes link-keys',
  'writes account-keys',
  'writes agent-password',
  'links agent-password',
  'opens events.sqlite',
  'opens sessions.sqlite',
  'opens leads.sqlite 3',
  'opens leads.sqlite 12',
  'writes snapshots',
  'renames current.json',
  'opens quoting.sqlite 3',
  'opens quoting.sqlite 8',
  'opens orders.sqlite',
  'writes insurer-stand-in.key',
  'opens orders.sqlite 6',
  'opens documents.sqlite 6',
  'opens accounts.sqlite 6',
  'opens notifications.sqlite 6',
  'opens analytics.sqlite 6',
];

it('killed at each step, one start after the other', () => {
  for (const step of steps) {
    const broken = start(step);
    expect([step, broken.signal, broken.stderr]).toEqual([step, 'SIGKILL', '']);
    const [kind, name = ''] = step.split(' ');
    // Else what the next one has to remove was never there.
    if (kind === 'links' || name.startsWith('.space')) expect(leftovers().join()).toContain(name);
  }
  expectWhole();
}, 180_000);

it('makes anew the files that were begun and hold nothing, or half', () => {
  const services = ['leads', 'quoting', 'orders', 'documents', 'accounts', 'analytics'];
  for (const name of ['events', 'sessions', ...services])
    writeFileSync(path.join(dir, `${name}.sqlite`), '');
  for (const name of ['session-secret', 'agent-password', 'insurer-stand-in.key'])
    writeFileSync(path.join(dir, name), 'half');
  writeFileSync(path.join(dir, 'link-keys'), '');
  expectWhole();
}, 60_000);

it('leaves what a process that still runs is writing, and what is no leftover', () => {
  const others = [`session-secret.${process.ppid}.incoming`, '.space-', 'mine.incoming', 'events'];
  for (const name of others) writeFileSync(path.join(dir, name), '');
  expect(start('opens events.sqlite').signal).toBe('SIGKILL');
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(others));
}, 60_000);

it('has the same settings at each start: another hash would end the session of the agent', () => {
  const [one, again] = [demoSettings(dir), demoSettings(dir)];
  expect(again).toEqual(one);
});

it('makes the staff that a setting names, and refuses a role that is none', () => {
  const { STAFF } = demoSettings(dir, 'huda=supervisor adam=admin,auditor');
  expect(JSON.parse(STAFF)).toMatchObject([
    { user: 'agent', roles: ['agent', 'claims'] },
    { user: 'huda', roles: ['supervisor'], hash: expect.stringMatching(/^(scrypt|argon2id):/) },
    { user: 'adam', roles: ['admin', 'auditor'] },
  ]);
  for (const wrong of ['huda=boss', 'huda', 'HUDA=admin', '../x=admin', 'huda=admin,'])
    expect(() => demoSettings(dir, wrong), wrong).toThrow('DEMO_STAFF');
});
