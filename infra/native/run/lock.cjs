// One at a time: two commands that change the same set, or fetch the same part, wait for each other.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/**
 * Holds a lock file while `act` runs. A lock whose holder is gone is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} act
 * @param {{ waitMs?: number, onWait?: (holder: number) => void }} [options]
 * @returns {Promise<T>}
 */
async function withLock(file, act, { waitMs = 15 * 60_000, onWait } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + waitMs;
  let reported = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (!holder) continue;
    if (Date.now() > until) throw new Error(`process ${holder} holds ${file}`);
    if (!reported) onWait?.(holder);
    reported = true;
    await sleep(200);
  }
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await act();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** Written whole beside it and linked, so that nobody reads a lock without its holder. */
function take(file) {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

/** The process that holds it; null after the lock of a dead one was removed. */
function holderOf(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if (error.code === 'EPERM') return -1;
    fs.rmSync(file, { force: true });
    return null;
  }
}

module.exports = { withLock };
