/** Everything a trial works with: engines, product, whoever asks, and the ledger. */
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadSender } from '../load/leads.ts';
import { createLedger } from '../load/ledger.ts';
import { createQuoteLives } from '../load/quotes.ts';
import { startLoad } from '../load/rhythm.ts';
import { startEngines } from './engines.ts';
import { createHttp } from './http.ts';
import { startProduct } from './product.ts';
import { openStores } from './stores.ts';
import { watch } from './watch.ts';
/** One quote, with its six events, to so many leads. */
const leadsToAQuote = 25;
export async function openStage(options, say) {
    const began = Date.now();
    const engines = await startEngines(say);
    const opened = [() => engines.remove()];
    const close = async () => {
        for (let end = opened.pop(); end; end = opened.pop())
            await end().catch((error) => say(`could not end in order: ${error.message}`));
    };
    try {
        const product = await startProduct({ replicas: options.replicas, env: engines.env });
        opened.push(() => product.stop());
        const watching = watch({
            missing: engines.missing,
            ended: product.ended,
            withinSeconds: options.givenUpAfterSeconds - (Date.now() - began) / 1000,
        });
        opened.push(async () => watching.end());
        const stores = await openStores(engines);
        opened.push(() => stores.close());
        const http = createHttp();
        opened.push(() => http.close());
        const ledger = createLedger();
        const sendLead = await createLeadSender(http, product, ledger);
        const liveQuote = createQuoteLives(http, product, ledger);
        return {
            options,
            engines,
            product,
            stores,
            http,
            ledger,
            say,
            broken: watching.broken,
            onClose: (end) => void opened.push(end),
            close,
            load: (name) => startLoad(options.rate, (index, dueAt) => mixed(name, index, dueAt)),
            leadsOf: (name) => ledger.leads.filter(({ email }) => email.startsWith(`${name}-`)),
            triesBetween: (from, to) => http.tries.filter(({ at }) => at >= from && at < to),
        };
        async function mixed(name, index, dueAt) {
            const quote = index % leadsToAQuote === 0 ? liveQuote(`q-${name}-${index}`) : undefined;
            await Promise.all([sendLead(`${name}-${index}@example.com`, dueAt, index), quote]);
        }
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** Polls until it holds; false when it has not within the time. Rarely where the question costs something. */
export async function until(withinSeconds, holds, everyMilliseconds = 25) {
    const end = Date.now() + withinSeconds * 1000;
    for (;;) {
        if (await Promise.resolve(holds()).catch(() => false))
            return true;
        if (Date.now() > end)
            return false;
        await pause(everyMilliseconds);
    }
}
