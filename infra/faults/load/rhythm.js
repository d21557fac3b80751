/** A load at a fixed rate: the next call does not wait for the last one, as people do not. */
import { setTimeout as pause } from 'node:timers/promises';
/** `send` never rejects: what goes wrong with a call is written down by who makes it. */
export function startLoad(perSecond, send) {
    const under = new Set();
    const began = Date.now();
    let begun = 0;
    let stopping = false;
    const run = async () => {
        while (!stopping) {
            const due = began + (begun * 1000) / perSecond;
            const wait = due - Date.now();
            if (wait > 1)
                await pause(wait);
            if (stopping)
                break;
            const call = send(begun, due);
            begun += 1;
            under.add(call);
            void call.finally(() => under.delete(call));
        }
    };
    const running = run();
    return {
        get begun() {
            return begun;
        },
        stop: async () => {
            stopping = true;
            await running;
            await Promise.all(under);
        },
    };
}
export function percentile(values, percent) {
    const sorted = values.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
