/** In a process of its own: derives a key in a thread of the class it is given, and prints the scheduling policy of each thread. */
import { readdirSync, readFileSync } from 'node:fs';
import { createHashPool, type Yielding } from '../../src/secrets/hash-pool.ts';
import { cheapDerivation } from './cheap-derivation.ts';

const pool = createHashPool(process.argv[2] as Yielding);
await pool.derive(cheapDerivation);
process.stdout.write(JSON.stringify(policies()));
await pool.stop();

/** The 41st field of a thread's `stat`, the 39th after the name in brackets. */
function policies(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38]);
  });
}
