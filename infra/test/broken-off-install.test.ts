/** Packages and pages whose making was broken off are made anew at the next start, as are those that are gone. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce } from '../launch/built.cjs';
import { installOnce } from '../launch/installed.cjs';

let root: string;
let made: number;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'muqarin-install-'));
  made = 0;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (name: string) => path.join(root, name);
function write(name: string, text = ''): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

describe('packages', () => {
  const entries = {
    'node_modules/one': { version: '1.0.0' },
    'node_modules/one/node_modules/two': { version: '2.0.0' },
    'node_modules/mac-only': { version: '1.0.0', optional: true },
    'node_modules/@own/room': { link: true },
  };
  const locked = JSON.stringify({ packages: { '': {}, ...entries } });
  const { 'node_modules/mac-only': _, ...here } = entries;
  const placed = JSON.stringify({ packages: here });
  const killed = new Error('killed');

  /** As npm: of a folder that is there it sees the version only, and its own lock file comes last. */
  async function npm(killedAt?: 'half a package' | 'its lock file'): Promise<void> {
    made += 1;
    for (const place of ['node_modules/one', 'node_modules/one/node_modules/two']) {
      if (existsSync(at(`${place}/package.json`))) continue;
      write(`${place}/package.json`, '{}');
      if (killedAt === 'half a package') throw killed;
      write(`${place}/index.js`, 'whole');
    }
    write('node_modules/.package-lock.json', killedAt ? placed.slice(0, 40) : placed);
    if (killedAt) throw killed;
  }
  const install = (killedAt?: Parameters<typeof npm>[0]) => installOnce(root, () => npm(killedAt));
  const isWhole = () =>
    ['node_modules/one', 'node_modules/one/node_modules/two'].every((place) =>
      existsSync(at(`${place}/index.js`)),
    );
  beforeEach(() => write('package-lock.json', locked));

  it('are installed once', async () => {
    await install();
    await install();
    expect([made, isWhole()]).toEqual([1, true]);
  });

  it.each(['half a package', 'its lock file'] as const)('killed amid %s', async (step) => {
    await expect(install(step)).rejects.toThrow(killed);
    await install();
    expect([made, isWhole()]).toEqual([2, true]);
    await install();
    expect(made).toBe(2);
  });

  it('killed amid one over packages that were whole, whose lock file still says so', async () => {
    await install();
    rmSync(at('node_modules/one'), { recursive: true });
    await expect(install('half a package')).rejects.toThrow(killed);
    await install();
    expect([made, isWhole()]).toEqual([3, true]);
  });

  it.each([
    ['a folder that the lock file of npm lists', 'node_modules/one'],
    ['a folder within another', 'node_modules/one/node_modules/two'],
    ['the lock file of npm', 'node_modules/.package-lock.json'],
  ])('are installed where there is not %s', async (_name, place) => {
    await install();
    rmSync(at(place), { recursive: true });
    await install();
    expect([made, isWhole()]).toEqual([2, true]);
  });

  it('are installed where they are of another lock file', async () => {
    await install();
    write('package-lock.json', locked.replace('2.0.0', '2.0.1'));
    await install();
    expect(made).toBe(2);
  });
});

describe('pages', () => {
  const folder = () => at('.next');
  const build = (sources: string, killedAmid = false) =>
    buildOnce(folder(), sources, async () => {
      made += 1;
      // A builder may go on with what it finds.
      if (!existsSync(at('.next/one.js'))) write('.next/one.js', killedAmid ? 'ha' : sources);
      if (killedAmid) throw new Error('killed');
    });
  const built = () => readFileSync(at('.next/one.js'), 'utf8');

  it('are built once, and again of other sources', async () => {
    await build('a');
    await build('a');
    expect([made, built()]).toEqual([1, 'a']);
    await build('b');
    expect(made).toBe(2);
  });

  it('killed amid: nothing of it is kept', async () => {
    await expect(build('a', true)).rejects.toThrow('killed');
    await build('a');
    expect([made, built()]).toEqual([2, 'a']);
  });

  it('killed amid, over pages of the sources that come back then', async () => {
    await build('a');
    await expect(build('b', true)).rejects.toThrow('killed');
    await build('a');
    expect([made, built()]).toEqual([3, 'a']);
  });

  it('with half a mark, or an empty one', async () => {
    for (const mark of ['a', '']) {
      await build('ab');
      write('.next/muqarin-build', mark);
      await build('ab');
      expect(readFileSync(at('.next/muqarin-build'), 'utf8')).toBe('ab');
    }
    expect(made).toBe(3);
  });
});
