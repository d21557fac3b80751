// What the machine itself must have: Java and Maven, Python, Redis, Go. Where this is root on a Debian-like system they are
// installed from its signed packages; elsewhere a clear word says what is missing and who provides it.
'use strict';
const { spawnSync } = require('node:child_process');
const { step } = require('../../launch/toolchain.cjs');

/**
 * @typedef {{ title: string, for: string, find: () => Record<string, string> | null, apt: string[], how: string }} Need
 * @type {Record<string, Need>}
 */
const needs = {
  java: {
    title: 'Java 17 or newer',
    for: 'Kafka',
    find: () => {
      const file = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java';
      return javaVersion(output(file, ['-version'])) >= 17 ? { java: file } : null;
    },
    apt: ['default-jre-headless'],
    how: 'Install a JRE of version 17 or newer (Debian: default-jre-headless), or set JAVA_HOME.',
  },
  maven: {
    title: 'Maven',
    for: 'downloading Kafka',
    find: () => (output('mvn', ['--version']).includes('Apache Maven') ? { mvn: 'mvn' } : null),
    apt: ['maven'],
    how: 'Install Maven 3.6 or newer (Debian: maven) and have mvn on the PATH.',
  },
  python: {
    title: 'Python 3.11, 3.12 or 3.13 with pip',
    for: 'the MongoDB wire protocol server',
    find: findPython,
    apt: ['python3', 'python3-pip'],
    how: 'Install it (Debian 12 and newer: python3 python3-pip), or name one in NATIVE_PYTHON.',
  },
  redis: {
    title: 'redis-server 7 or newer',
    for: 'Redis',
    find: () => {
      const file = process.env.NATIVE_REDIS || 'redis-server';
      return redisMajor(output(file, ['--version'])) >= 7 ? { redisServer: file } : null;
    },
    apt: ['redis-server'],
    how: 'Install it (Debian 12 and newer: redis-server; macOS: brew install redis), or name one in NATIVE_REDIS.',
  },
  go: {
    title: 'Go 1.21 or newer',
    for: 'building k6 and toxiproxy',
    find: () => (goMinor(output('go', ['version'])) >= 21 ? { go: 'go' } : null),
    apt: [],
    how: 'Install Go from your system or https://go.dev/dl and have go on the PATH.',
  },
};

/** The first Python that will do; its own path, not that of a chooser in front of it. */
function findPython() {
  const script =
    'import pip, sys, sysconfig; print(sys.executable, "cp%d%d" % sys.version_info[:2], sysconfig.get_platform())';
  const named = process.env.NATIVE_PYTHON;
  const names = named
    ? [named]
    : ['python3', 'python3.13', 'python3.12', 'python3.11', '/usr/bin/python3'];
  for (const name of names) {
    const [python, tag, platform] = output(name, ['-c', script]).trim().split(' ');
    if (python && ['cp311', 'cp312', 'cp313'].includes(tag))
      return { python, tag: `${tag}-${platform}` };
  }
  return null;
}

const javaVersion = (text) => Number(/version "(\d+)/.exec(text)?.[1] ?? 0);
const redisMajor = (text) => Number(/ v=(\d+)\./.exec(text)?.[1] ?? 0);
const goMinor = (text) => Number(/ go1\.(\d+)/.exec(text)?.[1] ?? 0);

/** What a command prints, on either stream; nothing when it cannot be run or fails. */
function output(file, args) {
  const run = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...process.env, GOTOOLCHAIN: 'local' },
  });
  return run.status === 0 ? `${run.stdout}${run.stderr}` : '';
}

/** @returns {string[]} one clear sentence for each of these that is missing */
function missingOf(names, found = needs) {
  return names
    .filter((name) => !found[name].find())
    .map(
      (name) =>
        `${found[name].title} is missing, needed for ${found[name].for}. ${found[name].how}`,
    );
}

/** All that was found of these, installing what this machine may install; else fails with the clear words. */
async function requireNeeds(names) {
  const lacking = names.filter((name) => !needs[name].find());
  const packages = lacking.flatMap((name) => needs[name].apt);
  if (packages.length > 0 && mayInstall()) await install(packages);
  const words = missingOf(lacking);
  if (words.length > 0) throw new Error(words.join('\n'));
  return Object.assign({}, ...names.map((name) => needs[name].find()));
}

function mayInstall() {
  return process.getuid?.() === 0 && output('apt-get', ['--version']) !== '';
}

/** Debian starts a service when it installs one: run level 1 forbids it, and none is left to start with the machine. */
async function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await step('Reading the system’s list of packages', 'apt-get', ['update', '-qq'], { env });
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await step(`Installing ${packages.join(', ')}`, 'apt-get', args, { env });
  if (packages.includes('redis-server'))
    spawnSync('systemctl', ['disable', '--now', 'redis-server'], { stdio: 'ignore' });
}

module.exports = { needs, missingOf, requireNeeds, javaVersion, redisMajor, goMinor };
