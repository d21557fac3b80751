/** Lighthouse's mobile run of one address, several times, the median of each figure. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './figure.ts';

export interface PageFigures {
  performance: number;
  accessibility: number;
  'best practices': number;
  seo: number;
  'layout shift': number;
  /** Largest contentful paint. */
  'largest paint': number;
}

interface Measurement {
  address: string;
  cookie: string;
  rounds: number;
  executablePath: string;
  flags: readonly string[];
}

export async function measurePage(measurement: Measurement): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let round = 0; round < measurement.rounds; round += 1)
    runs.push(await runWhole(measurement));
  const middle = (figure: keyof PageFigures) => median(runs.map((run) => run[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best practices': middle('best practices'),
    seo: middle('seo'),
    'layout shift': middle('layout shift'),
    'largest paint': middle('largest paint'),
  };
}

/** Now and then Lighthouse has a trace without the figures of its pictures: such a round is run once more, and said. */
async function runWhole(measurement: Measurement): Promise<PageFigures> {
  const run = await runOnce(measurement);
  const missing = Object.entries(run).flatMap(([what, value]) => (Number.isNaN(value) ? what : []));
  if (missing.length === 0) return run;
  console.log(`${measurement.address}: a round without ${missing.join(' and ')} is run again`);
  return runOnce(measurement);
}

async function runOnce({
  address,
  cookie,
  executablePath,
  flags,
}: Measurement): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...flags],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`no Lighthouse report of ${address}`);
    const { categories, audits } = result.lhr;
    if (process.argv.includes('--verbose')) {
      tellFailures(Object.values(audits));
      tellMetrics(audits);
    }
    for (const id of ['cumulative-layout-shift', 'largest-contentful-paint']) {
      const { numericValue, errorMessage } = audits[id] ?? {};
      if (numericValue === undefined)
        console.log(`  no ${id}: ${errorMessage ?? 'no reason given'}`);
    }
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      'layout shift': audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      'largest paint': audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** The lightest page there can be: what the machine and the tool cost by themselves. */
export async function serveEmptyDocument(): Promise<{ address: string; stop(): void }> {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="An empty document"><title>Empty</title></head><body><main><h1>Empty</h1></main></body></html>';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** What the mark for performance is made of. */
function tellMetrics(audits: Readonly<Record<string, { displayValue?: string | undefined }>>) {
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'speed-index',
    'total-blocking-time',
  ];
  console.log(`  ${metrics.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`).join(', ')}`);
}

function tellFailures(
  audits: readonly {
    id: string;
    title: string;
    score: number | null;
    details?: object | undefined;
  }[],
) {
  for (const { id, title, score, details } of audits) {
    if (score === 0)
      console.log(`  ${id}: ${title} ${JSON.stringify(details ?? {}).slice(0, 600)}`);
  }
}
