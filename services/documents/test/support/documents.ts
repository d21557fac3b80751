/** A documents service over a database in memory and a folder, with a bus that only remembers, and a typed client. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createLocalFiles } from '@muqarin/platform/drivers/local-files';
import type { Files } from '@muqarin/platform/files';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { documentsContract } from '../../contract/documents-contract.ts';
import { FileKind } from '../../contract/uploads-contract.ts';
import { createDocumentsService } from '../../src/documents-service.ts';
import type { DocumentsParts } from '../../src/parts.ts';
import type { SentFile } from './good-files.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
export const owner = 'quote:q1';

export async function documentsUnderTest(given: Partial<DocumentsParts> = {}) {
  const { parts, passSeconds } = repeatableParts('2026-11-21T08:00:00Z');
  const { connection, dispose } = await openDatabase(parts);
  const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-uploads-'));
  const spoolDir = path.join(dir, 'arriving');
  const files = remembered(openFiles(path.join(dir, 'files')));
  await files.prepare();
  const service = await createDocumentsService({
    ...parts,
    randomBytes,
    connection,
    files,
    spoolDir,
    ...given,
  });
  const relay = relayIntoMemory(service.outboxes, parts);
  const client = createClient({
    service: 'documents',
    contracts: documentsContract,
    transport: inProcess(service.app),
    checkAnswers: true,
  });
  service.app.addHook('onClose', async () => {
    await relay.stop();
    await dispose();
    for (const key of await files.keys()) await files.delete(key);
    await files.close();
    // A torn upload may still be taking its own file away.
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  });
  return {
    client,
    app: service.app,
    uploads: service.uploads,
    files,
    filesDir: path.join(dir, 'files'),
    send: (file: SentFile, more: object = {}) =>
      client.storeUpload(sentAs(file, more), visitor, Readable.from([file.bytes])),
    passHours: (hours: number) => passSeconds(hours * 3600),
    kept: files.keys,
    /** What is kept of an upload, also after its file is gone. */
    records: (uploadId: string): Promise<object[]> =>
      connection.model('Upload').find({ _id: uploadId }).lean<object[]>().exec(),
    spooled: () => filesIn(spoolDir),
    events: async (): Promise<Record<string, unknown>[]> =>
      (await relay.published()).map(({ headers, value }) => ({
        type: String(headers.ce_type).split('.').at(-1),
        ...(JSON.parse(value.toString()) as object),
      })),
  };
}

export function sentAs({ name }: Pick<SentFile, 'name'>, more: object = {}) {
  const extension = /\.([^.]+)$/.exec(name)?.[1] ?? null;
  const accept = [...FileKind.options];
  return { owner, purpose: 'order-document', slot: 'front', accept, extension, ...more };
}

let openFiles = (dir: string): Files => createLocalFiles({ dir });

/** For a file that runs other files' tests on another store. */
export function filesOn(open: () => Files): void {
  openFiles = open;
}

/** With the keys of what is there: stores are not asked for lists. */
function remembered(files: Files) {
  const put = new Set<string>();
  const there = async (key: string) => ((await files.exists(key)) ? [key] : []);
  return {
    ...files,
    putStream: (async (key, content, bytes) => {
      put.add(key);
      await files.putStream(key, content, bytes);
    }) satisfies Files['putStream'],
    keys: async () => (await Promise.all([...put].map(there))).flat(),
  };
}

export function filesIn(dir: string): string[] {
  try {
    const found = readdirSync(dir, { recursive: true, withFileTypes: true });
    return found
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name));
  } catch {
    return [];
  }
}
