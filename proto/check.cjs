// `npm run check`: lint, format, breaking changes against the baseline, and generated files that are up to date.
'use strict';
const { spawnSync } = require('node:child_process');
const { mkdtempSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** The npm package finds the binary of this platform by itself; its install script is not needed. */
const buf = require.resolve('@bufbuild/buf/bin/buf');

function main() {
  const fresh = mkdtempSync(path.join(tmpdir(), 'muqarin-proto-'));
  try {
    const results = [
      run('lint'),
      run('format', '--diff', '--exit-code'),
      run('breaking', '--against', 'baseline.binpb'),
      run('generate', '--output', fresh) && sameFiles(path.join(fresh, 'gen')),
    ];
    process.exitCode = results.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

function run(...args) {
  const options = { cwd: __dirname, stdio: 'inherit', env: process.env };
  return spawnSync(process.execPath, [buf, ...args], options).status === 0;
}

function sameFiles(fresh) {
  const committed = contentsOf(path.join(__dirname, 'gen'));
  const expected = contentsOf(fresh);
  const names = [...new Set([...committed.keys(), ...expected.keys()])];
  const stale = names.filter((name) => committed.get(name) !== expected.get(name));
  for (const name of stale) console.error(`gen/${name} is stale: npm run generate`);
  return stale.length === 0;
}

function contentsOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

main();
