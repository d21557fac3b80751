// `npm run check`: everything about the code that can be known without running it.
'use strict';
const { spawnSync } = require('node:child_process');
const toolchain = require('../launch/toolchain.cjs');

/** @type {[string, string, string[]][]} */
const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the pages', 'tsc', ['-p', 'web/tsconfig.json']],
  ['types of the browser tests', 'tsc', ['-p', 'web/e2e/tsconfig.json']],
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['promises', 'oxlint', ['--type-aware', '-c', '.oxlintrc.json', '--deny-warnings', '.']],
  [
    'import rules',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'services', 'bff', 'web', 'infra', 'proto'],
  ],
  ['dead exports', 'knip', ['--no-progress', '--no-config-hints']],
  ['event contracts', 'npm', ['run', '--silent', 'check', '--workspace', 'proto']],
  ['content', 'node', ['infra/check/content.ts']],
  ['texts in both languages', 'node', ['infra/check/texts.ts']],
  ['documentation', process.execPath, ['infra/check/docs.cjs']],
  ['the lock file', process.execPath, ['infra/check/lock-file.cjs']],
];

async function main() {
  toolchain.requireNode20();
  await toolchain.ensureInstalled();
  let failed = 0;
  for (const [title, command, args] of steps) {
    const started = Date.now();
    const run = spawnSync(command, args, {
      cwd: toolchain.root,
      env: toolchain.environment(),
      encoding: 'utf8',
      maxBuffer: 1 << 27,
      shell: process.platform === 'win32',
    });
    const ok = run.status === 0;
    if (!ok) {
      failed += 1;
      process.stdout.write(
        `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? `${run.error.message}\n` : ''}`,
      );
    }
    process.stdout.write(
      `${ok ? 'ok  ' : 'FAIL'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
    );
  }
  process.stdout.write(`${steps.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error) => toolchain.stop(error.message));
