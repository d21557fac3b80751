/** A thread that derives keys and gives way to everything else: a page must not wait because somebody signs in. */
import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Derivation, deriveNow } from './derive.ts';
import type { Yielding } from './hash-pool.ts';

/** As `nice -n 10` does: a tenth of what others take where the processor is wanted by all, the whole of it where it is not. */
const niceness = 10;

giveWay(workerData as Yielding);
parentPort?.on('message', (asked: Derivation) => {
  try {
    parentPort?.postMessage({ key: deriveNow(asked) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});

/** Linux alone gives each thread a priority and a scheduling class; elsewhere it keeps those of its process. */
function giveWay(yielding: Yielding): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? '';
    os.setPriority(Number(thread), os.getPriority(Number(thread)) + niceness);
    // SCHED_IDLE, which Node cannot ask for: whoever wakes takes the processor at once. Without chrt the niceness stands alone.
    if (yielding === 'idle') spawnSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' });
  } catch {
    // Without /proc, or where it is not allowed: it hashes as before.
  }
}
