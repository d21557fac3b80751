/**
 * From the answer to a lead to what its consumer does with it: leads are captured at a fixed rate by HTTP at the service. The
 * effect is the mail that the database says it keeps; beside it, the mail that a mail server took. Reference, in the
 * same run and at the same rate: a bare message from a producer to a consumer over the same broker.
 */
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { createClient } from '@muqarin/platform/http/client';
import { overHttp } from '@muqarin/platform/http/over-http';
import { bareMessages } from './bare-messages.ts';
import { captureAtRate } from './capture-at-rate.ts';
import { effectsOf } from './effects.ts';
export async function acceptToEffect(product, rate) {
    const { transport, close } = overHttp({ origins: [product.addressOf('leads')] });
    const leads = createClient({ service: 'leads', contracts: leadsContract, transport });
    // Connections, compiled functions and the group's first fetch are not what is measured.
    await captureAtRate(leads, 'warm', { ...rate, seconds: 5 });
    await pause(2_000);
    const captured = await captureAtRate(leads, 'load', rate);
    const load = os.loadavg()[0] ?? 0;
    await close();
    const effects = await effectsOf(product.prefix, captured.accepted.size);
    const bare = await bareMessages(product.prefix, rate);
    tell(captured, effects, bare, load);
    if (effects.size < captured.accepted.size)
        throw new Error('a lead without its mail');
    const kept = since(captured, effects, 'mailKept');
    const sent = since(captured, effects, 'mailSent');
    return [
        ...both('lead answered to mail kept', kept, bare),
        ...both('lead answered to mail sent', sent, bare),
    ];
}
const hops = [
    ['event made, in Kafka', 'eventMade', 'inKafka'],
    ['in Kafka, mail made', 'inKafka', 'mailMade'],
    ['mail made, mail kept', 'mailMade', 'mailKept'],
    ['mail kept, mail sent', 'mailKept', 'mailSent'],
];
/** Where the time goes, hop by hop. */
function tell({ accepted, answers, refused }, effects, bare, load) {
    const row = (title, values) => {
        const shown = [50, 90, 99].map((percent) => percentile(values, percent).toFixed(1).padStart(8));
        console.log(`  ${title.padEnd(24)}${shown.join('')}`);
    };
    const failed = [...refused].map(([code, times]) => `, ${times} refused with ${code}`).join('');
    console.log(`\n${accepted.size} leads answered${failed}; load average ${load.toFixed(1)}`);
    console.log(`  ${'milliseconds'.padEnd(24)}${['p50', 'p90', 'p99'].map((p) => p.padStart(8)).join('')}`);
    row('request, answer', answers);
    for (const [title, from, to] of hops) {
        row(title, [...effects.values()].map((effect) => effect[to] - effect[from]));
    }
    row('a bare message', bare);
}
function both(title, values, bare) {
    return [50, 99].map((percent) => ({
        figure: `${title}, p${percent} beside a bare message`,
        value: percentile(values, percent),
        unit: 'ms',
        reference: percentile(bare, percent),
    }));
}
function since({ accepted }, effects, what) {
    return [...accepted].map(([to, at]) => Math.max(0, (effects.get(to)?.[what] ?? Number.POSITIVE_INFINITY) - at));
}
function percentile(values, percent) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
