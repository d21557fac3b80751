/**
 * `npm run bench:census`: staff lists of 10,000 and 50,000 rows with 20 columns, from the last byte of the upload through the BFF
 * to the page of what was read, with the most memory that a process which looks at them took. Reference: the library alone, which
 * gives cells and no census, in a process like ours. What other pages take meanwhile, beside quiet times; and fifty made lists whose
 * columns are found without help.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@muqarin/platform/contract-suites/engines/free-ports';
import { readerOptions } from '../../services/documents/src/census/serve-census.ts';
import { createLoneChild } from '../../services/documents/src/child/lone-child.ts';
import { Shopper } from '../test/support/shopper.ts';
import { beginGroup, drop, readBack } from './census-employer.ts';
import { writeMade, writeStaff } from './census-files.ts';
import { commandLine, wholeNumber } from './command-line.ts';
import { type Figure, median, printFigures } from './figure.ts';
import { lifted, type RunningProduct, root, startProduct, temporaryData } from './product.ts';
import { percentile99, readWhile } from './read-while.ts';

const help = `npm run bench:census [-- --rounds 5]

  Seconds and memory for staff lists of 10,000 and 50,000 rows through the BFF, beside the library that reads their cells; other
  pages meanwhile; columns of 50 made lists. Ends with one line of JSON a figure. Fails over the bounds that it names.
`;

const sizes = [
  { rows: 10_000, seconds: 2, megabytes: 256 },
  { rows: 50_000, seconds: 8, megabytes: 512 },
] as const;
const lists = 50;
const most = { p99: 1.5 };
const least = { mapped: 0.95 };

const values = commandLine(help, { rounds: { type: 'string', default: '5' } });
await bench(wholeNumber('--rounds', values.rounds));

async function bench(rounds: number): Promise<void> {
  const data = temporaryData();
  const settings = { ...lifted, TICKET_EARLIEST_SECONDS: '0' };
  const product = await startProduct(await freePort(), data.dir, settings);
  try {
    const employer = new Shopper(product.origin);
    await beginGroup(employer);
    const figures: Figure[] = [];
    for (const size of sizes) {
      const file = path.join(data.dir, `${size.rows}.xlsx`);
      await writeStaff(size.rows, file);
      figures.push(...(await measure(product, employer, { ...size, file, rounds })));
    }
    figures.push(...(await mapped(employer, data.dir)));
    printFigures(figures);
  } finally {
    await product.stop();
    data.remove();
  }
}

interface Size {
  rows: number;
  seconds: number;
  megabytes: number;
  file: string;
  rounds: number;
}

async function measure(product: RunningProduct, employer: Shopper, size: Size): Promise<Figure[]> {
  const { rows, file, rounds } = size;
  const other = new Shopper(product.origin);
  await other.submit(await other.answerAll('bench.census@example.com'));
  // Begins the processes, and loads what they need.
  await drop(employer, file);
  const { people } = await readBack(employer);
  if (people !== rows) throw new Error(`${people} of ${rows} people were read`);
  const seconds: number[] = [];
  const cells: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seconds.push(await drop(employer, file));
    cells.push(await libraryAlone(file));
    const began = performance.now();
    const busy = percentile99(await readWhile(other, drop(employer, file)));
    const quiet = percentile99(await readWhile(other, pause(performance.now() - began)));
    ratios.push(busy / quiet);
  }
  const [took, peak, p99] = [median(seconds), peakOf(product.pid), median(ratios)];
  hold(`${rows} rows`, took <= size.seconds && peak <= size.megabytes && p99 <= most.p99);
  const name = `census-${rows}-rows`;
  return [
    { figure: name, value: took, unit: 's', reference: median(cells) },
    { figure: `${name}-peak`, value: peak, unit: 'MB', reference: size.megabytes },
    { figure: `pages-p99-beside-${rows}-rows`, value: p99, unit: 'of quiet', reference: 1 },
  ];
}

/** Seconds, in a process that has begun already. */
async function libraryAlone(file: string): Promise<number> {
  const program = path.join(root, 'infra/bench/census-cells.ts');
  const reader = createLoneChild<{ file: string }, number>({ ...readerOptions, program });
  try {
    await reader.ask({ file: path.join(root, 'none.xlsx') });
    const began = performance.now();
    const outcome = await reader.ask({ file });
    if (outcome.kind !== 'answered') throw new Error(`the library ${outcome.kind}`);
    return (performance.now() - began) / 1000;
  } finally {
    await reader.close();
  }
}

/** MB that were resident at most, of the processes of the documents service that look at uploads. */
function peakOf(product: number): number {
  const peaks = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        // Each is told who began it.
        const isOurs = command.split('\0').includes(String(product));
        if (!isOurs || !/documents\/src\/(census|uploads)\//.test(command)) return [];
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return [Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024];
      } catch {
        // It has ended since.
        return [];
      }
    });
  if (peaks.length === 0) throw new Error('no process looks at uploads');
  return Math.max(...peaks);
}

async function mapped(employer: Shopper, dir: string): Promise<Figure[]> {
  const count = { held: 0, right: 0, wrong: 0 };
  for (let seed = 1; seed <= lists; seed += 1) {
    const file = path.join(dir, `made-${seed}.xlsx`);
    const truth = await writeMade(seed, file);
    await drop(employer, file);
    for (const { column, field } of (await readBack(employer)).columns) {
      const held = truth[column] ?? null;
      if (held) count.held += 1;
      if (field !== null && field === held) count.right += 1;
      if (field !== null && field !== held) count.wrong += 1;
    }
  }
  const share = count.right / count.held;
  hold('columns', share >= least.mapped && count.wrong === 0);
  return [
    { figure: `census-columns-of-${lists}-lists`, value: share, unit: 'of 1', reference: 1 },
    { figure: 'census-columns-taken-wrongly', value: count.wrong, unit: 'columns', reference: 0 },
  ];
}

function hold(what: string, isHeld: boolean): void {
  if (isHeld) return;
  process.stderr.write(`more than may be: ${what}\n`);
  process.exitCode = 1;
}
