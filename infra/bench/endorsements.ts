/**
 * `npm run bench:endorsements`: what people who join and leave cost, from the question to the answer of orders and quoting as the BFF
 * asks them, over files; beside reading the same policy without pricing anything. And the paper of such a change, apart, beside one
 * of a line.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { connectSqlite } from '@muqarin/mongoose-sqlite';
import { testOn } from '@muqarin/platform/contract-suites/database-under-test';
import { createLogger } from '@muqarin/platform/logger';
import { paperIn } from '../../bff/src/locale/papers.ts';
import { inEnglish } from '../../bff/src/locale/said.ts';
import { endorsement } from '../../bff/src/views/medical-corporate/papers/endorsement.ts';
import { createPdfRenderer } from '../../services/documents/src/pdf/renderer.ts';
import { orderingUnderTest } from '../test/orders/support/ordering.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { changesOf, type GroupOnBench, soldOnBench, visitor } from './endorsement-groups.ts';
import { type Figure, median, printFigures } from './figure.ts';

const help = `npm run bench:endorsements [-- --rounds 100]

  Median and 95th percentile of pricing 12 people who join and 12 who leave, in groups of 87, 1,000 and 5,000 people, beside reading that
  policy; and of the change's paper. Ends with one line of JSON a figure. Fails over 50 ms for the first two, over 1 s for the paper.
`;
const mostMilliseconds: Readonly<Record<string, number>> = {
  'endorsement-of-87': 50,
  'endorsement-of-1000': 50,
  'endorsement-paper': 1_000,
};

const values = commandLine(help, { rounds: { type: 'string', default: '100' } });
const rounds = wholeNumber('--rounds', values.rounds);
const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-bench-endorsements-'));
let files = 0;
testOn(async ({ now }) => {
  const connection = await connectSqlite({ file: path.join(dir, `${++files}.sqlite`), now });
  return { connection, dispose: () => connection.close() };
});
const ordering = await orderingUnderTest();
const renderer = createPdfRenderer(createLogger({ level: 'silent' }));
try {
  const small = await soldOnBench(ordering.client, { people: 87, changes: 1 });
  const large = await soldOnBench(ordering.client, { people: 1_000, changes: 50 });
  const largest = await soldOnBench(ordering.client, { people: 5_000, changes: 5 });
  const figures = [
    ...(await pricing('endorsement-of-87', small)),
    ...(await pricing('endorsement-of-1000', large)),
    ...(await pricing('endorsement-of-5000', largest)),
    ...(await paper(small)),
  ];
  printFigures(figures);
  const isTooMuch = figures.some(({ figure, value }) => {
    return value > (mostMilliseconds[figure] ?? Number.POSITIVE_INFINITY);
  });
  if (isTooMuch) process.stderr.write('more than may be\n');
  if (isTooMuch) process.exitCode = 1;
} finally {
  await renderer.close();
  await ordering.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function pricing(figure: string, { policyId }: GroupOnBench): Promise<Figure[]> {
  const { client } = ordering;
  const change = { policyId, ...changesOf(12) };
  const price = async () => {
    const answer = await client.priceGroupChange(change, visitor);
    if (answer.outcome !== 'priced') throw new Error(JSON.stringify(answer).slice(0, 500));
  };
  return beside(figure, price, () => client.groupPolicy({ policyId }, visitor));
}

/** Each time another one, as none is kept. */
async function paper({ policyId, line }: GroupOnBench): Promise<Figure[]> {
  const { client } = ordering;
  const ledger = await client.policyLedger({ policyId, line }, visitor);
  const change = await client.groupChange({ policyId, number: 1 }, visitor);
  if (!ledger || !change) throw new Error('no change');
  const model = paperIn(inEnglish, endorsement(ledger, change));
  const line1 = { ...model, sections: model.sections.slice(0, 1) };
  const whole = () => renderer.render(model);
  return beside('endorsement-paper', whole, () => renderer.render(line1), Math.ceil(rounds / 5));
}

/** Median and 95th percentile of both in turns, each first done some times for nothing. */
async function beside(
  figure: string,
  work: () => Promise<unknown>,
  reference: () => Promise<unknown>,
  turns = rounds,
): Promise<Figure[]> {
  const times = { work: [] as number[], reference: [] as number[] };
  for (let turn = -5; turn < turns; turn += 1) {
    const [one, other] = [await timed(work), await timed(reference)];
    if (turn < 0) continue;
    times.work.push(one);
    times.reference.push(other);
  }
  const of = (name: string, most: (all: readonly number[]) => number): Figure => {
    return { figure: name, value: most(times.work), unit: 'ms', reference: most(times.reference) };
  };
  return [of(`${figure}-p50`, median), of(figure, p95)];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
