/**
 * `npm run uploads -- retain`: what the documents service does by itself every hour, at once or only counted. Works on the
 * data of a running product as well as on a stopped one's.
 */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createDocumentsService } from '@muqarin/documents/service';
import { readConfig } from '@muqarin/platform/config';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { createS3Files } from '@muqarin/platform/drivers/s3-files';
import type { Files } from '@muqarin/platform/files';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { s3Settings } from '@muqarin/platform/process/settings';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { dataFolderOf, parseDataCommand, wrongUse } from './data-command.ts';
import { withNativeEngines } from './distributed/native-engines.ts';
import { openServiceDatabase } from './service-database.ts';

const help = `npm run uploads -- retain [options]

  Deletes uploads whose time has come, files that a crash left behind, and records of what is no more.

  --dry-run     only says how many
  --data DIR    the data folder (DATA_DIR, or .data in the project)
  --distributed the uploads in MongoDB and S3 (also when MONGO_URL is set)
  --help

  Exit code: 0 done, 2 wrong use.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const parsed = parseDataCommand(help, args);
  if (!parsed) return 2;
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (positionals[0] !== 'retain') return wrong(`There is no command "${positionals[0] ?? ''}".`);
  const dataDir = dataFolderOf(values.data);
  const distributed = values.distributed ?? Boolean(process.env.MONGO_URL);
  const which = { service: 'documents', distributed, dataDir, env: process.env } as const;
  const connection = await openServiceDatabase(which);
  if (!connection) return wrong(`No uploads in ${dataDir}.`);
  const files = distributed ? bucket() : createLocalFiles({ dir: path.join(dataDir, 'documents') });
  await retain(connection, files, values['dry-run'] ?? false);
  return 0;
}

function wrong(message: string): number {
  return wrongUse(help, message);
}

function bucket(): Files {
  const config = readConfig(z.object({ ...s3Settings }), withNativeEngines(process.env));
  return createS3Files({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
  });
}

async function retain(connection: Connection, files: Files, dryRun: boolean): Promise<void> {
  const now = () => new Date();
  const service = await createDocumentsService({
    connection,
    files,
    now,
    randomBytes,
    logger: createLogger({ level: 'error' }),
    newId: createNewId(now),
    // Nothing arrives here; a spool's old files are cleared by the process that they came to.
    spoolDir: path.join(tmpdir(), 'muqarin-uploads'),
  });
  console.log(JSON.stringify({ dryRun, ...(await service.uploads.retain({ dryRun })) }));
  await service.app.close();
  await files.close();
  await connection.close();
}
