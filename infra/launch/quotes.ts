/**
 * `npm run quotes -- reproduce`: re-rates stored quotes from their answers and card hash and compares every fils
 * (features 114). Works on the data of a running product as well as on a stopped one's.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CallContext } from '@muqarin/platform/context';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';
import type { Connection } from 'mongoose';
import { logOptions } from './command-line.ts';
import { openServiceDatabase } from './service-database.ts';

const help = `npm run quotes -- reproduce [quote …] [options]

  Re-rates quotes from their stored answers and rate-card hash, and says whether every price is equal.
  A quote is named by its id or its reference (MQ-…); without a name all stored quotes are taken.

  --json        one JSON object per quote
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the quotes in MongoDB (also when MONGO_URL is set); catalogues still come from the folder
  --help

  Exit code: 0 all equal, 1 a difference or an unknown quote, 2 wrong use.`;

const context: CallContext = {
  actor: { kind: 'system', id: 'quotes-cli' },
  correlationId: 'quotes-cli',
};

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const parsed = parse(args);
  if (!parsed) return 2;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(help);
    return 0;
  }
  const [command, ...names] = positionals;
  const dataDir = path.resolve(
    values.data ?? (process.env.DATA_DIR || path.join(import.meta.dirname, '../../.data')),
  );
  if (command !== 'reproduce') return wrong(`There is no command "${command ?? ''}".`);
  const { distributed } = values;
  const which = { service: 'quoting', distributed, dataDir, env: process.env } as const;
  const stored = await openServiceDatabase(which);
  if (!stored) return wrong(`No quotes in ${dataDir}.`);
  return reproduce(stored, dataDir, names, values.json ?? false);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: logOptions,
    });
  } catch (error) {
    wrong((error as Error).message);
    return null;
  }
}

function wrong(message: string): number {
  console.error(`${message}\n\n${help}`);
  return 2;
}

async function reproduce(
  connection: Connection,
  dataDir: string,
  names: readonly string[],
  json: boolean,
): Promise<number> {
  const now = () => new Date();
  const logger = createLogger({ level: 'error' });
  const service = await createQuotingService({
    connection,
    logger,
    now,
    newId: createNewId(now),
    randomBytes,
    dataDir,
  });
  const quoting = createClient({
    service: 'quoting',
    contracts: quotingContract,
    transport: inProcess(service.app),
  });
  let [checked, prices, wrongs] = [0, 0, 0];
  const stored = connection.collection<{ _id: string; reference: string }>('quotes');
  const query =
    names.length === 0
      ? {}
      : { $or: [{ _id: { $in: [...names] } }, { reference: { $in: [...names] } }] };
  for await (const { _id: quoteId, reference } of stored.find(query, {
    projection: { reference: 1 },
  })) {
    const answer = await quoting.reproduceQuote({ quoteId }, context);
    checked += 1;
    prices += answer?.plans ?? 0;
    if (!answer?.equal) wrongs += 1;
    if (json) console.log(JSON.stringify({ quoteId, reference, ...answer }));
    else if (!answer?.equal)
      console.log(`${reference} differs: ${JSON.stringify(answer?.differences)}`);
  }
  await service.app.close();
  await connection.close();
  const missing = Math.max(0, names.length - checked);
  if (!json)
    console.log(
      `${checked} quotes with ${prices} prices: ${wrongs} differ${missing > 0 ? `, ${missing} not found` : ''}`,
    );
  return wrongs + missing > 0 ? 1 : 0;
}
