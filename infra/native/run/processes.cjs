// Processes as the operating system sees them. A pid alone says little, since numbers come again: one of ours is known by
// the arguments it was started with, which are kept beside its data and name its folder.
'use strict';
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const argumentsFile = 'arguments';

/** Starts a process of its own that outlives this one; what it prints goes to the log file. */
function startDetached({ file, args, cwd, env }, logFile) {
  fs.writeFileSync(path.join(cwd, argumentsFile), plain(args.join(' ')));
  const log = fs.openSync(logFile, 'a');
  const child = spawn(file, args, {
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  fs.closeSync(log);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('spawn', () => {
      child.unref();
      resolve(child);
    });
  });
}

/** The command line of a process that runs, else null; a dead one that nobody has reaped does not run. */
function commandLine(pid) {
  try {
    return plain(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')) || null;
  } catch {
    if (fs.existsSync('/proc/self')) return null;
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return plain(ps.stdout ?? '') || null;
  }
}

/** What was written down must name the folder: an empty file, as a full disk leaves it, would fit every process. */
function isOurs(pid, folder) {
  const file = path.join(folder, argumentsFile);
  const own = pid > 1 && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (!own.includes(plain(folder))) return false;
  return commandLine(pid)?.endsWith(own) ?? false;
}

const plain = (text) => text.split(/\s+/).join(' ').trim();

/** A process of this folder whose pid was not written down, or is lost. */
function findByFolder(folder) {
  const file = path.join(folder, argumentsFile);
  if (!fs.existsSync(file)) return null;
  return allPids().find((pid) => pid !== process.pid && isOurs(pid, folder)) ?? null;
}

function allPids() {
  const names = fs.existsSync('/proc/self')
    ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : (spawnSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).stdout ?? '').trim().split('\n');
  return names.map(Number);
}

/** Resident memory in bytes, else null. */
function memoryOf(pid) {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    const ps = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(ps.stdout?.trim() || 0) * 1024 || null;
  }
}

/** Asks it to stop, and ends it when it has not within the time. */
async function end(pid, folder, { signal = 'SIGTERM', withinMs = 15_000 } = {}) {
  send(pid, signal);
  if (await gone(pid, folder, withinMs)) return;
  send(pid, 'SIGKILL');
  if (!(await gone(pid, folder, 5000))) throw new Error(`process ${pid} does not end`);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * A process without a command line: one that begins, whose program is being loaded; or one that ends and has given back its
 * memory, but not yet its files and ports, as threads of it still run.
 */
function isBetween(pid) {
  try {
    if (fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '') return false;
    const [, state] = /\) (\S)[^)]*$/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state !== 'Z' || fs.readdirSync(`/proc/${pid}/task`).length > 1;
  } catch {
    return false;
  }
}

async function gone(pid, folder, withinMs) {
  const until = Date.now() + withinMs;
  while (isOurs(pid, folder) || isBetween(pid)) {
    if (Date.now() > until) return false;
    await sleep(50);
  }
  return true;
}

module.exports = { startDetached, isOurs, isBetween, findByFolder, memoryOf, end };
