// The parts of engines, kept once for all copies of the project: a folder per part, named by the lock it came from, put in
// place whole. What lies there is checked against its own list of sums before each use, so that damage is noticed.
'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { withLock } = require('../run/lock.cjs');

const sumsFile = '.sums';

/** @param {Record<string, string | undefined>} env */
function cacheDir(env = process.env) {
  if (env.NATIVE_CACHE) return path.resolve(env.NATIVE_CACHE);
  return path.join(env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'muqarin-native');
}

/**
 * The part's folder, made by `make` when it is not there or no longer what it was.
 * @param {{ name: string, lock: string, platform?: string, make: (folder: string) => Promise<void>, dir?: string }} part
 *   `lock`: the text that pins the part; another lock is another folder
 * @returns {Promise<string>}
 */
async function ensurePart({ name, lock, platform = '', make, dir = cacheDir() }) {
  const folder = folderOf({ name, lock, platform, dir });
  return withLock(`${folder}.lock`, async () => {
    if (isWhole(folder)) return folder;
    const fresh = `${folder}.new`;
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.mkdirSync(fresh, { recursive: true });
    try {
      await make(fresh);
      fs.writeFileSync(path.join(fresh, sumsFile), sumOf(fresh));
      fs.rmSync(folder, { recursive: true, force: true });
      fs.renameSync(fresh, folder);
    } finally {
      fs.rmSync(fresh, { recursive: true, force: true });
    }
    return folder;
  });
}

function folderOf({ name, lock, platform = '', dir = cacheDir() }) {
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  return path.join(dir, [name, platform, hash].filter(Boolean).join('-'));
}

/** Whether it was put in place and nothing in it has changed since. */
function isWhole(folder) {
  const file = path.join(folder, sumsFile);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === sumOf(folder);
}

/** Present, without the work of looking into it. */
const isPresent = (part) => fs.existsSync(path.join(folderOf(part), sumsFile));

function sumOf(folder) {
  const hash = createHash('sha256');
  for (const entry of fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .sort(byPlace)) {
    const place = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.name === sumsFile || !entry.isFile()) continue;
    hash.update(path.relative(folder, place)).update(fs.readFileSync(place));
  }
  return hash.digest('hex');
}

function byPlace(one, other) {
  const place = (entry) => path.join(entry.parentPath ?? entry.path, entry.name);
  return place(one) < place(other) ? -1 : 1;
}

module.exports = { cacheDir, ensurePart, folderOf, isPresent };
