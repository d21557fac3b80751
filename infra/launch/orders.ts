/** `npm run orders`: brings orders and policies from quoting's database to their own, or back before an older version is started. */
import process from 'node:process';
import { moveBack } from '@muqarin/orders/migrate/move-back';
import { lookBeforeMove } from '@muqarin/orders/migrate/move-from-quoting';
import { createLogger } from '@muqarin/platform/logger';
import type { Connection } from 'mongoose';
import { dataFolderOf, parseDataCommand, wrongUse } from './data-command.ts';
import { moveBetween } from './move-orders.ts';
import { openServiceDatabase } from './service-database.ts';

const help = `npm run orders -- <command> [options]

  move        brings motor orders, uses of promo codes and medical policies from quoting's database to that of orders: copied,
              counted, then taken away there. A start does it by itself (embedded: the product's; distributed: the launcher's,
              before the processes). Again it goes on where it ended, and prices again what had no price before.
  move-back   the same the other way, before a version is started that has no service for orders

  --dry-run     only says how many
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the databases in MongoDB (also when MONGO_URL is set); catalogues still come from the folder
  --help

  Stop quoting and orders first. Exit code: 0 done, 2 wrong use.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const parsed = parseDataCommand(help, args);
  if (!parsed) return 2;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [command] = positionals;
  if (command !== 'move' && command !== 'move-back')
    return wrongUse(help, `There is no command "${command ?? ''}".`);
  const dataDir = dataFolderOf(values.data);
  const { distributed, 'dry-run': dryRun = false } = values;
  const which = { distributed, dataDir, env: process.env };
  const quoting = await openServiceDatabase({ ...which, service: 'quoting' });
  if (!quoting) return wrongUse(help, `No quotes in ${dataDir}.`);
  const orders = await openServiceDatabase({ ...which, service: 'orders', make: !dryRun });
  try {
    const done = await carryOut(command, { quoting, orders, dataDir, dryRun });
    console.log(JSON.stringify({ command, dryRun, ...done }));
    return 0;
  } finally {
    await quoting.close();
    await orders?.close();
  }
}

interface Databases {
  quoting: Connection;
  /** Null where a dry run finds none. */
  orders: Connection | null;
  dataDir: string;
  dryRun: boolean;
}

async function carryOut(command: 'move' | 'move-back', databases: Databases): Promise<object> {
  const { quoting, orders, dryRun } = databases;
  if (dryRun || orders === null) {
    const from = command === 'move' ? quoting : orders;
    return from === null ? {} : lookBeforeMove(from);
  }
  if (command === 'move-back') return moveBack({ from: orders, to: quoting });
  const logger = createLogger({ level: 'warn' });
  return moveBetween({ from: quoting, to: orders, dataDir: databases.dataDir, logger });
}
