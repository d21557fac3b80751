/** The quoting service itself over a database in memory, with the catalogue that is built in. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';

export async function shippedQuoting(now: () => Date) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-bff-quoting-'));
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
  return {
    client,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
