/**
 * `npm run bench:proposals`: how long an employer waits for the proposal of a group, three options of two categories, as PDF and as
 * XLSX, with warm child processes, and back office for a quotation of it. Reference: the page of the list that the plans are chosen
 * from.
 */
import process from 'node:process';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { Shopper } from '../test/support/shopper.ts';
import { signInAgent } from '../test/support/sign-in-agent.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { median, printFigures } from './figure.ts';
import { lifted, startProduct, temporaryData } from './product.ts';
import { makeQuotation } from './quotation-files.ts';

const help = `npm run bench:proposals [-- --rounds 20]

  Median and 95th percentile of a group's proposal and quotation as PDF and as XLSX, beside the page of its list. Ends with one line of JSON a
  figure. Fails where a 95th percentile is over 1 s.
`;

const mostMilliseconds = 1_000;
const corporate = '/survey/medical/corporate';
const asFile = { accept: 'application/pdf, application/json' };
const values = commandLine(help, { rounds: { type: 'string', default: '20' } });
await bench(wholeNumber('--rounds', values.rounds));

async function bench(rounds: number): Promise<void> {
  const data = temporaryData();
  const product = await startProduct(await freePort(), data.dir, lifted);
  try {
    const shopper = new Shopper(product.origin);
    const plans = await groupOf(shopper, rounds);
    // Another one in each round: what was made before is kept.
    const proposalOf = (round: number) => {
      return JSON.stringify(threeFrom(plans, round).map((id) => ({ 'CAT 1': id, 'CAT 2': id })));
    };
    const file = (query: string) => (round: number) =>
      timed(shopper.post(`/proposalForm${query}`, { proposal: proposalOf(round) }, asFile));
    const list = () => timed(shopper.send(`${corporate}/products?category=1`, {}));
    const times = { pdf: [] as number[], xlsx: [] as number[], list: [] as number[] };
    const ofQuotation = { pdf: [] as number[], xlsx: [] as number[] };
    const turns = { pdf: file(''), xlsx: file('?format=xlsx'), list };
    for (let round = -1; round < rounds; round += 1) {
      for (const what of ['pdf', 'xlsx', 'list'] as const) {
        const took = await turns[what](round + 1);
        // The first of each starts the child.
        if (round >= 0) times[what].push(took);
      }
    }
    await signInAgent(shopper, data.dir);
    for (let round = -1; round < rounds; round += 1) {
      const quotation = await makeQuotation(shopper, threeFrom(plans, round + 1));
      for (const form of ['pdf', 'xlsx'] as const) {
        const took = await timed(quotation.file(form));
        if (round >= 0) ofQuotation[form].push(took);
      }
      await quotation.withdraw();
    }
    const figures = (['pdf', 'xlsx'] as const).flatMap((what) => [
      ...figuresOf(`proposal-${what}`, times[what], times.list),
      ...figuresOf(`quotation-${what}`, ofQuotation[what], times.list),
    ]);
    printFigures(figures);
    if (figures.some(({ value }) => value > mostMilliseconds)) {
      process.stderr.write('more than may be\n');
      process.exitCode = 1;
    }
  } finally {
    await product.stop();
    data.remove();
  }
}

function threeFrom(plans: readonly string[], round: number): string[] {
  return [0, 1, 2].map((more) => plans.at((round + more) % plans.length) ?? '');
}

function figuresOf(figure: string, times: readonly number[], list: readonly number[]) {
  return [
    { figure, value: median(times), unit: 'ms', reference: median(list) },
    { figure: `${figure}-p95`, value: p95(times), unit: 'ms', reference: p95(list) },
  ];
}

/** Of 27 people in two categories, with their members saved; the plans that both can have. */
async function groupOf(shopper: Shopper, rounds: number): Promise<string[]> {
  const counts = {
    member_count: '27',
    multiple_categories: '1',
    category_1: '7',
    category_2: '20',
  };
  await shopper.post(`${corporate}?step=emirate`, { emirate_id: '2' });
  await shopper.post(`${corporate}?step=category`, counts);
  await shopper.post(`${corporate}?step=check`, {});
  await shopper.post(`${corporate}/prices`, {});
  for (const [category, count] of [
    ['1', '7'],
    ['2', '20'],
  ] as const) {
    const page = await (
      await shopper.send(`${corporate}/products?category=${category}`, {})
    ).text();
    const [band = ''] = page.match(/age_\d+_\d+/) ?? [];
    const members = { employees: count, members: count, lsb: '0', nlsb: count, [band]: count };
    await shopper.post(`${corporate}/products/members`, { category, ...members });
  }
  const idsOf = async (category: number) => {
    const model = `/api/pages/medical-corporate/products?category=${category}`;
    const { tiles } = await shopper.get<{ tiles: { id: number }[] }>(model);
    return tiles.map(({ id }) => String(id));
  };
  const second = new Set(await idsOf(2));
  const both = (await idsOf(1)).filter((id) => second.has(id));
  if (both.length <= rounds) throw new Error(`only ${both.length} plans for both categories`);
  return both;
}

/** Milliseconds until all of it is here. */
async function timed(asked: Promise<Response>): Promise<number> {
  const began = performance.now();
  const answer = await asked;
  await answer.arrayBuffer();
  if (!answer.ok || /json/.test(answer.headers.get('content-type') ?? '')) {
    throw new Error(`a file answered ${answer.status}`);
  }
  return performance.now() - began;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
