/** The trials one after the other on one stage, and then the ledger against what is there. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { printFigures } from '../bench/figure.ts';
import { compare, findAll, promisedMails } from './compare.ts';
import { openStage, until } from './stage/stage.ts';
import { broker } from './trials/broker.ts';
import { disk } from './trials/disk.ts';
import { kills } from './trials/kills.ts';
import { mongo } from './trials/mongo.ts';
import { poison } from './trials/poison.ts';
import { redis } from './trials/redis.ts';
import { sigterm } from './trials/sigterm.ts';
const trials = { kills, broker, mongo, redis, poison, sigterm, disk };
export async function runFaults(options, say, 
/** Ends everything that was started, whatever is under way. */
stopping) {
    const stage = await openStage(options, say);
    const report = { figures: [], problems: [], leftOut: [] };
    try {
        await Promise.race([tryAll(stage, report), aborted(stopping), stage.broken]);
    }
    finally {
        mkdirSync(path.dirname(said), { recursive: true });
        writeFileSync(said, stage.product.lines.join('\n'));
        say(`What the product said: ${path.relative(process.cwd(), said)}`);
        await stage.close();
    }
    printFigures(report.figures);
    return report;
}
async function tryAll(stage, report) {
    const { options, say } = stage;
    for (const name of options.only) {
        say(`== ${name}`);
        const { figures, problems, leftOut } = await trials[name](stage);
        report.figures.push(...figures);
        report.problems.push(...problems);
        if (leftOut)
            report.leftOut.push(`${name}: ${leftOut}`);
        for (const problem of problems)
            say(`   ${problem}`);
    }
    const { figures, problems } = await balance(stage);
    report.figures.push(...figures);
    report.problems.push(...problems);
}
function aborted(signal) {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
}
/** For whoever wants to know why. */
const said = path.join(import.meta.dirname, '../../test-results/faults.log');
const settlesWithinSeconds = 90;
/** When nothing waits any more and nothing new comes. */
async function balance(stage) {
    const { stores, ledger, say } = stage;
    say('== the ledger');
    await stage.product.whole();
    // Small questions, cheapest first: to read all mails again and again would take the database from those who make them.
    const isSettled = async () => (await stores.mailTotal()) >= promisedMails(ledger).length &&
        (await stores.waiting()) === 0 &&
        (await stores.mailed()).behind === 0;
    const settled = await until(settlesWithinSeconds, isSettled, 1_000);
    const verdict = compare(ledger, await findAll(stores));
    const unsettled = `something still waits after ${settlesWithinSeconds} s`;
    return settled ? verdict : { ...verdict, problems: [unsettled, ...verdict.problems] };
}
