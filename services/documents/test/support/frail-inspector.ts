/** In place of the real inspector: does what the file says, as a hostile one would make a decoder do. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { serveJobs } from '../../src/child/serve-jobs.ts';
import type { InspectionJob, Verdict } from '../../src/uploads/inspect/verdict.ts';

serveJobs(async ({ file, fresh }: InspectionJob): Promise<Verdict> => {
  const what = readFileSync(file, 'utf8');
  if (what === 'die') process.kill(process.pid, 'SIGKILL');
  if (what === 'hang') for (;;);
  if (what === 'fail') throw new Error('no space');
  if (what === 'environment') writeFileSync(fresh, JSON.stringify(process.env));
  return { fit: true, kind: 'pdf', isFresh: false };
});
