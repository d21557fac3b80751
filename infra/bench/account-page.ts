/**
 * `npm run bench:account-page`: My Account of one person among 1,000 who keep 20 papers each, by the BFF over HTTP, embedded. The
 * reference is the same page of somebody who keeps none, in turns of the same run.
 */
import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { openServiceDatabase } from '../launch/service-database.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { endPart, nextWord, startPart } from './parts.ts';
import { openAccountOf, openPerson, type Person } from './person.ts';
import { lifted, temporaryData } from './product.ts';
import { percentile99 } from './read-while.ts';

const help = `npm run bench:account-page [-- --people 1000] [-- --tries 200]

  Milliseconds of the model of My Account, with five policies noted and 20 papers, beside that of somebody with none. Ends with
  one line of JSON a figure. Fails where it takes more than 100 ms in the median.
`;

const mostMilliseconds = 100;
const policiesEach = 5;
const papers = ['policy', 'mulkiya', 'emirates_id', 'licence'] as const;
const rich = { email: 'rich@example.com', password: 'a camel crosses the creek' };
const poor = { ...rich, email: 'poor@example.com' };

const values = commandLine(help, {
  people: { type: 'string', default: '1000' },
  tries: { type: 'string', default: '200' },
});
await bench(wholeNumber('--people', values.people), wholeNumber('--tries', values.tries));

async function bench(people: number, tries: number): Promise<void> {
  const data = temporaryData();
  const children: ChildProcess[] = [];
  const start = async () => {
    const port = await freePort();
    const settings = { ...lifted, PORT: String(port), DATA_DIR: data.dir, LOG_LEVEL: 'silent' };
    const product = startPart('telemetry-product.ts', settings);
    children.push(product);
    await nextWord(product);
    return { product, origin: `http://127.0.0.1:${port}` };
  };
  try {
    const first = await start();
    await openAccountOf(first.origin, rich);
    await openAccountOf(first.origin, poor);
    await endPart(first.product);
    await keepPapers(data.dir, people);
    const { origin } = await start();
    const [withPapers, without] = await Promise.all([
      signedIn(origin, rich),
      signedIn(origin, poor),
    ]);
    const times = { withPapers: [] as number[], without: [] as number[] };
    for (let each = 0; each < tries; each += 1) {
      times.withPapers.push(await timeOf(withPapers, policiesEach));
      times.without.push(await timeOf(without, 0));
    }
    const unit = 'ms';
    const value = median(times.withPapers);
    printFigures([
      { figure: 'account-page-20-papers', value, unit, reference: median(times.without) },
      {
        figure: 'account-page-20-papers-p99',
        value: percentile99(times.withPapers),
        unit,
        reference: percentile99(times.without),
      },
    ]);
    if (value > mostMilliseconds) process.exitCode = 1;
  } finally {
    await Promise.all(children.map(endPart));
    data.remove();
  }
}

async function signedIn(origin: string, who: typeof rich): Promise<Person> {
  const person = await openPerson(origin);
  await person.post('/user-sign-in', who);
  return person;
}

async function timeOf(person: Person, policies: number): Promise<number> {
  const began = performance.now();
  const { text } = await person.get('/api/pages/account');
  const took = performance.now() - began;
  if (!text.includes(`"car":${policies}`)) throw new Error(text.slice(0, 200));
  return took;
}

type Kept = Record<string, unknown> & { _id: string };

/** As the services would have kept them, for everybody but the one without papers. */
async function keepPapers(dataDir: string, people: number): Promise<void> {
  const which = { distributed: false, dataDir, env: {} } as const;
  const accounts = await openServiceDatabase({ ...which, service: 'accounts' });
  const documents = await openServiceDatabase({ ...which, service: 'documents' });
  if (!accounts || !documents) throw new Error('the product has left nothing');
  const known = await accounts.collection<Kept>('accounts').findOne({ login: rich.email });
  if (!known) throw new Error('the account is not there');
  const others = Array.from({ length: people - 1 }, (_none, place) => {
    const email = `person${place}@example.com`;
    return { ...known, _id: `person-${place}`, login: email, email, outbox: [] };
  });
  await inBatches(others, (some) => accounts.collection<Kept>('accounts').insertMany(some));
  const policies = [known._id, ...others.map(({ _id }) => _id)].flatMap(policiesOf);
  const noted = accounts.collection<Kept>('external_policies');
  await inBatches(policies, (some) => noted.insertMany(some));
  const uploads = policies.flatMap(({ _id, items }) => items.map((item) => uploadOf(_id, item)));
  const kept = documents.collection<Kept>('uploads');
  await inBatches(uploads, (some) => kept.insertMany(some));
  await accounts.close();
  await documents.close();
}

function policiesOf(accountId: string) {
  return Array.from({ length: policiesEach }, (_none, place) => {
    const _id = `${accountId}-${place}`;
    const items = papers.map((paper) => {
      return { id: `${_id}-${paper}`, paper, uploadId: `file-${_id}-${paper}`, deleted: null };
    });
    return {
      _id,
      accountId,
      idempotencyKey: _id,
      insuranceType: 'car',
      insurer: 'other',
      expiryDate: '2031-03-14',
      addedAt: new Date(),
      items,
      extraFiles: [],
      removedAt: null,
      reminded: [],
    };
  });
}

function uploadOf(policyId: string, { paper, uploadId }: { paper: string; uploadId: string }) {
  const [receivedAt, expiresAt] = [new Date(), new Date('2036-01-01')];
  const file = { kind: 'pdf', bytes: 40_000, key: uploadId, linkKey: uploadId, reading: null };
  const whose = { owner: `external-policy:${policyId}`, purpose: 'policy-paper', slot: paper };
  const state = { label: '', status: 'stored', reason: null, receivedAt, expiresAt };
  return { _id: uploadId, ...whose, ...state, ...file };
}

async function inBatches<One>(all: readonly One[], insert: (some: One[]) => Promise<unknown>) {
  for (let from = 0; from < all.length; from += 500) await insert(all.slice(from, from + 500));
}
