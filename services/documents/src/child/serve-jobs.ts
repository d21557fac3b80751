/**
 * What a process of `lone-child.ts` does all its life: one job after the other, giving way to whatever answers a visitor, and it ends
 * with the process that began it.
 */
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Reply } from './lone-child.ts';

export function serveJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  endWithParent();
  const send = (reply: Reply<Answer>) => process.send?.(reply);
  process.on('message', (job: Job) => {
    work(job).then(
      (answer) => send({ answer }),
      (error: Error) => send({ failure: error.message }),
    );
  });
}

const lookAfterMilliseconds = 1000;

/** The end of the channel is heard between two jobs; a thread sees it also while a job never ends. */
function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  const watch = `
    const { workerData: parent } = require('node:worker_threads');
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, ${lookAfterMilliseconds});`;
  new Worker(watch, {
    eval: true,
    workerData: Number(process.argv[2]),
    resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
