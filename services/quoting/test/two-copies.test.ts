/** Two copies of the service over one data folder and one database, as the distributed mode runs them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { repeatableParts } from '@muqarin/platform/contract-suites/relayed-service';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quotingContract } from '../contract/quoting-contract.ts';
import { importCatalogue } from '../src/catalogue/import.ts';
import { medicalKind } from '../src/catalogue/medical/kind.ts';
import { createQuotingService } from '../src/quoting-service.ts';
import { writeCatalogue } from './support/catalogue-folder.ts';
import { motorQuotes } from './support/motor-quotes.ts';
import { couple, dataFolder, visitor, woman34 } from './support/quoting.ts';
import { makeFolder, removeFolder } from './support/temporary-folder.ts';

let root: string;
let dataDir: string;
let copies: Awaited<ReturnType<typeof startTwo>>;
beforeEach(async () => {
  root = await makeFolder();
  dataDir = await dataFolder();
  copies = await startTwo();
});
afterEach(async () => {
  await copies.stop();
  await removeFolder(root);
  await removeFolder(dataDir);
});

it('both follow an import, and each rates the quotes of the other again, old and new', async () => {
  const [one, other] = copies.clients;
  const before = await one.createQuote(quote('before'), visitor);
  const imported = await importCatalogue(medicalKind, { dir: await dearerCard(), dataDir });
  if (!imported.ok) throw new Error('the card is not sound');
  const versions = async () =>
    Promise.all([one, other].map(async (copy) => (await copy.catalogueInfo({}, visitor)).version));
  await expect.poll(versions, { timeout: 3_000 }).toEqual([imported.version, imported.version]);

  const after = await other.createQuote(quote('after'), visitor);
  expect(after.catalogueVersion).toBe(imported.version);
  expect(after.tiles.map(({ netFils }) => netFils)).not.toEqual(
    before.tiles.map(({ netFils }) => netFils),
  );
  for (const { quoteId } of [before, after])
    for (const copy of [one, other])
      expect(await copy.reproduceQuote({ quoteId }, visitor)).toMatchObject({ equal: true });
});

it('previews the revision that is named, also when the other copy made it, and else the newest', async () => {
  const [one, other] = copies.clients;
  const { quoteId, vehicle } = await (await motorQuotes(one)).create();
  const valueAed = vehicle.value.minAed;
  const preview = (revision?: number) =>
    one.previewMotorQuote({ quoteId, valueAed, revision }, visitor);
  const first = await preview(1);
  const revised = await (await motorQuotes(other)).revise(quoteId, { deductible: 'half' });
  const priced = await (await motorQuotes(other)).revise(quoteId, { valueAed });
  expect(await preview(1)).toEqual(first);
  expect(await preview(revised.revision)).toMatchObject({ revision: 2, prices: priced.prices });
  expect(await preview()).toMatchObject({ revision: 3, prices: priced.prices });
  expect(await preview(9)).toMatchObject({ revision: 3 });
  expect(priced.prices).not.toEqual(first.outcome === 'priced' ? first.prices : []);
});

it('reads a quote as the other copy left it, however often it was read before, and not once it is erased', async () => {
  const [one, other] = copies.clients;
  const { quoteId, tiles } = await one.createQuote(quote('read'), visitor);
  const [first] = tiles;
  const planId = first?.planId ?? 0;
  const read = async () => {
    const stands = await one.getQuote({ quoteId }, visitor);
    return stands && { revision: stands.revision, selectedPlanId: stands.selectedPlanId };
  };
  const twice = async () => [await read(), await read()];
  const before = { revision: 1, selectedPlanId: null };
  expect(await twice()).toEqual([before, before]);
  await other.selectPlan({ quoteId, planId }, visitor);
  const selected = { revision: 1, selectedPlanId: planId };
  expect(await twice()).toEqual([selected, selected]);
  await other.repriceQuote({ quoteId, answers: couple }, visitor);
  const repriced = { ...selected, revision: 2 };
  expect(await twice()).toEqual([repriced, repriced]);
  const stored = { _id: quoteId as never };
  await copies.database.collection('quotes').updateOne(stored, { $set: { erasedAt: new Date() } });
  expect(await twice()).toEqual([null, null]);
});

async function startTwo() {
  const { parts } = repeatableParts('2026-01-10T08:00:00Z');
  const connect = () => connectSqlite({ file: join(root, 'quoting.sqlite'), now: parts.now });
  const connections = [await connect(), await connect()];
  const services = await Promise.all(
    connections.map((connection) => createQuotingService({ ...parts, connection, dataDir })),
  );
  const [, database] = connections;
  const [one, other] = services.map(({ app }) =>
    createClient({
      service: 'quoting',
      contracts: quotingContract,
      transport: inProcess(app),
      checkAnswers: true,
    }),
  );
  if (!one || !other || !database) throw new Error('two copies were started');
  return {
    clients: [one, other] as const,
    database,
    stop: async () => {
      await Promise.all(services.map(({ app }) => app.close()));
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

function quote(name: string) {
  return {
    idempotencyKey: `quote-${name}`,
    draftId: name,
    reference: 'MQ-7F3K-92QX',
    answers: woman34,
  };
}

async function dearerCard(): Promise<string> {
  const card = join(root, 'card');
  await writeCatalogue(card);
  const rates = join(card, 'rates/liwan-select.csv');
  const text = await readFile(rates, 'utf8');
  await writeFile(rates, text.replace(/31,35,female,.*/, '31,35,female,3650.00'));
  return card;
}
