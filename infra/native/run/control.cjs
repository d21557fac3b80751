// What `native` does with a set of engines; tests and the fault runner may call it directly.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { environmentOf, names } = require('../engines.cjs');
const { placeOf, writePorts } = require('./instance.cjs');
const { withLock } = require('./lock.cjs');
const { look, start, stop } = require('./supervise.cjs');

/**
 * @typedef {ReturnType<typeof import('./instance.cjs').openInstance>} Instance
 * @typedef {(line: string) => void} Tell is called with what is done, as it is done
 */
/** @type {Tell} */
const quiet = () => {};

/**
 * Starts those engines, one after the other; those that answer already are left alone.
 * @param {Instance} instance
 */
function up(instance, wanted = namesOf(instance), tell = quiet) {
  return locked(instance, tell, async () => {
    writePorts(instance);
    for (const name of wanted) {
      const started = Date.now();
      const how = await start(instance, name);
      tell(
        `${instance.kinds[name].title}: ${how}${how === 'was up' ? '' : ` (${secondsSince(started)} s)`}`,
      );
    }
  });
}

/**
 * Stops those engines at once and waits until they are gone. Their data stays.
 * @param {Instance} instance
 */
function down(
  instance,
  wanted = namesOf(instance),
  tell = quiet,
  signal = /** @type {const} */ ('SIGTERM'),
) {
  return locked(instance, tell, async () => {
    await Promise.all(
      wanted.map(async (name) => {
        if (await stop(instance, name, { signal })) tell(`${instance.kinds[name].title}: stopped`);
      }),
    );
  });
}

/**
 * kill -9, so that an engine has no time to put anything in order.
 * @param {Instance} instance
 * @param {string[]} wanted
 * @param {Tell} [tell]
 */
function kill(instance, wanted, tell) {
  return down(instance, wanted, tell, 'SIGKILL');
}

/**
 * Stops those engines and deletes their data; a set of which nothing is left goes as a whole.
 * @param {Instance} instance
 */
async function reset(instance, wanted = namesOf(instance), tell = quiet) {
  await down(instance, wanted, tell);
  for (const name of wanted)
    fs.rmSync(placeOf(instance, name).folder, { recursive: true, force: true });
  if (namesOf(instance).every((name) => !fs.existsSync(placeOf(instance, name).folder)))
    fs.rmSync(instance.folder, { recursive: true, force: true });
}

/** @param {Instance} instance */
function status(instance, wanted = namesOf(instance)) {
  return Promise.all(wanted.map((name) => look(instance, name)));
}

/**
 * The variables that tell our processes and tests where these engines are.
 * @param {Pick<Instance, 'ports'>} instance
 * @returns {Record<string, string>}
 */
function environment(instance, wanted = names) {
  const all = environmentOf(instance.ports);
  return Object.assign({}, ...wanted.map((name) => all[name]));
}

function locked(instance, tell, act) {
  return withLock(path.join(path.dirname(instance.folder), `${instance.name}.lock`), act, {
    onWait: (pid) => tell(`waiting for process ${pid}, which works on the same engines`),
  });
}

const namesOf = (instance) => Object.keys(instance.kinds);
const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

module.exports = { up, down, kill, reset, status, environment };
