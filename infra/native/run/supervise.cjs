// One engine of a set: started until it answers, stopped until it is gone.
'use strict';
const fs = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { listens } = require('../probe/exchange.cjs');
const { pidOf, placeOf } = require('./instance.cjs');
const { end, isBetween, isOurs, memoryOf, startDetached } = require('./processes.cjs');

/**
 * Makes the engine answer: leaves it alone when it does, replaces it when it runs and does not, starts it when it is gone.
 * @returns {Promise<'was up' | 'started' | 'repaired'>}
 */
async function start(instance, name) {
  const kind = instance.kinds[name];
  const running = pidOf(instance, name);
  const patienceMs = Math.min(10_000, kind.readyWithinMs);
  if (running && (await answers(instance, name, patienceMs, running))) return 'was up';
  if (running) await end(running, placeOf(instance, name).folder, { withinMs: 2000 });
  const parts = await kind.provide();
  await requireFreePorts(instance, name);
  const place = placeOf(instance, name);
  fs.mkdirSync(place.data, { recursive: true });
  turnLog(place);
  const from = fs.existsSync(place.log) ? fs.statSync(place.log).size : 0;
  const child = await startDetached(kind.command(place, instance.ports, parts), place.log);
  fs.writeFileSync(place.pidFile, `${child.pid}\n`);
  if (!(await answers(instance, name, kind.readyWithinMs, child.pid))) {
    const said = fs.readFileSync(place.log, 'utf8').slice(from).trim().split('\n').slice(-15);
    await end(child.pid, place.folder, { withinMs: 2000 });
    throw new Error(
      `${instance.kinds[name].title} does not answer. Its last words, in ${place.log}:\n${said.join('\n')}`,
    );
  }
  return running ? 'repaired' : 'started';
}

/** Waits until the probe passes; gives up when the time is over or the process is gone. */
async function answers(instance, name, withinMs, pid) {
  const until = Date.now() + withinMs;
  for (;;) {
    if (await isReady(instance, name)) return true;
    const isGone = !isOurs(pid, placeOf(instance, name).folder) && !isBetween(pid);
    if (Date.now() > until || isGone) return false;
    await sleep(100);
  }
}

async function isReady(instance, name) {
  try {
    await instance.kinds[name].probe(instance.ports);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a log from growing for ever: a long one is put aside, and the one put aside before is given up. */
function turnLog({ log }) {
  if (fs.existsSync(log) && fs.statSync(log).size > 5_000_000) fs.renameSync(log, `${log}.1`);
}

/** A process that was killed a moment ago has lost its name before its sockets: those get a moment to go. */
async function requireFreePorts(instance, name) {
  const until = Date.now() + 2000;
  for (const portName of Object.keys(instance.kinds[name].ports)) {
    const port = instance.ports[portName];
    while ((await listens(port)) && Date.now() < until) await sleep(50);
    if (await listens(port))
      throw new Error(
        `Port ${port}, which ${instance.kinds[name].title} needs, is taken by another process. ` +
          'Stop that one, or choose other ports: --port-base N.',
      );
  }
}

/** @param {{ signal?: 'SIGTERM' | 'SIGKILL' }} [options] SIGKILL is what the fault tests send */
async function stop(instance, name, { signal = 'SIGTERM' } = {}) {
  const pid = pidOf(instance, name);
  if (!pid) return false;
  const { folder, pidFile } = placeOf(instance, name);
  await end(pid, folder, { signal });
  fs.rmSync(pidFile, { force: true });
  return true;
}

/**
 * What can be seen of an engine now.
 * @returns {Promise<{ name: string, title: string, version: string, ports: number[], pid: number | null, ready: boolean,
 *   why: string, memoryBytes: number | null }>}
 */
async function look(instance, name) {
  const { title, version, ports } = instance.kinds[name];
  const pid = pidOf(instance, name);
  const seen = {
    name,
    title,
    version,
    pid,
    ready: false,
    why: 'not running',
    ports: Object.keys(ports).map((port) => instance.ports[port]),
    memoryBytes: pid ? memoryOf(pid) : null,
  };
  if (!pid) return seen;
  try {
    const answered = await instance.kinds[name].probe(instance.ports);
    return { ...seen, ready: true, why: '', version: answered.version ?? version };
  } catch (error) {
    return { ...seen, why: error.message };
  }
}

module.exports = { start, stop, look };
