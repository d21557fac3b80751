/** The quoting service over the built-in catalogue and a database in memory, with a bus that only remembers. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { quotingContract } from '../../contract/quoting-contract.ts';
import type { QuotingParts } from '../../src/parts.ts';
import { createQuotingService } from '../../src/quoting-service.ts';

export const visitor: CallContext = { actor: { kind: 'visitor', id: 'v1' }, correlationId: 'c1' };
export const agent: CallContext = { actor: { kind: 'agent', id: 'sara' }, correlationId: 'c1' };

const born = (
  dob_year: number,
  gender_id: number,
  marital_status_id: number,
  relation_id: number,
) => ({
  dob_year,
  dob_month: 3,
  dob_day: 14,
  gender_id,
  marital_status_id,
  relation_id,
});

export const woman34 = {
  main_emirate: 2,
  category: 'self' as const,
  member_count: 1,
  members: [born(1991, 2, 2, 1)],
};

export const couple = {
  ...woman34,
  member_count: 2,
  members: [...woman34.members, born(1988, 1, 2, 2)],
};

export async function quotingUnderTest(own: Partial<QuotingParts> = {}) {
  const { parts, passSeconds } = repeatableParts('2026-01-10T08:00:00Z');
  const dataDir = await dataFolder();
  const { connection, dispose } = await openDatabase(parts);
  const service = await createQuotingService({
    ...parts,
    connection,
    dataDir,
    ...own,
  });
  const relay = relayIntoMemory(service.outboxes, parts);
  return {
    client: createClient({
      service: 'quoting',
      contracts: quotingContract,
      transport: inProcess(service.app),
      checkAnswers: true,
    }),
    hear: service.hear,
    endQuotations: service.endQuotations,
    goLiveDue: service.goLiveDue,
    /** Every document as it lies there, without the outbox. */
    stored: async () => {
      const names = ['quotes', 'medical_corporate_quotes', 'motor_quotes', 'general_quotes'];
      const all = names.map((name) => connection.collection(name).find({}).toArray());
      const documents = (await Promise.all(all)).flat();
      return documents.map(({ outbox: _outbox, ...document }) => document);
    },
    /** A document as an earlier version left it there. */
    keep: (collection: string, document: { _id: string; catalogueVersion: string }) =>
      connection.collection<{ _id: string }>(collection).insertOne(document),
    /** A change of the catalogue as something left it there. */
    rewriteChange: (changeId: string, change: Record<string, unknown>) =>
      connection
        .collection<{ _id: string }>('catalogue_changes')
        .updateOne({ _id: changeId }, { $set: change }),
    /** A general quote as an earlier version left it there. */
    rewriteGeneral: (quoteId: string, change: Record<string, unknown>, gone: string) =>
      connection
        .collection<{ _id: string }>('general_quotes')
        .updateOne({ _id: quoteId }, { $set: change, $unset: { [gone]: '' } }),
    passDays: (days: number) => passSeconds(days * 24 * 60 * 60),
    dataDir,
    published: () => relay.published(),
    /** The event types in order, once all have left. */
    story: async () =>
      (await relay.published()).map((message) => ({
        type: String(message.headers.ce_type).split('.').at(-1),
        value: JSON.parse(message.value) as Record<string, unknown>,
      })),
    stop: async () => {
      await relay.stop();
      await service.app.close();
      await dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A data folder that knows the built-in catalogue. Building that takes seconds, so it is done once for all test files
 * of a process; its files are kept in memory, where none of them has to take it away at its end.
 */
export async function dataFolder(): Promise<string> {
  built ??= buildOnce();
  const folder = mkdtempSync(path.join(tmpdir(), 'muqarin-quoting-'));
  for (const [file, bytes] of await built) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  return folder;
}

let built: Promise<Map<string, Buffer>> | undefined;

async function buildOnce(): Promise<Map<string, Buffer>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-catalogue-'));
  const { parts } = repeatableParts('2026-01-10T08:00:00Z');
  const { connection, dispose } = await openDatabase(parts);
  const { app } = await createQuotingService({ ...parts, connection, dataDir });
  await app.close();
  await dispose();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const kept = new Map(files.map((file) => [path.relative(dataDir, file), readFileSync(file)]));
  rmSync(dataDir, { recursive: true });
  return kept;
}
