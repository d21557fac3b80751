/** Which scripts a browser is told to compile while it fetches them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const { compileAhead } = createRequire(import.meta.url)('../launch/compile-ahead.cjs') as {
  compileAhead: (dir: string) => void;
};

it('marks what every page starts with in its first line, once, and no part that comes later', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-pages-'));
  const read = (name: string) => readFileSync(path.join(dir, 'static', name), 'utf8');
  try {
    mkdirSync(path.join(dir, 'static'));
    for (const name of ['main.js', 'late.js']) writeFileSync(path.join(dir, 'static', name), 'f()');
    const manifest = JSON.stringify({ rootMainFiles: ['static/main.js'] });
    writeFileSync(path.join(dir, 'build-manifest.json'), manifest);
    for (let twice = 0; twice < 2; twice += 1) compileAhead(dir);
    expect(read('main.js')).toBe('//# allFunctionsCalledOnLoad\nf()');
    expect(read('late.js')).toBe('f()');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
