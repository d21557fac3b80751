/**
 * `npm run load`: k6 walks the individual journey against the product in either mode, with thresholds; and, distributed, how
 * long a lead takes from its answer to its mail. Only against this machine, bounded in count and time.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { printFigures } from '../bench/figure.ts';
import { acceptToEffect } from './accept-to-effect.ts';
import { findK6 } from './k6.ts';
import { distributed, startUnderLoad } from './product.ts';
const help = `npm run load -- [options]

  Starts the product with empty data, lets k6 walk the individual journey (browse, submit, compare, mail) and ends it.
  --mode MODE      embedded, distributed or both (both)
  --rate N         journeys begun a second (6)
  --seconds N      how long (30; at most 120)
  --leads N        distributed: leads a second for the time from answer to mail (100)
  --skip-latency   leaves that part out
  --only-latency   leaves all but that part out; needs neither k6 nor pages
  --help

  Exit code 1 when a threshold of infra/k6/journey.js is missed. Distributed mode needs the engines: npm run native -- up`;
process.exitCode = await main();
async function main() {
    const { values } = parseArgs({
        options: {
            mode: { type: 'string', default: 'both' },
            rate: { type: 'string', default: '6' },
            seconds: { type: 'string', default: '30' },
            leads: { type: 'string', default: '100' },
            'skip-latency': { type: 'boolean', default: false },
            'only-latency': { type: 'boolean', default: false },
            help: { type: 'boolean', default: false },
        },
    });
    if (values.help) {
        console.log(help);
        return 0;
    }
    const seconds = Math.min(120, Number(values.seconds));
    const rate = { perSecond: Number(values.leads), seconds };
    if (values['only-latency']) {
        printFigures(await latencyOf(await distributed(false), rate));
        return 0;
    }
    const modes = values.mode === 'both' ? ['embedded', 'distributed'] : [values.mode];
    const figures = [];
    let missed = false;
    for (const mode of modes) {
        const product = await startUnderLoad(mode);
        try {
            const result = await walk(product, Number(values.rate), seconds);
            missed ||= !result.kept;
            figures.push(...figuresOf(mode, result.summary));
            if (mode === 'distributed' && !values['skip-latency']) {
                figures.push(...(await acceptToEffect(product, rate)));
            }
        }
        finally {
            await product.stop();
        }
    }
    printFigures(figures);
    return missed ? 1 : 0;
}
async function latencyOf(product, rate) {
    try {
        return await acceptToEffect(product, rate);
    }
    finally {
        await product.stop();
    }
}
async function walk(product, rate, seconds) {
    const folder = mkdtempSync(path.join(tmpdir(), 'muqarin-load-'));
    const file = path.join(folder, 'summary.json');
    try {
        const code = await run(findK6(), [
            'run',
            '--quiet',
            '--no-usage-report',
            `--summary-export=${file}`,
            ...Object.entries({ ORIGIN: product.origin, RATE: rate, SECONDS: seconds }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
            path.join(import.meta.dirname, 'journey.js'),
        ]);
        // 99 is k6's word for a missed threshold; anything else went wrong before one could be missed.
        if (code !== 0 && code !== 99)
            throw new Error(`k6 ended with exit code ${code}`);
        return { kept: code === 0, summary: JSON.parse(readFileSync(file, 'utf8')) };
    }
    finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
function figuresOf(mode, { metrics }) {
    const of = (step) => metrics[`http_req_duration{step:${step}}`] ?? {};
    const page = of('page');
    return ['answer', 'submit', 'list', 'compare', 'mail'].map((step) => ({
        figure: `${mode}: ${step}, p95 beside a page's`,
        value: of(step)['p(95)'] ?? Number.NaN,
        unit: 'ms',
        reference: page['p(95)'] ?? Number.NaN,
    }));
}
function run(command, args) {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, { stdio: 'inherit' });
        child.once('error', reject);
        child.once('exit', (code) => resolve(code ?? 1));
    });
}
