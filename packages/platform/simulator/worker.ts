/** A thread that runs seeds. With a patch it runs them on sources that hold a planted bug. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Patch, plant } from './patches.ts';

export interface Errand {
  from: number;
  to: number;
  step: number;
  patch?: Patch;
  /** Seeds that may fail before it gives up. */
  failures: number;
}

export interface Report {
  seeds: number;
  requests: number;
  failed?: { seed: number; problems: readonly string[]; trace: readonly string[] };
  done?: true;
}

const { from, to, step, patch, failures } = workerData as Errand;
const tell = (report: Report) => parentPort?.postMessage(report);

if (patch !== undefined) plant(patch);
// Only now: what it loads must be what was planted.
const { createSimulator } = await import('./run.ts');
const simulate = createSimulator();
let left = failures;
for (let seed = from; seed <= to && left > 0; seed += step) {
  const { problems, trace, requests } = await simulate({ seed });
  const failed = problems.length > 0 ? { seed, problems, trace: trace.slice(-60) } : undefined;
  if (failed !== undefined) left -= 1;
  tell({ seeds: 1, requests, ...(failed === undefined ? {} : { failed }) });
}
tell({ seeds: 0, requests: 0, done: true });
