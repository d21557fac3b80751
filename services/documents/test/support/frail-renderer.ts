/** In place of the real renderer: does what the title of the paper says, as a hostile one might make it do. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentModel } from '../../contract/documents-contract.ts';
import { serveJobs } from '../../src/child/serve-jobs.ts';

serveJobs(async ({ title }: DocumentModel): Promise<Uint8Array> => {
  if (title === 'die') process.kill(process.pid, 'SIGKILL');
  if (title === 'hang') for (;;);
  if (title === 'fail') throw new Error('no room');
  // Until somebody makes the file that it names.
  if (title.startsWith('until ')) while (!existsSync(title.slice(6))) await pause(10);
  if (title.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 300));
  return Buffer.from(`%PDF-${title} ${process.pid} ${Object.keys(process.env).join()}`);
});
