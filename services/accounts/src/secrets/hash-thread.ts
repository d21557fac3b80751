/** A thread that derives keys and gives way to everything else: a page must not wait because somebody signs in. */
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Derivation, deriveNow } from './derive.ts';

/** As `nice -n 10` does: a tenth of what others take where the processor is wanted by all, the whole of it where it is not. */
const niceness = 10;

giveWay();
parentPort?.on('message', (asked: Derivation) => {
  try {
    parentPort?.postMessage({ key: deriveNow(asked) });
  } catch (error) {
    parentPort?.postMessage({ problem: String(error) });
  }
});

/** Linux alone gives each thread a priority; elsewhere it keeps that of its process. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, os.getPriority(thread) + niceness);
  } catch {
    // Without /proc, or where it is not allowed: it hashes as before.
  }
}
