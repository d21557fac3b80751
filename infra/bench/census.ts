/**
 * `npm run bench:census`: a staff list of 10,000 and of 50,000 rows with 20 columns as xlsx, from the file to its counts in the
 * documents service's reader, with the most memory the reader took; beside the library alone, which gives cells and no census.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import writeWorkbook from 'write-excel-file/node';
import type { CensusAnswer } from '../../services/documents/contract/census-contract.ts';
import type { CensusJob } from '../../services/documents/src/census/jobs.ts';
import { readerOptions } from '../../services/documents/src/census/serve-census.ts';
import { createLoneChild } from '../../services/documents/src/child/lone-child.ts';
import { commandLine } from './command-line.ts';
import { type Figure, median, printFigures } from './figure.ts';
import { root } from './product.ts';

const help = `npm run bench:census

  Seconds and memory for staff lists of 10,000 and 50,000 rows, beside the library that reads their cells. About 2 minutes.
`;

const rounds = 5;
const sizes = [10_000, 50_000];
const columns = 20;

const question: CensusJob['question'] = {
  ageBands: [
    { ageFrom: 0, ageTo: 17 },
    { ageFrom: 18, ageTo: 65 },
  ],
  maternityBands: [{ ageFrom: 18, ageTo: 45 }],
  categories: { by: 'column', steps: [], others: null, exceptions: [] },
  sheet: null,
  chosen: {},
  dateOrder: null,
  corrections: [],
  isApplied: false,
};

commandLine(help, {});
const dir = mkdtempSync(path.join(tmpdir(), 'muqarin-bench-census-'));
try {
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await measure(size)));
  printFigures(figures);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function measure(rows: number): Promise<Figure[]> {
  const file = path.join(dir, `${rows}.xlsx`);
  await writeWorkbook(sheetOf(rows), { sheet: 'Staff' }).toFile(file);
  const ours: Measured[] = [];
  const library: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await once(readerOptions.program, file, rows));
    library.push(await once(path.join(root, 'infra/bench/census-cells.ts'), file, 0));
  }
  const seconds = (all: Measured[]) => median(all.map((each) => each.seconds));
  const most = (all: Measured[]) => Math.max(...all.map((each) => each.megabytes));
  return [
    { figure: `census-${rows}-rows`, value: seconds(ours), unit: 's', reference: seconds(library) },
    { figure: `census-${rows}-rows-peak`, value: most(ours), unit: 'MB', reference: most(library) },
  ];
}

interface Measured {
  seconds: number;
  megabytes: number;
}

/** A reader that has begun already: it is there a minute after the one before. */
async function once(program: string, file: string, people: number): Promise<Measured> {
  const reader = createLoneChild<CensusJob, CensusAnswer>({ ...readerOptions, program });
  const today = { year: 2026, month: 11, day: 24 };
  const job = { key: file, file, kind: 'xlsx', task: 'counts', today, question } as const;
  try {
    // Begins it, and loads what it needs.
    await reader.ask({ ...job, file: path.join(dir, 'none.csv'), kind: 'csv' });
    const began = performance.now();
    const outcome = await reader.ask(job);
    const seconds = (performance.now() - began) / 1000;
    if (outcome.kind !== 'answered') throw new Error(`the reader ${outcome.kind}`);
    const { answer } = outcome;
    if (people > 0 && (answer.outcome !== 'read' || answer.people !== people))
      throw new Error(`not all were read: ${JSON.stringify(answer).slice(0, 300)}`);
    return { seconds, megabytes: peakOf(reader.pid() ?? 0) };
  } finally {
    await reader.close();
  }
}

/** The most that was resident. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function sheetOf(rows: number) {
  const known = ['Staff ID', 'Name', 'Gender', 'Marital Status', 'DOB', 'Salary', 'Category'];
  const more = Array.from({ length: columns - known.length }, (_, at) => `Note ${at}`);
  const headers = [...known, ...more].map((value) => ({ value, type: String }));
  const people = Array.from({ length: rows }, (_, at) => [
    { value: `E${at}`, type: String },
    { value: `Given${at % 977} Family${at % 1009}`, type: String },
    { value: at % 3 === 0 ? 'F' : 'M', type: String },
    { value: at % 2 === 0 ? 'Married' : 'Single', type: String },
    {
      value: new Date(Date.UTC(1965 + (at % 40), at % 12, 1 + (at % 28))),
      type: Date,
      format: 'dd/mm/yyyy',
    },
    { value: 1000 + (at % 300) * 100, type: Number },
    { value: 'ABC'[at % 3] ?? 'A', type: String },
    ...more.map((_, column) => ({ value: `text ${(at * 7 + column) % 5003}`, type: String })),
  ]);
  return [headers, ...people];
}
