/** The quoting service itself over a database in memory, with the catalogue that is built in. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';

let folder: string | undefined;
/** For all services of a process: the catalogue that one of them has read and checked, the next finds there. */
function folderOfAll(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(path.join(tmpdir(), 'muqarin-bff-quoting-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

export async function shippedQuoting(now: () => Date) {
  const dataDir = folderOfAll();
  const logger = createLogger({ level: 'fatal' });
  const { connection } = await openDatabase({ now });
  const parts = { logger, now, newId: createNewId(now), randomBytes, connection, dataDir };
  const { app } = await createQuotingService(parts);
  const client = createClient({
    service: 'quoting',
    contracts: quotingContract,
    transport: inProcess(app),
    checkAnswers: true,
  });
  return { client, close: () => app.close() };
}
