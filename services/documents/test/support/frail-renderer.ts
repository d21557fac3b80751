/** In place of the real renderer: does what the title of the paper says, as a hostile one might make it do. */
import process from 'node:process';
import type { DocumentModel } from '../../contract/documents-contract.ts';
import { serveJobs } from '../../src/child/serve-jobs.ts';

serveJobs(async ({ title }: DocumentModel): Promise<Uint8Array> => {
  if (title === 'die') process.kill(process.pid, 'SIGKILL');
  if (title === 'hang') for (;;);
  if (title === 'fail') throw new Error('no room');
  if (title.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 300));
  return Buffer.from(`%PDF-${title} ${process.pid} ${Object.keys(process.env).join()}`);
});
