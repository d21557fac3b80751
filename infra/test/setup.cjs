// `npm run test:setup`: brings what the groups of `npm test` need beyond npm's: Chromium and the engines.
'use strict';
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const toolchain = require('../launch/toolchain.cjs');

const help = `npm run test:setup

  Installs Chromium for the browser group: from Debian's packages when this is root on a Debian-like system, with the
  headless shell, in which the group takes a quarter less time; else by Playwright. Does nothing when they are there.
  CHROME_PATH names one of your own.

  Fetches the parts of Kafka, a MongoDB wire protocol server, Redis, an S3 server and an SMTP catcher for the engines
  group (infra/native/README.md), unless Docker answers or the environment names engines of your own.
`;

async function main() {
  toolchain.requireNode20();
  if (process.argv.includes('--help')) return process.stdout.write(help);
  await toolchain.ensureInstalled();
  const { findChromium, headlessShell } = require('./groups.cjs');
  if (!process.env.CHROME_PATH && !fs.existsSync(headlessShell)) installChromium();
  await require('./engines.cjs').provide();
  const found = findChromium();
  if (!found)
    toolchain.stop('Chromium could not be installed. Install it yourself and set CHROME_PATH.');
  process.stdout.write(`Chromium: ${found}\nThe engines are here.\n`);
}

function installChromium() {
  const apt = process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');
  if (
    apt &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  )
    return;
  if (!require('./groups.cjs').findChromium()) run('playwright', ['install', 'chromium']);
}

function run(command, args, stdio = 'inherit') {
  const env = toolchain.environment({ DEBIAN_FRONTEND: 'noninteractive' });
  return spawnSync(command, args, { cwd: toolchain.root, stdio, env }).status === 0;
}

main().catch((error) => toolchain.stop(error.message));
