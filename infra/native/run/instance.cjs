// A set of engines: its folder, its ports, and what is written down about each. Several sets run side by side on ports of
// their own, so that a test may kill one without hurting who works with another.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { kinds: realKinds } = require('../engine/kinds.cjs');
const { findByFolder, isOurs } = require('./processes.cjs');

const projectRoot = path.resolve(__dirname, '..', '..', '..');

/** @param {Record<string, string | undefined>} env */
function nativeDir(env = process.env) {
  return path.resolve(projectRoot, env.NATIVE_DIR || '.native');
}

/**
 * The set of that name. Its ports are chosen when it is made and stay with its folder; choosing others is refused while
 * one of its engines runs.
 * @param {{ name?: string, portBase?: number, ports?: Record<string, number>, dir?: string,
 *   kinds?: Record<string, import('../engine/kinds.cjs').Kind> }} [wanted]
 */
function openInstance({
  name = 'main',
  portBase,
  ports,
  dir = nativeDir(),
  kinds = realKinds,
} = {}) {
  if (!/^[a-z0-9][a-z0-9-]{0,40}$/.test(name))
    throw new Error(`An instance's name is small letters, digits and -, not "${name}".`);
  const folder = path.join(dir, name);
  const file = path.join(folder, 'ports.json');
  const kept = readJson(file);
  const defaults = Object.assign({}, ...Object.values(kinds).map((kind) => kind.ports));
  const chosen = {
    ...defaults,
    ...(portBase === undefined ? kept : fromBase(Object.keys(defaults), portBase)),
    ...ports,
  };
  const instance = { name, folder, kinds, ports: chosen };
  for (const [engine, kind] of Object.entries(kinds)) {
    const moved = kept && Object.keys(kind.ports).some((port) => kept[port] !== chosen[port]);
    if (moved && pidOf(instance, engine))
      throw new Error(
        `Instance ${name} runs on other ports. Take it down first: native down --instance ${name}`,
      );
  }
  return instance;
}

const fromBase = (names, base) =>
  Object.fromEntries(names.map((name, index) => [name, base + index]));

function writePorts({ folder, ports }) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'ports.json'), `${JSON.stringify(ports, null, 2)}\n`);
}

/** Where one engine keeps everything of its own. */
function placeOf(instance, engine) {
  const folder = path.join(instance.folder, engine);
  return {
    folder,
    data: path.join(folder, 'data'),
    log: path.join(folder, 'log'),
    pidFile: path.join(folder, 'pid'),
  };
}

/** The engine's process, when one runs; a pid file that lies is corrected. */
function pidOf(instance, engine) {
  const { folder, pidFile } = placeOf(instance, engine);
  const written = Number(readText(pidFile));
  if (written && isOurs(written, folder)) return written;
  const found = findByFolder(folder);
  if (found) fs.writeFileSync(pidFile, `${found}\n`);
  else fs.rmSync(pidFile, { force: true });
  return found;
}

/** Every set that has a folder. */
function instanceNames(dir = nativeDir()) {
  if (!fs.existsSync(dir)) return [];
  return fs.readdirSync(dir).filter((name) => fs.existsSync(path.join(dir, name, 'ports.json')));
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** @returns {Record<string, number> | null} */
function readJson(file) {
  const text = readText(file);
  return text ? JSON.parse(text) : null;
}

module.exports = { openInstance, writePorts, placeOf, pidOf, instanceNames };
