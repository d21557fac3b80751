/** Quoting in a process of its own, with a quote of each line whose plans are explained; tells its CPU time when asked. */
import path from 'node:path';
import process from 'node:process';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { createClient, inProcess } from '@muqarin/platform/http/client';
import { createNewId } from '@muqarin/platform/ids';
import { createLogger } from '@muqarin/platform/logger';
import { createRandomBytes } from '@muqarin/platform/random';
import { quotingContract } from '@muqarin/quoting/contract/quoting-contract';
import { createQuotingService } from '@muqarin/quoting/service';

/** Where the plans of a quote are explained. */
export type Explained = { line: string; paths: string[] }[];

const someDriver = {
  emirateId: 2,
  brandNew: false,
  gccSpec: true,
  agencyRepair: false,
  insuredNow: true,
  dob: '1990-05-20',
  licenceYears: 5,
  claimFreeYears: 3,
};

const { DATA_DIR = '', PORT = '' } = process.env;
const now = () => new Date();
const newId = createNewId(now);
const dataDir = path.join(DATA_DIR, 'quoting-alone');
const connection = await connectSqlite({ file: `${dataDir}.sqlite`, now });
const { app } = await createQuotingService({
  connection,
  now,
  newId,
  dataDir,
  randomBytes: createRandomBytes(),
  logger: createLogger({ level: 'silent' }),
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
const quoting = createClient({
  service: 'quoting',
  contracts: quotingContract,
  transport: inProcess(app),
});
process.send?.(await explained());
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  void Promise.allSettled([app.close(), connection.close()]).then(() => process.exit(0));
});

async function explained(): Promise<Explained> {
  const context = { actor: { kind: 'system', id: 'bench' }, correlationId: 'bench' } as const;
  const made = () => ({ idempotencyKey: newId(), draftId: newId() });
  const born = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2, marital_status_id: 2 };
  const medical = await quoting.createQuote(
    {
      ...made(),
      answers: {
        main_emirate: 2,
        category: 'self',
        member_count: 1,
        members: [{ ...born, relation_id: 1 }],
      },
    },
    context,
  );
  const cars = await quoting.searchVehicles({ makeId: 1, year: 2021 }, context);
  const models = cars.step === 'model' ? cars.models : [];
  const modelId = models.find(({ name }) => /camry/i.test(name))?.id;
  const found = await quoting.searchVehicles({ makeId: 1, year: 2021, modelId }, context);
  const variantId = found.step === 'variant' ? (found.variants[0]?.id ?? 0) : 0;
  const motor = await quoting.createMotorQuote(
    { ...made(), answers: { ...someDriver, variantId, year: 2021 } },
    context,
  );
  if (motor.outcome !== 'priced') throw new Error(`the car is ${motor.outcome}`);
  const { quoteId, prices } = motor.quote;
  return [
    {
      line: 'medical',
      paths: medical.tiles.map(({ planId }) => `/quotes/${medical.quoteId}/plans/${planId}`),
    },
    {
      line: 'motor',
      paths: prices.map(({ planId }) => `/motor/quotes/${quoteId}/plans/${planId}`),
    },
  ];
}
