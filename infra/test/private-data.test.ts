import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { createLogger } from '@muqarin/platform/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLaunchConfig } from '../launch/config.ts';
import { startEmbedded } from '../launch/embedded.ts';
import { keepPrivate } from '../launch/private-data.ts';

let parent: string;
let before: number;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'muqarin-private-'));
  // As a login shell has it: nothing here may lean on a stricter one.
  before = process.umask(0o022);
});
afterEach(() => {
  process.umask(before);
  rmSync(parent, { recursive: true, force: true });
});

/** Whatever others may do with something in the folder. */
function openIn(dir: string): string[] {
  const all = [
    dir,
    ...readdirSync(dir, { recursive: true }).map((name) => path.join(dir, String(name))),
  ];
  return all.flatMap((place) => {
    const mode = statSync(place).mode & 0o777;
    return (mode & 0o077) === 0 ? [] : [`${path.relative(dir, place)} ${mode.toString(8)}`];
  });
}

it('a product that runs leaves nothing in its folder that others can read', async () => {
  const dataDir = path.join(parent, 'data');
  const port = await freePort();
  const product = await startEmbedded({
    config: readLaunchConfig({ DATA_DIR: dataDir }, parent),
    port,
    publicOrigin: `http://127.0.0.1:${port}`,
    webOrigin: null,
    logger: createLogger({ level: 'silent' }),
  });
  await createLocalFiles({ dir: path.join(dataDir, 'documents') }).put(
    'paper/passport.pdf',
    Buffer.from('identity'),
  );
  const names = readdirSync(dataDir);
  const open = openIn(dataDir);
  await product.stop();
  expect(names).toEqual(
    expect.arrayContaining(['events.sqlite-wal', 'leads.sqlite-shm', 'session-secret']),
  );
  expect(open).toEqual([]);
});

it('closes what an earlier start has left open: databases with their logs, papers, catalogues', () => {
  const dataDir = path.join(parent, 'data');
  mkdirSync(path.join(dataDir, 'documents/a'), { recursive: true });
  mkdirSync(path.join(dataDir, 'uploads-arriving'));
  mkdirSync(path.join(dataDir, 'motor-catalogues/0123456789abcdef'), { recursive: true });
  const files = [
    'leads.sqlite',
    'leads.sqlite-wal',
    'leads.sqlite-shm',
    'documents/a/passport.pdf',
    'documents/a/.passport.pdf.1.1.draft',
    'uploads-arriving/half.part',
    'motor-catalogues/0123456789abcdef/insurers.yaml',
    'processes.json',
  ];
  for (const name of files) writeFileSync(path.join(dataDir, name), 'x', { mode: 0o644 });
  expect(openIn(dataDir)).toHaveLength(files.length + 6);
  keepPrivate(dataDir);
  expect(openIn(dataDir)).toEqual([]);
});

it('follows a folder that lies elsewhere, and ends in a ring of links', () => {
  const dataDir = path.join(parent, 'data');
  const elsewhere = path.join(parent, 'disk');
  mkdirSync(dataDir);
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'passport.pdf'), 'x', { mode: 0o644 });
  symlinkSync(elsewhere, path.join(dataDir, 'documents'));
  symlinkSync(elsewhere, path.join(elsewhere, 'again'));
  keepPrivate(dataDir);
  expect(statSync(path.join(elsewhere, 'passport.pdf')).mode & 0o077).toBe(0);
});

it('lets alone what is not its own, and refuses a folder that everybody shares', () => {
  const dataDir = path.join(parent, 'data');
  mkdirSync(path.join(dataDir, 'src'), { recursive: true });
  writeFileSync(path.join(dataDir, 'run.sh'), '', { mode: 0o755 });
  keepPrivate(dataDir);
  expect(statSync(path.join(dataDir, 'run.sh')).mode & 0o777).toBe(0o755);
  chmodSync(dataDir, 0o1777);
  expect(() => keepPrivate(dataDir)).toThrow(/share.*\nSet DATA_DIR/);
  expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
});
