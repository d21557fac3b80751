/** kill -9 of every kind of process while leads come in; the end of the run says whether anything was lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load/rhythm.ts';
import { killSchedule } from '../schedule.ts';
import { counted } from '../stage/http.ts';
import { until } from '../stage/stage.ts';
const name = 'kills';
export const kills = async (stage) => {
    const { options, stores, say } = stage;
    const schedule = killSchedule(targetsOf(stage), options);
    say(`Seed ${options.seed}: ${schedule.map(({ target, copy }) => `${target}-${copy}`).join(' ')}`);
    const meanMilliseconds = (options.leads / options.rate / options.kills) * 1000;
    const began = Date.now();
    const load = stage.load(name);
    let done = 0;
    let withEvents = 0;
    for (const [index, kill] of schedule.entries()) {
        await pause(kill.wait * meanMilliseconds);
        const victim = kill.target === 'relay' ? await holder(stage) : `${kill.target}-${kill.copy}`;
        const waiting = kill.target === 'relay' ? await stores.waiting().catch(() => 0) : 0;
        if (!(await stage.product.signal(victim, 'SIGKILL')))
            continue;
        done += 1;
        if (waiting > 0)
            withEvents += 1;
        if ((index + 1) % 10 === 0)
            say(`${index + 1} kills, ${load.begun} leads sent`);
    }
    await until(600, () => load.begun >= options.leads);
    await load.stop();
    await stage.product.whole();
    const took = stage
        .leadsOf(name)
        .flatMap(({ dueAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - dueAt]));
    const tries = stage.triesBetween(began, Date.now());
    say(`Under the kills, by try: ${counted(tries)}`);
    const wrong = tries.filter(({ what }) => what === '500');
    const missed = options.kills - done;
    return {
        figures: [
            { figure: 'kills done', value: done, unit: 'count', reference: options.kills },
            {
                figure: 'kills of a relay that held events, beside kills of a relay',
                value: withEvents,
                unit: 'count',
                reference: schedule.filter(({ target }) => target === 'relay').length,
            },
            {
                figure: 'accept under kills, p99 beside p50',
                value: percentile(took, 99),
                unit: 'ms',
                reference: percentile(took, 50),
            },
        ],
        problems: [
            ...(missed > 0 ? [`${missed} kills were not done: their processes did not come back`] : []),
            ...(wrong.length > 0 ? [`${wrong.length} tries were answered 500 under the kills`] : []),
        ],
    };
};
function targetsOf({ product }) {
    const names = product.processes().map(({ name }) => name.replace(/-\d+$/, ''));
    return [...new Set(names), 'relay'];
}
/** The process whose relay holds events right now, so that it dies between publishing and clearing. */
async function holder({ stores }) {
    let found = null;
    await until(5, async () => {
        found = await stores.holder();
        return found !== null;
    });
    return found ?? 'leads-1';
}
