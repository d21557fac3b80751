/** In place of the real inspector: does what the file says, as a hostile one would make a decoder do. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import type { InspectionJob } from '../../src/uploads/inspect/verdict.ts';

process.on('message', ({ file, fresh }: InspectionJob) => {
  const what = readFileSync(file, 'utf8');
  if (what === 'die') process.kill(process.pid, 'SIGKILL');
  if (what === 'hang') for (;;);
  if (what === 'fail') {
    process.send?.({ failure: 'no space' });
    return;
  }
  if (what === 'environment') writeFileSync(fresh, JSON.stringify(process.env));
  process.send?.({ verdict: { fit: true, kind: 'pdf', isFresh: false } });
});
