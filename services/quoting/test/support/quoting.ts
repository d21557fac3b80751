/** The quoting service over the built-in catalogue and a database in memory, with a bus that only remembers. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CallContext } from '@muqarin/platform/context';
import { openDatabase } from '@muqarin/platform/contract-suites/database-under-test';
import {
  relayIntoMemory,
  repeatableParts,
} from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { afterAll } from 'vitest';
import { quotingContract } from '../../contract/quoting-contract.ts';
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

export async function quotingUnderTest() {
  const { parts, passSeconds } = repeatableParts('2026-01-10T08:00:00Z');
  const dataDir = await dataFolder();
  const { connection, dispose } = await openDatabase(parts);
  const service = await createQuotingService({ ...parts, connection, dataDir });
  const relay = relayIntoMemory(service.outboxes, parts);
  return {
    client: createClient({
      service: 'quoting',
      contracts: quotingContract,
      transport: inProcess(service.app),
      checkAnswers: true,
    }),
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

/** A data folder that knows the built-in catalogue. Building that takes seconds, so it is done once and copied. */
export async function dataFolder(): Promise<string> {
  built ??= buildOnce();
  const folder = mkdtempSync(path.join(tmpdir(), 'muqarin-quoting-'));
  cpSync(await built, folder, { recursive: true });
  return folder;
}

let built: Promise<string> | undefined;

afterAll(async () => {
  if (built) rmSync(await built, { recursive: true, force: true });
});

async function buildOnce(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muqarin-catalogue-'));
  const { parts } = repeatableParts('2026-01-10T08:00:00Z');
  const { connection, dispose } = await openDatabase(parts);
  const { app } = await createQuotingService({ ...parts, connection, dataDir });
  await app.close();
  await dispose();
  return dataDir;
}
