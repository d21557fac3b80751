/** The product as one process for each service and copy, on real engines: `npm run start:distributed` ends up here. */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ConfigError } from '@muqarin/platform/config';
import { createLogger } from '@muqarin/platform/logger';
import { prepareDataFolder } from './data-folder.ts';
import {
  type DistributedConfig,
  readDistributedConfig,
  serviceNames,
} from './distributed/config.ts';
import { moveOrdersFirst } from './distributed/move-orders.ts';
import { type Plan, planOf, portsNeeded } from './distributed/plan.ts';
import { freePorts } from './distributed/ports.ts';
import { prepareEngines } from './distributed/prepare.ts';
import { createSupervisor, type RunningChild } from './distributed/supervisor.ts';
import { requirePort, StartProblem } from './preflight.ts';
import { readyText } from './ready-text.ts';

const root = path.join(import.meta.dirname, '..', '..');
const tellEveryMilliseconds = 10_000;

try {
  await start();
} catch (error) {
  const expected = error instanceof StartProblem || error instanceof ConfigError;
  process.stderr.write(
    `\n${expected ? error.message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const began = performance.now();
  const config = readDistributedConfig(process.env, process.argv.slice(2), root);
  prepareDataFolder(config.dataDir);
  await requirePort(config.port, config.host);
  const ports = await freePorts(config.internalPort, portsNeeded(config), '127.0.0.1');
  const plan = planOf({ config, root, ports, onLine });
  const ending = new AbortController();
  const supervisor = createSupervisor({
    restart: config.restart,
    say,
    onChange: (running) => writeProcesses(config.dataDir, running),
    onHopeless: () => void end(1),
  });

  const end = async (code: number): Promise<void> => {
    if (ending.signal.aborted) return;
    ending.abort(new Error('ending'));
    say('Stopping: finishing what was accepted …');
    await supervisor.end(plan.endOrder);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0));

  try {
    const logger = createLogger({ level: 'warn' }).child({ process: 'start' });
    const preparing = { env: config.env, logger, signal: ending.signal };
    await prepareEngines(preparing);
    await moveOrdersFirst({ ...preparing, dataDir: config.dataDir });
    const telling = setInterval(
      () => say(`Waiting for ${supervisor.waiting().join(', ')} …`),
      tellEveryMilliseconds,
    );
    await supervisor.start(plan.specs);
    clearInterval(telling);
  } catch (error) {
    if (ending.signal.aborted) return;
    throw error;
  }
  if (ending.signal.aborted) return;
  const { publicOrigin, dataDir, env } = config;
  const seconds = (performance.now() - began) / 1000;
  say(readyText({ publicOrigin, dataDir, env, seconds, more: copiesOf({ config, plan }) }));
  process.send?.({ ready: true });
}

/** Which copies serve, beside what every start prints. */
function copiesOf({ config, plan }: { config: DistributedConfig; plan: Plan }) {
  const { MAIL_API_URL } = config.env;
  return [
    ...(MAIL_API_URL ? [['Mail catcher', MAIL_API_URL] as const] : []),
    ['BFF', `${config.copies.bff} on port ${config.port}`] as const,
    ...serviceNames.map((name) => [name, plan.addresses[name].join(' ')] as const),
  ];
}

/** Who runs under which number, for whoever watches or disturbs the run. */
function writeProcesses(dataDir: string, running: readonly RunningChild[]): void {
  const file = path.join(dataDir, 'processes.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(running, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function onLine(name: string, line: string): void {
  process.stdout.write(`${name.padEnd(15)} | ${line}\n`);
}
