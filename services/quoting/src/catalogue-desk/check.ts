/** One check at a time in a thread of its own, which ends with it and takes no longer than it may. */
import { Worker } from 'node:worker_threads';
import { AppError } from '@muqarin/platform/errors';
import { catalogueMessages } from '@muqarin/rules/catalogue-changes/messages';
import type { CheckAsked, Checked } from './checking.ts';

export type Check = (asked: CheckAsked) => Promise<Checked>;

const mayTakeMilliseconds = 60_000;
/** That wait for their turn; whoever comes then is told so. */
const mostWaiting = 4;

/** `thread` is the program of one. What it gives throws QUOTING.CHECK_BUSY. */
export function createCheck(thread: URL): Check {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (asked) => {
    if (waiting >= mostWaiting)
      throw new AppError('unavailable', 'QUOTING.CHECK_BUSY', catalogueMessages.checkBusy, {
        retryAfterSeconds: 5,
      });
    waiting += 1;
    const checked = last.then(() => inThread(thread, asked)).finally(() => (waiting -= 1));
    last = checked.catch(() => undefined);
    return checked;
  };
}

function inThread(program: URL, asked: CheckAsked): Promise<Checked> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, {
      workerData: asked,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(
      () => void thread.terminate().then(() => reject(new Error('a check took too long'))),
      mayTakeMilliseconds,
    );
    thread.once('message', (checked: Checked) => resolve(checked));
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('a check ended without an answer'));
    });
  });
}
