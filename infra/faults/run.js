/** `npm run faults`: see options.ts. */
import { loadavg } from 'node:os';
import process from 'node:process';
import { runFaults } from './faults.ts';
import { help, readOptions } from './options.ts';
const mostShown = 40;
process.exit(await main().catch((error) => {
    console.error(error.stack);
    return 1;
}));
async function main() {
    const options = readOptions(process.argv.slice(2));
    if (!options) {
        console.log(help);
        return 0;
    }
    const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
    say(`Load of the machine at the start: ${loads()}`);
    const stopping = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => stopping.abort());
    const { problems, leftOut } = await runFaults(options, say, stopping.signal);
    say(`Load of the machine at the end: ${loads()}`);
    for (const line of leftOut)
        console.log(`Left out: ${line}`);
    for (const line of problems.slice(0, mostShown))
        console.log(`NOT AS PROMISED: ${line}`);
    if (problems.length > mostShown)
        console.log(`… and ${problems.length - mostShown} more`);
    return problems.length > 0 ? 1 : 0;
}
function loads() {
    return loadavg()
        .map((each) => each.toFixed(1))
        .join(' ');
}
