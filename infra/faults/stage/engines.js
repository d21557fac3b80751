/** Engines of this run alone, with fresh data: whatever is killed here belongs to nobody else. */
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '../../launch/distributed/ports.ts';
const firstPort = 23_000;
const portsOfASet = 7;
export async function startEngines(say) {
    const require = createRequire(import.meta.url);
    const control = require('../../native/run/control.cjs');
    const { openInstance } = require('../../native/run/instance.cjs');
    const instance = openInstance({ name: `faults-${process.pid}`, portBase: await freeRow() });
    await control.up(instance, undefined, say);
    const taken = new Set();
    return {
        env: control.environment(instance),
        start: async (name) => {
            await control.up(instance, [name]);
            taken.delete(name);
        },
        stop: async (name) => {
            taken.add(name);
            await control.down(instance, [name]);
        },
        kill: async (name) => {
            taken.add(name);
            await control.kill(instance, [name]);
        },
        missing: async () => {
            const states = await control.status(instance);
            const gone = states.filter(({ name, ready }) => !ready && !taken.has(name));
            return gone.map(({ title, why }) => `${title}: ${why}`);
        },
        dataOf: (name) => path.join(instance.folder, name, 'data'),
        remove: () => control.reset(instance),
    };
}
/** The first of as many free ports in a row as a set takes. */
async function freeRow() {
    for (let first = firstPort;; first += portsOfASet) {
        const [lowest] = await freePorts(first, portsOfASet, '127.0.0.1').then((ports) => ports.at(-1) === first + portsOfASet - 1 ? ports : []);
        if (lowest !== undefined)
            return lowest;
    }
}
