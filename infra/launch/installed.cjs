// Plain JavaScript for any Node from 20 up: whether the packages in place are those of the lock file, and whole.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

/** Lies there while packages are installed: found at a start, that was broken off. */
const underWay = '.muqarin-installing';

/**
 * Runs `install` unless all packages of the lock file are in place. What npm was killed amid is cleared first: of a folder
 * half unpacked it sees the version only, and would leave it so.
 */
async function installOnce(root, install) {
  if (isInstalled(root)) return;
  const folder = path.join(root, 'node_modules');
  const mark = path.join(folder, underWay);
  if (fs.existsSync(mark)) {
    for (const entry of fs.readdirSync(folder)) {
      if (entry !== underWay) fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
    }
  }
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(mark, '');
  await install();
  fs.rmSync(mark, { force: true });
}

/**
 * npm notes what it installed in a lock file of its own; what is optional may be missing there. That one outlives what it
 * lists, so each package's folder is looked for as well.
 */
function isInstalled(root) {
  try {
    if (fs.existsSync(path.join(root, 'node_modules', underWay))) return false;
    const wanted = readPackages(root, 'package-lock.json');
    const present = readPackages(root, 'node_modules/.package-lock.json');
    const isThere = ([place, { link }]) =>
      link || fs.existsSync(path.join(root, place, 'package.json'));
    if (!Object.entries(present).every(isThere)) return false;
    return Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith('node_modules/') || entry.link) return true;
      const found = present[place];
      return found
        ? found.version === entry.version
        : Boolean(entry.optional || entry.devOptional || entry.peer);
    });
  } catch {
    return false;
  }
}

function readPackages(root, file) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
}

module.exports = { installOnce };
