// `npm test`: runs every group this machine can run, names the others with the command that provides them, and counts.
// With CI set a group that is left out is a failure.
'use strict';
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const { compileCache } = require('../launch/runtime.cjs');
const toolchain = require('../launch/toolchain.cjs');
const { openScratch } = require('./scratch.cjs');

const help = `npm test [-- group …]

  Groups: check, unit, engines, browser. Without names: all that this machine can run.
  CI=true makes a group that is left out a failure.
`;

async function main() {
  toolchain.requireNode20();
  const wanted = process.argv.slice(2);
  if (wanted.includes('--help')) return process.stdout.write(help);
  await toolchain.ensureInstalled();
  const { groups, results } = require('./groups.cjs');
  const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) toolchain.stop(`There is no group ${unknown.join(', ')}.\n\n${help}`);
  fs.mkdirSync(results, { recursive: true });

  const total = { passed: 0, failed: 0 };
  const leftOut = [];
  /** @type {string[]} */
  const broken = [];
  for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const missing = group.missing();
    if (missing) {
      leftOut.push(`${group.name} (${group.title}): needs ${missing}; ${group.provide}`);
      continue;
    }
    const { passed, failed, causes } = await run(group);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push(`== ${group.name}: ${failed} failed`, ...causes);
    if (stopped) return toolchain.stop(`Stopped by ${stopped}.`);
  }
  report(total, leftOut, broken);
}

async function run(group) {
  process.stdout.write(`\n== ${group.name}: ${group.title}\n`);
  const scratch = openScratch();
  try {
    await group.before?.();
    const [command, args] = group.command();
    const where = scratch ? { TMPDIR: scratch.folder } : {};
    const { code, output } = await stream(command, args, { ...group.environment?.(), ...where });
    const count = safeCount(group, output);
    if (code !== 0 && count.failed === 0) count.failed = 1;
    return { ...count, causes: count.failed > 0 ? await causesOf(group, output) : [] };
  } catch (error) {
    return { passed: 0, failed: 1, causes: [`${group.name}: ${error.message}`] };
  } finally {
    await group.after?.();
    scratch?.remove();
  }
}

/** A signal ends the tests that run, not this process: what the group brought up is taken down first. */
let stopped = null;
let running = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped = signal;
    running?.kill(signal);
  });

/** A report that is missing or unreadable is a failure, not a zero. */
function safeCount(group, output) {
  try {
    return group.count(output);
  } catch (error) {
    process.stderr.write(`${group.name}: no readable report (${error.message})\n`);
    return { passed: 0, failed: 1 };
  }
}

async function causesOf(group, output) {
  try {
    return await group.failures(output);
  } catch (error) {
    return [`no readable report (${error.message})`];
  }
}

function stream(command, args, extra) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: toolchain.root,
      env: toolchain.environment({ NODE_ENV: 'test', ...compileCache, ...extra }),
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    running = child;
    const chunks = [];
    child.stdout.on('data', (chunk) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    child.on('error', (error) => process.stderr.write(`${error.message}\n`));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
}

/** A log is often kept by its end only: the causes stand there, and not where they came up. */
function report(total, leftOut, broken) {
  process.stdout.write('\n');
  for (const line of broken) process.stdout.write(`${line}\n`);
  for (const line of leftOut) process.stdout.write(`Left out: ${line}\n`);
  if (process.env.CI && leftOut.length > 0) total.failed += leftOut.length;
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

main().catch((error) => toolchain.stop(error.stack));
