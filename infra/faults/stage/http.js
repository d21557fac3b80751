/**
 * How this run asks: over connections that stay open, every try noted. Who is not answered asks again with the same words
 * and the same key, as a browser or the BFF does.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { notTaken } from '@muqarin/platform/http/transport';
import { Agent, request } from 'undici';
const patienceMilliseconds = 90_000;
export function createHttp() {
    const dispatcher = new Agent({ headersTimeout: 15_000, connect: { timeout: 2_000 } });
    const tries = [];
    const attempt = async (target, ask) => {
        const at = Date.now();
        const sent = await send(dispatcher, ask);
        tries.push({ at, took: Date.now() - at, target, what: sent.what, origin: ask.origin });
        return sent;
    };
    return {
        tries,
        once: async (target, ask) => (await attempt(target, ask)).answer,
        patiently: async (target, ask) => {
            const until = Date.now() + patienceMilliseconds;
            for (let waits = 100;; waits = Math.min(waits * 2, 1_000)) {
                const { answer, again } = await attempt(target, ask());
                if (answer && !again)
                    return answer;
                if (Date.now() > until)
                    throw new Error(`${target} did not answer`);
                await pause(waits);
            }
        },
        close: () => dispatcher.destroy(),
    };
}
async function send(dispatcher, { origin, path, ...ask }) {
    try {
        const got = await request(`${origin}${path}`, { dispatcher, ...ask });
        const { statusCode: status, headers } = got;
        const cookies = [headers['set-cookie'] ?? []].flat();
        const answer = { status, body: await got.body.text(), cookies };
        if (headers[notTaken] !== undefined)
            return { answer: null, again: true, what: 'STARTING' };
        const isUnderWay = status === 409 && answer.body.includes('UNDER_WAY');
        const again = status >= 500 || isUnderWay;
        const silent = again && !headers['retry-after'];
        return { answer, again, what: silent ? `${status} without Retry-After` : String(status) };
    }
    catch (error) {
        return { answer: null, again: true, what: codeOf(error) };
    }
}
function codeOf(error) {
    const first = error instanceof AggregateError ? error.errors[0] : error;
    const { code, name } = first;
    return typeof code === 'string' ? code : name;
}
/** Told when to come again, by an answer that also gave the key free: the next try is not told that this one is under way. */
export function isClearRefusal({ what }) {
    return what === '503';
}
/** How often each thing happened, the most frequent first. */
export function counted(tries) {
    const groups = Map.groupBy(tries, ({ what }) => what);
    return [...groups]
        .map(([what, each]) => ({ what, count: each.length }))
        .sort((a, b) => b.count - a.count)
        .map(({ what, count }) => `${what}: ${count}`)
        .join(', ');
}
