// `npm start`: the first file that runs. Plain JavaScript for any Node from 20 up; it installs, builds the pages, and hands
// over to the product on the pinned Node 24.
'use strict';
const { spawn } = require('node:child_process');
const path = require('node:path');
const { compileCache, productArguments } = require('./runtime.cjs');
const toolchain = require('./toolchain.cjs');

const help = `npm start [-- --help]

Installs what is missing, builds the pages and runs the whole product in one go, with no other server.

  PORT          the site's port (3000)
  DATA_DIR      the one folder that holds all data (.data in the project)
  LOG_LEVEL     fatal | error | warn | info | debug | trace | silent (warn)

Every other setting: infra/launch/README.md. Stop with Ctrl-C; the data stays for the next start.
`;

const distributedHelp = `npm run start:distributed [-- options]

Runs each service, the BFF and the page renderer as processes of their own, on Kafka, MongoDB, Redis, S3 and SMTP. Who dies
is started again, with a word about it. Engines that no setting names are those of: npm run native -- up

  --replicas N      copies of each service and of the BFF (REPLICAS; 1)
  --replicas LIST   copies of some: leads=2,quoting=2,documents=2,notifications=2,analytics=2,bff=2
  --no-restart      who dies stays dead
  --no-pages        without the page renderer: calls and forms only

  PORT              the site's port (3000)
  KAFKA_BROKERS, MONGO_URL, REDIS_URL, S3_ENDPOINT, SMTP_URL: the engines

Every other setting: infra/launch/README.md. Stop with Ctrl-C; the data stays for the next start.
`;

async function main() {
  toolchain.requireNode20();
  const [mode, ...options] = process.argv.slice(2);
  const distributed = mode === 'distributed';
  if (process.argv.includes('--help'))
    return process.stdout.write(distributed ? distributedHelp : help);
  process.stdout.write('Muqarin\n');
  await toolchain.ensureInstalled();
  if (!options.includes('--no-pages')) await toolchain.ensurePages();
  return distributed ? run('distributed.ts', options) : run('main.ts', [], productArguments);
}

/** Distributed this is only the supervisor: its processes have settings of their own (`distributed/plan.ts`). */
function run(script, options, nodeArguments = ['--disable-warning=ExperimentalWarning']) {
  const child = spawn(
    toolchain.node24(),
    [...nodeArguments, path.join(__dirname, script), ...options],
    {
      cwd: toolchain.root,
      // The channel tells the product when this process is gone, however it went.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: toolchain.environment({ ...compileCache, NODE_ENV: 'production' }),
    },
  );
  // A terminal sends Ctrl-C to both, others to this one only; the product ends once, in its own time, and this waits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

main().catch((error) => toolchain.stop(error.message));
