// The engines of the group "engines": those that the environment names; else, where Docker answers, containers of the real
// images; else a native set of its own, on free ports and with fresh data, that goes when the group is over.
'use strict';
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');
const toolchain = require('../launch/toolchain.cjs');
const { host, notNamedIn } = require('../native/engines.cjs');
const { missing: missingParts, provide: providePart } = require('../native/provide/parts.cjs');
const { environment, reset, status, up } = require('../native/run/control.cjs');
const { instanceNames, openInstance, placeOf } = require('../native/run/instance.cjs');

const wanted = () => notNamedIn(process.env);
const tell = (text) => process.stdout.write(`  ${text}\n`);

/** What is brought now, and how it is taken away. */
const nothing = { environment: {}, takeAway: async () => {}, lastWords: async () => [] };
let brought = nothing;

/** Null when the engines can be had, else what is missing, in one line. */
function missing() {
  if (wanted().length === 0 || dockerAnswers()) return null;
  const words = missingParts(wanted());
  return words.length > 0 ? words.join(' ').replace(/\.$/, '').replace(/^The/, 'the') : null;
}

/** For `npm run test:setup`: fetches what `missing` found missing. */
async function provide() {
  if (dockerAnswers()) return;
  for (const name of wanted()) await providePart(name);
}

async function bring() {
  const engines = wanted();
  if (engines.length === 0) return;
  brought = dockerAnswers() ? await containers(engines) : await native(engines);
}

async function takeAway() {
  const { takeAway: act } = brought;
  brought = nothing;
  await act();
}

let docker;
function dockerAnswers() {
  docker ??=
    spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], {
      stdio: 'ignore',
      timeout: 10_000,
    }).status === 0;
  return docker;
}

async function native(engines) {
  await clearLeftOvers();
  const name = `tests-${process.pid}`;
  const instance = openInstance({ name, portBase: await freeRange() });
  const away = () => reset(instance);
  try {
    await up(instance, engines, tell);
  } catch (error) {
    await away();
    throw error;
  }
  return {
    environment: environment(instance, engines),
    takeAway: away,
    lastWords: async () =>
      (await Promise.all(engines.map((engine) => complaintsOf(instance, engine)))).flat(),
  };
}

/** An engine that does not answer, with its last words: a test that failed may have failed for that. */
async function complaintsOf(instance, engine) {
  const [{ title, ready, pid, why }] = await status(instance, [engine]);
  if (ready) return [];
  const { log } = placeOf(instance, engine);
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : [];
  return [
    `${title} ${pid ? `runs and does not answer (${why})` : 'is gone'}; its last words:`,
    ...lines.slice(-5).map((line) => `    ${line.slice(0, 200)}`),
  ];
}

/** Sets of runs that were killed before they could take theirs away. */
async function clearLeftOvers() {
  for (const name of instanceNames()) {
    const pid = Number(/^tests-(\d+)$/.exec(name)?.[1] ?? 0);
    if (pid && !runs(pid)) await reset(openInstance({ name }));
  }
}

function runs(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The start of ten ports of which nobody uses one. */
async function freeRange() {
  for (let base = 21_000 + (process.pid % 200) * 20; base < 32_000; base += 20) {
    const free = await Promise.all(
      Array.from({ length: 10 }, (_, offset) => isFree(base + offset)),
    );
    if (free.every(Boolean)) return base;
  }
  throw new Error('There are no ten free ports in a row from 21000 to 32000.');
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.on('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** A process on Node 24 holds the containers, says their addresses, and ends them when its input ends. */
function containers(engines) {
  tell(`Starting containers: ${engines.join(', ')} …`);
  const child = spawn(toolchain.node24(), [path.join(__dirname, 'containers.ts'), ...engines], {
    cwd: toolchain.root,
    env: toolchain.environment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const takeAway = () => {
    child.stdin.end();
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const line = /^(\{.*\})\n/m.exec(said)?.[1];
      if (line) resolve({ ...nothing, environment: JSON.parse(line), takeAway });
    });
    void ended.then((code) =>
      reject(new Error(`the containers did not start (exit code ${code})`)),
    );
  });
}

module.exports = {
  missing,
  provide,
  bring,
  takeAway,
  environment: () => brought.environment,
  lastWords: () => brought.lastWords(),
};
