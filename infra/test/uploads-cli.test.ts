/** `npm run uploads -- retain` on a data folder: counts when asked to, and deletes what has had its time. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { documentsContract } from '@muqarin/documents/contract/documents-contract';
import { createDocumentsService } from '@muqarin/documents/service';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muqarin-uploads-cli-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('says how many, then deletes them', async () => {
  await uploadedDaysAgo(3);
  const nothing = { expired: 0, unfinished: 0, left: 0, forgotten: 0 };
  expect(run('retain', '--dry-run')).toEqual({ ...nothing, dryRun: true, expired: 1 });
  expect(kept()).toHaveLength(1);
  expect(run('retain')).toEqual({ ...nothing, dryRun: false, expired: 1 });
  expect(kept()).toEqual([]);
  expect(run('retain')).toEqual({ ...nothing, dryRun: false });
});

function run(...args: string[]): unknown {
  const { stdout, status } = command(...args);
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

function command(...args: string[]) {
  const script = path.join(import.meta.dirname, '../launch/uploads.ts');
  const flags = ['--disable-warning=ExperimentalWarning', script, ...args, '--data', dir];
  const { MONGO_URL: _mongo, ...env } = process.env;
  return spawnSync(process.execPath, flags, { encoding: 'utf8', env });
}

it('says how it is used when there is nothing to do it on', () => {
  expect(command('retain')).toMatchObject({ status: 2, stdout: '' });
  expect(existsSync(path.join(dir, 'documents.sqlite'))).toBe(false);
});

async function uploadedDaysAgo(days: number): Promise<void> {
  const now = () => new Date(Date.now() - days * 86_400_000);
  const connection = await connectSqlite({ file: path.join(dir, 'documents.sqlite'), now });
  const service = await createDocumentsService({
    connection,
    now,
    randomBytes,
    newId: createNewId(now),
    logger: createLogger({ level: 'silent' }),
    files: createLocalFiles({ dir: path.join(dir, 'documents') }),
    spoolDir: path.join(dir, 'arriving'),
  });
  const client = createClient({
    service: 'documents',
    contracts: documentsContract,
    transport: inProcess(service.app),
  });
  const answer = await client.storeUpload(
    { owner: 'test:1', purpose: 'test', slot: 'one', accept: ['csv'], extension: 'csv' },
    { actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
    Readable.from([Buffer.from('a,b\n1,2\n')]),
  );
  expect(answer.outcome).toBe('stored');
  await service.app.close();
  await connection.close();
}

function kept(): string[] {
  const folder = path.join(dir, 'documents', 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}
